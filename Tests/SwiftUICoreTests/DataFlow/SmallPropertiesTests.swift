import Testing

@testable import SwiftUICore

@MainActor
private final class Seen {
  var ids: [Namespace.ID] = []
}

private struct Named: View {
  @Namespace private var space
  let source: Source<Int>
  let seen: Seen
  var body: some View {
    let _ = source.value
    let _ = seen.ids.append(space)
    Shown("")
  }
}

private struct Scaled: View {
  @ScaledMetric(relativeTo: .title) private var size = 34.0
  var body: some View { Shown("\(size)") }
}

private struct Host<Value, Content: View>: View {
  let source: Source<Value>
  @ViewBuilder let content: (Value) -> Content
  var body: some View { content(source.value) }
}

/// Tells whether animations are disabled in its updates.
private struct Animated: View {
  let value: Int
  let log: Log
  var body: some View { Shown("\(value)").modifier(Asks(value: value, log: log)) }
}

private struct Asks: ViewModifier {
  typealias Body = Never
  let value: Int
  let log: Log

  @MainActor static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { AskingNode(view, inputs) }
}

private final class AskingNode<Content: View>: ModifierNode<Content, Asks> {
  override func modifierDidChange(from old: Asks) {
    if old.value != modifier.value { modifier.log("\(transaction.disablesAnimations)") }
  }
}

@MainActor
@Suite struct SmallPropertiesTests {
  @Test func aNamespaceIsTheSameForOneIdentityOnly() {
    let source = Source(0)
    let seen = Seen()
    let window = HeadlessWindow(
      VStack {
        Named(source: source, seen: seen)
        Named(source: Source(0), seen: seen)
      })
    source.value = 1
    window.flush()
    #expect(seen.ids.count == 3)
    #expect(seen.ids.first == seen.ids.last)
    #expect(Set(seen.ids).count == 2)
  }

  @Test func aScaledMetricFollowsTheTextSize() {
    #expect(HeadlessWindow(Scaled()).shown == ["34.0"])
    // iOS sets body text in 34 / 17 of its standard size at none of its sizes; 53 / 17 at the largest.
    #expect(HeadlessWindow(Scaled().dynamicTypeSize(.accessibility5)).shown == ["106.0"])
  }

  @Test func aTransactionAccompaniesItsUpdateOnly() {
    let log = Log()
    let source = Source(0)
    let window = HeadlessWindow(Host(source: source) { Animated(value: $0, log: log) })
    withTransaction(\.disablesAnimations, true) { source.value = 1 }
    window.flush()
    source.value = 2
    window.flush()
    #expect(log.take() == ["true", "false"])
  }

  @Test func modifiersChangeTheTransactionBelow() {
    let log = Log()
    let source = Source(0)
    let window = HeadlessWindow(
      Host(source: source) { value in
        Animated(value: value, log: log)
          .transaction(value: value / 2) { $0.disablesAnimations = true }
        Animated(value: value, log: log)
          .transaction { $0.disablesAnimations = true }
          .transaction { $0.disablesAnimations = false }
      })
    source.value = 1
    window.flush()
    #expect(log.take() == ["false", "true"])
    source.value = 2
    window.flush()
    #expect(log.take() == ["true", "true"])
  }
}
