// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/SecureField.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectSecureField {
struct SecureFieldExample: View {
  @State var password = ""

  var body: some View {
    SecureField("Password", text: $password)
      #if os(iOS) || os(tvOS) || os(visionOS)  // UITextField
        .introspect(.secureField, on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)) {
          print($0)
        }
      #elseif os(macOS)  // NSTextField
        .introspect(.secureField, on: .macOS(.v10_15...)) { print($0) }
      #elseif os(Linux)  // GTK.PasswordEntry
        .introspect(.secureField, on: .gtk(.v4)) { print($0) }
      #endif
  }
}
}
#endif
