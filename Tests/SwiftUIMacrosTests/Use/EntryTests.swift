import SwiftUI
import Testing

@testable import SwiftUICore

final class Engine: Sendable {}

extension EnvironmentValues {
  @Entry var typedTitle: String = "none"
  @Entry var untypedCount = 7
  @Entry var untypedRatio = -1.5
  @Entry var flag = true
  @Entry var nickname: String?
  @Entry public var action: (@Sendable (Int) -> String)? = nil
  @Entry var onTap: @Sendable () -> Int = { 42 }
  @Entry var sizes: [String: CGFloat] = ["a": 1, "b": 2]
  @Entry fileprivate var engine = Engine()
  @Entry var `default`: Int = 3
}

extension Transaction {
  @Entry var isFast: Bool = false
}

extension ContainerValues {
  @Entry var rank: Int = -1
}

struct Note: Equatable { var text = "" }

extension SwiftUI.FocusedValues {
  @Entry var note: Note?
  @Entry var binding: Binding<Note>?
}

@MainActor
struct EntryTests {
  @Test func defaultsAreThoseOfTheDeclarations() {
    let values = EnvironmentValues()
    #expect(values.typedTitle == "none")
    #expect(values.untypedCount == 7)
    #expect(values.untypedRatio == -1.5)
    #expect(values.flag)
    #expect(values.nickname == nil)
    #expect(values.action == nil)
    #expect(values.onTap() == 42)
    #expect(values.sizes == ["a": 1, "b": 2])
    #expect(values.engine === values.engine)
    #expect(values.default == 3)
  }

  @Test func whatIsWrittenIsRead() {
    var values = EnvironmentValues()
    values.typedTitle = "A"
    values.nickname = "B"
    values.action = { "\($0)" }
    #expect(values.typedTitle == "A")
    #expect(values.nickname == "B")
    #expect(values.action?(5) == "5")

    var transaction = Transaction()
    #expect(!transaction.isFast)
    transaction.isFast = true
    #expect(transaction.isFast)

    var container = ContainerValues()
    #expect(container.rank == -1)
    container.rank = 4
    #expect(container.rank == 4)

    var focused = FocusedValues()
    #expect(focused.note == nil)
    focused.note = Note(text: "x")
    #expect(focused.note == Note(text: "x"))
  }
}
