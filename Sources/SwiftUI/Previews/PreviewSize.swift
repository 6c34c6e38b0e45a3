import Foundation
import SwiftUICore

extension FoundPreview {
  /// The traits, those that are several taken apart.
  package var flatTraits: [PreviewTrait<Preview.ViewTraits>] {
    func flat(_ trait: PreviewTrait<Preview.ViewTraits>) -> [PreviewTrait<Preview.ViewTraits>] {
      if case .traits(let traits) = trait.kind { traits.flatMap(flat) } else { [trait] }
    }
    return traits.flatMap(flat)
  }

  /// In points; nil for the view's ideal size. The last trait that says so decides.
  package func size(in variant: PreviewVariant) -> CGSize? {
    var layout = PreviewLayout.device
    var orientation: InterfaceOrientation?
    var device: PreviewDevice?
    for trait in flatTraits {
      switch trait.kind {
      case .layout(let value): layout = value
      case .orientation(let value): orientation = value
      case .device(let value): device = value
      case .modifier, .traits: break
      }
    }
    switch layout {
    case .sizeThatFits: return nil
    case .fixed(let width, let height): return CGSize(width: width, height: height)
    case .device:
      if let size = variant.size { return size }
      let size = device.flatMap(\.size) ?? Self.windowSize
      let (short, long) = (min(size.width, size.height), max(size.width, size.height))
      return switch orientation {
      case .portrait, .portraitUpsideDown: CGSize(width: short, height: long)
      case .landscapeLeft, .landscapeRight: CGSize(width: long, height: short)
      default: size
      }
    }
  }

  /// What previews have that name no size.
  private static let windowSize = CGSize(width: 480, height: 360)
}
