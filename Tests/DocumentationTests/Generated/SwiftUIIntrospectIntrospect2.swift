// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/Introspect.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectIntrospect2 {
struct PasswordView: View {
  @State var password = ""
  let isShort: Bool

  var body: some View {
    SecureField("Password", text: $password)
      .introspect(
        .secureField, on: .gtk,
        onFirst: { $0.showPeekIcon = true },
        onUpdate: { [isShort] in $0.widthChars = isShort ? 8 : 20 },
        onRemove: { $0.showPeekIcon = false })
  }
}
}
#endif
