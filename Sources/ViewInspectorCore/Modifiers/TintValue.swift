import SwiftUI

#if os(Linux)
import SwiftUICore
#endif

/// Reads the colour of a tint, which may be kept as a colour or as a style.
@MainActor
enum TintValue {
  static func color(of value: Any) throws -> Color? {
    if let color = value as? Color? { return color }
    guard let style = value as? AnyShapeStyle? else {
      throw InspectionError.typeMismatch(value, Color.self)
    }
    return try style.map(color)
  }

  private static func color(of style: AnyShapeStyle) throws -> Color {
    #if os(Linux)
    guard let color = style.color else { throw InspectionError.typeMismatch(style, Color.self) }
    return color
    #else
    let box: Any = try Inspector.attribute(path: "storage|box", value: style)
    return try Inspector.unsafeMemoryRebind(value: box as AnyObject, type: Color.self)
    #endif
  }
}
