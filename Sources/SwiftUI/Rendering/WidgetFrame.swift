#if GTK
import Foundation
import GTK
import SwiftUICore

/// The question by which a widget with views inside tells how much it adds around them.
///
/// GTK has no getter for the padding, the border and the check mark of a widget. So the widget is
/// measured for a length across that no widget has; the container inside answers that with a known
/// length, and what the widget's own answer has more is the widget's. GTK keeps the answer until
/// the widget's style changes.
enum WidgetFrameProbe {
  private static let across = 1 << 20
  private static let length = 1 << 12

  /// What the container answers where it is asked for the probe's length; nil for real lengths.
  ///
  /// The widget has taken its own frame off the length already, and no frame is half of it.
  static func answer(to across: Int) -> Int? { across >= Self.across / 2 ? length : nil }

  /// What `widget` adds around its container.
  @MainActor static func frame(of widget: Widget) -> CGSize {
    func length(_ orientation: Orientation) -> Int {
      max(0, widget.measure(orientation, forSize: across).natural - Self.length)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
}

extension Widget {
  /// The size for a proposal of a widget with views inside: theirs, with what the widget adds
  /// around them.
  func size(around container: GTKContainer, _ proposal: ProposedViewSize) -> CGSize {
    let frame = WidgetFrameProbe.frame(of: self)
    let inner = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - frame.width) },
      height: proposal.height.map { max(0, $0 - frame.height) })
    let content = container.measureContent?(inner) ?? .zero
    // The least that the style sheet says: the container itself asks for nothing.
    let leastWidth = CGFloat(measure(.horizontal).minimum)
    let leastHeight = CGFloat(measure(.vertical).minimum)
    return CGSize(
      width: max(leastWidth, content.width.rounded(.up) + frame.width),
      height: max(leastHeight, content.height.rounded(.up) + frame.height))
  }
}
#endif
