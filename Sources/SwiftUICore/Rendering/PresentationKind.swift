/// What a view is presented as.
package enum PresentationKind: Equatable, Sendable {
  case sheet
  case fullScreenCover
  case alert
  case confirmationDialog
  /// At the edge of a rectangle, on the side that the arrow points from.
  case popover(arrowEdge: Edge)
}
