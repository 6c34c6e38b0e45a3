#if os(Linux)
import Foundation
import SwiftUI
import SwiftUICore

extension InspectableView {
  /// Where `alignmentGuide(_:computeValue:)` puts a guide of a view that has a size, in points.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, in size: CGSize
  ) throws -> CGFloat { try alignmentGuide(guide.key, in: size) }

  public func alignmentGuide(
    _ guide: VerticalAlignment, in size: CGSize
  ) throws -> CGFloat { try alignmentGuide(guide.key, in: size) }

  /// What is outside replaces what is inside.
  private func alignmentGuide(_ key: AlignmentKey, in size: CGSize) throws -> CGFloat {
    let all = content.medium.viewModifiers.compactMap {
      $0.modifier as? _AlignmentWritingModifier
    }
    guard let modifier = all.last(where: { $0.key == key }) else {
      throw missingModifier("alignmentGuide")
    }
    return modifier.computeValue(ViewDimensions(size: size))
  }
}
#endif
