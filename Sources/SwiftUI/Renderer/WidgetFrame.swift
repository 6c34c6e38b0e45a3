#if GTK
import Foundation
import GTK
import SwiftUICore

/// The question by which a widget with views inside tells how much it adds around them.
///
/// The container inside answers it with a known length, so that what the widget's answer has more is the
/// widget's own: padding, border, a check mark. GTK keeps the answer until the widget's style changes.
enum WidgetFrameProbe {
  /// No widget is ever that large.
  static let forSize = 1 << 20
  static let length = 1 << 12
}

extension Widget {
  /// What the widget adds around the views in it.
  private var frameSize: CGSize {
    CGSize(width: frameLength(.horizontal), height: frameLength(.vertical))
  }

  private func frameLength(_ orientation: Orientation) -> Int {
    max(
      0,
      measure(orientation, forSize: WidgetFrameProbe.forSize).natural - WidgetFrameProbe.length)
  }

  /// The size for a proposal of a widget with views inside: theirs, with what the widget adds around them.
  func size(around container: GTKContainer, _ proposal: ProposedViewSize) -> CGSize {
    let frame: CGSize = frameSize
    let inner = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - frame.width) },
      height: proposal.height.map { max(0, $0 - frame.height) })
    let content: CGSize = container.measureContent?(inner) ?? .zero
    // The least that the style sheet says: the container itself asks for nothing.
    let leastWidth = CGFloat(measure(.horizontal).minimum)
    let leastHeight = CGFloat(measure(.vertical).minimum)
    return CGSize(
      width: max(leastWidth, content.width.rounded(.up) + frame.width),
      height: max(leastHeight, content.height.rounded(.up) + frame.height))
  }
}
#endif
