"""Drawing tools shared by all games: SVG elements, brush strokes, the palette and signs."""
