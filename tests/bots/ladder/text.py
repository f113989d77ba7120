def reported(lang):
    return {"cards played": "Cards played", "ladder's top": "Top of the ladder"}


def report(view, seat):
    return {"cards played": int(view.s.seats[seat].turns), "ladder's top": int(view.s.top)}
