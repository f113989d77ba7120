"""Tables: their events, seats, moves, clocks and set-up."""
