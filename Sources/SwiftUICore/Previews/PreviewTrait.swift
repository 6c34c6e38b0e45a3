import Foundation

/// How a preview is shown: its size, its orientation, what is around it.
/// On Apple's systems DeveloperToolsSupport declares it.
public struct PreviewTrait<T> {
  package enum Kind {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case device(PreviewDevice)
    case modifier(any PreviewModifier)
    case traits([PreviewTrait<T>])
  }

  package let kind: Kind

  package init(kind: Kind) { self.kind = kind }

  /// Several traits as one, applied in order.
  public init(_ traits: PreviewTrait<T>...) { kind = .traits(traits) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The layout that a preview has without a trait: that of a window.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }

  /// The view at its ideal size.
  public static var sizeThatFitsLayout: PreviewTrait<T> {
    PreviewTrait(kind: .layout(.sizeThatFits))
  }

  /// A container of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }

  public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }

  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait(kind: .orientation(.portraitUpsideDown))
  }

  public static var landscapeLeft: PreviewTrait<T> {
    PreviewTrait(kind: .orientation(.landscapeLeft))
  }

  public static var landscapeRight: PreviewTrait<T> {
    PreviewTrait(kind: .orientation(.landscapeRight))
  }

  /// What a modifier puts around the preview's view.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(kind: .modifier(modifier))
  }
}
