import Foundation

extension AttributeScopes {
  /// The attributes of an `AttributedString` that SwiftUI draws.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name: String = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name: String = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name: String = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name: String = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name: String = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name: String = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name: String = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name: String = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension TextStyle {
  /// The looks with those added that a part of an attributed string sets.
  func applying(_ attributes: AttributeContainer) -> TextStyle {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var style = self
    if let font = attributes[Scope.FontAttribute.self] { style.font = font }
    if let color = attributes[Scope.ForegroundColorAttribute.self] {
      style.foreground = AnyShapeStyle(color)
    }
    if let color = attributes[Scope.BackgroundColorAttribute.self] { style.background = color }
    if let line = attributes[Scope.StrikethroughStyleAttribute.self] { style.strikethrough = line }
    if let line = attributes[Scope.UnderlineStyleAttribute.self] { style.underline = line }
    if let kerning = attributes[Scope.KerningAttribute.self] { style.kerning = kerning }
    if let tracking = attributes[Scope.TrackingAttribute.self] { style.tracking = tracking }
    if let offset = attributes[Scope.BaselineOffsetAttribute.self] { style.baselineOffset = offset }
    if let link = attributes.link { style.link = link }
    return style
  }
}
