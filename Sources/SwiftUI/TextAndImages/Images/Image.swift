#if GTK
import Foundation
import GTK
import SwiftUICore

/// Icons of the theme are `GtkImage`s, all others are `GtkPicture`s. A node never changes from one
/// to the other.
extension ImagePrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> Widget {
    image.isIcon ? IconImage() : PixelPicture()
  }

  func updateWidget(_ widget: Widget, from old: Self?, _ context: GTKContext<Self>) {
    guard old != self else { return }
    if let icon = widget as? IconImage {
      icon.show(self)
      let sheet: SharedStyleSheet? = foreground?.plainColor.map { .foreground($0) }
      context.setStyleSheet(sheet, for: .foreground, on: icon)
    } else if let picture = widget as? PixelPicture {
      picture.show(self, from: old)
    }
    if old?.image.isDecorative ?? false != image.isDecorative {
      widget.setAccessibleHidden(image.isDecorative)
    }
  }

  func size(_ widget: Widget, _ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize(width: symbolSize, height: symbolSize)
    if let picture = widget as? PixelPicture { size = picture.pointSize }
    guard image.resizing != nil else { return size }
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func prepare(_ widget: Widget, for size: CGSize) {
    if let icon = widget as? IconImage {
      icon.pixelSize = Int(pixels: min(size.width, size.height).rounded())
    } else if let picture = widget as? PixelPicture {
      picture.prepare(for: size)
    }
  }

  /// An icon stands beside text so that their middles meet.
  func baselines(_ widget: Widget, in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard image.isIcon, image.resizing == nil else { return nil }
    // The middle of capital letters is about a third of the font's size above the baseline.
    let baseline = size.height * (0.5 + 0.33)
    return (baseline, baseline)
  }
}

/// An icon of the theme.
final class IconImage: GTK.Image {
  func show(_ primitive: ImagePrimitive) {
    let name =
      switch primitive.image.source {
      case .symbol(let icon): icon.name
      case .missing, .file, .data: SystemImageNames.missingIcon
      }
    if iconName != name { iconName = name }
    setAccessibleLabel(primitive.accessibilityLabel)
  }
}
#endif
