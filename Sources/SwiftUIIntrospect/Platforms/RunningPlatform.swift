extension Platform {
  /// The platform that draws, read once from the system; nil where no toolkit does. Tests replace it.
  @_spi(Internals)
  @MainActor
  public static var current: Platform? = running

  private static var running: Platform? {
    #if GTK
      gtk
    #else
      nil
    #endif
  }
}
