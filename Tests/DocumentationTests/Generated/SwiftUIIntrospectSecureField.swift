// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/SecureField.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectSecureField() -> some View {
SecureField("Password", text: .constant(""))
  .introspect(.secureField, on: .iOS, .tvOS, .visionOS) { print($0) }  // UITextField
  .introspect(.secureField, on: .macOS) { print($0) }  // NSTextField
  .introspect(.secureField, on: .gtk) { print($0) }  // GTK.PasswordEntry
}
#endif
