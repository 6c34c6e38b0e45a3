/// Stand-in: nothing is drawn.
public final class CGContext {}
