#if GTK
/// What each view type promises on GTK.
enum Promise: CaseIterable, Sendable {
  /// Each of three siblings alike hands over its own widget.
  case receiver
  /// From inside, the widget around; from a view with nothing inside, none.
  case ancestor
  /// The receiver's own widget comes before one around it.
  case bothScopes
  /// A selector of one's own decides which widget it is.
  case selector
  /// A predicate of another platform calls nothing.
  case foreignPlatforms
  /// Widgets, frames and tab order are those of the same views without introspection.
  case noTrace
}
#endif
