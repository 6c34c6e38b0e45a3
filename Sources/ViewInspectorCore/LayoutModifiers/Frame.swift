import SwiftUI

extension InspectableView {
  /// - Throws: `modifierNotFound` where one of the lengths is not given; ask for the other one then.
  public func fixedFrame() throws -> (width: CGFloat, height: CGFloat, alignment: Alignment) {
    (try fixedWidth(), try fixedHeight(), try fixedAlignment())
  }

  public func fixedHeight() throws -> CGFloat {
    try modifierAttribute(.frameHeight, "frame(height:)")
  }

  public func fixedWidth() throws -> CGFloat {
    try modifierAttribute(.frameWidth, "frame(width:)")
  }

  public func fixedAlignment() throws -> Alignment {
    try modifierAttribute(.frameAlignment, "frame(alignment:)")
  }

  /// Lengths that are not given are not a number.
  public func flexFrame() throws -> (
    minWidth: CGFloat, idealWidth: CGFloat, maxWidth: CGFloat, minHeight: CGFloat,
    idealHeight: CGFloat, maxHeight: CGFloat, alignment: Alignment
  ) {
    let call =
      "frame(minWidth: idealWidth: maxWidth: minHeight: idealHeight: maxHeight: alignment:)"
    let alignment: Alignment = try modifierAttribute(.flexFrameAlignment, call)
    func length(_ row: Structure) -> CGFloat { (try? modifierAttribute(row, call)) ?? .nan }
    return (
      length(.flexFrameMinWidth), length(.flexFrameIdealWidth), length(.flexFrameMaxWidth),
      length(.flexFrameMinHeight), length(.flexFrameIdealHeight), length(.flexFrameMaxHeight),
      alignment
    )
  }

  public func fixedSize() throws -> (horizontal: Bool, vertical: Bool) {
    if !modifiers(.uniformFixedSize).isEmpty { return (true, true) }
    return (
      try modifierAttribute(.fixedSizeHorizontal, "fixedSize"),
      try modifierAttribute(.fixedSizeVertical, "fixedSize")
    )
  }

  public func layoutPriority() throws -> Double {
    try modifierAttribute(.layoutPriority, "layoutPriority")
  }
}
