// swift-format-ignore-file
// From Sources/SwiftUICore/Drawing/Styles/ShapeStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUICoreShapeStyle {
struct Brand: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.orange : Color.red
  }
}
}
#endif
