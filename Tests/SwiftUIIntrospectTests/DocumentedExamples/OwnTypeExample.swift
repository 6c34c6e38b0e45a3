#if GTK
import GTKTestSupport
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect
import Testing

import class GTK.Entry

public struct OwnFieldType: IntrospectableViewType {}

extension IntrospectableViewType where Self == OwnFieldType {
  public static var ownField: Self { .init() }
}

extension gtkViewVersion<OwnFieldType, GTK.Entry> {
  public static let v4 = Self(for: .v4)
}

private struct Example: View {
  @State var text = "text"

  var body: some View {
    TextField("Text Field", text: $text)
      .introspect(.ownField, on: .gtk(.v4)) { textField in
        textField.maxLength = 20
      }
  }
}

@MainActor
@Suite("A view type of one's own, as documented", .gtk)
struct OwnTypeExample {
  @Test("It hands over the widget of its class")
  func ownType() async throws {
    try await onDisplay(Example(), holding: Entry.self) { entry in
      #expect(entry.maxLength == 20)
    }
  }
}
#endif
