// swift-format-ignore-file
// From docs/viewinspector.md, by `make docs`.

#if GTK
import SwiftUI
import Testing
import ViewInspector

enum ExampleViewinspectorModifiersMenusAndSearchFields {

struct Mailbox: View {
  @State private var mails = ["Hello", "Offer"]
  @State private var filter = ""

  var body: some View {
    List {
      ForEach(mails.filter { filter.isEmpty || $0.contains(filter) }, id: \.self) { mail in
        Text(mail)
          .badge(mail.count)
          .contextMenu { Button("Delete \(mail)") { mails.removeAll { $0 == mail } } }
      }
    }
    .searchable(text: $filter)
  }
}

@MainActor
struct MailboxTests {
  @Test func deletes() throws {
    let mailbox = ViewHosting.live(Mailbox())
    try mailbox.inspect().find(button: "Delete Offer").tap()
    #expect(throws: InspectionError.self) { try mailbox.inspect().find(text: "Offer") }
  }

  @Test func filters() throws {
    let mailbox = ViewHosting.live(Mailbox())
    #expect(try mailbox.inspect().find(text: "Offer").badge().string() == "5")
    try mailbox.inspect().find(ViewType.List.self).searchable().setInput("Hel")
    #expect(throws: InspectionError.self) { try mailbox.inspect().find(text: "Offer") }
  }
}
}
#endif
