import SwiftUI
import Testing
import ViewInspector

private struct NameKey: PreferenceKey {
  static let defaultValue = "default"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private struct OtherKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

@MainActor
@Suite("Modifiers of the environment and of preferences")
struct EnvironmentModifierTests {
  @Test func preferences() throws {
    let view = EmptyView().preference(key: NameKey.self, value: "a")
      .preference(key: OtherKey.self, value: 2)
    try expectModifier("preference", on: view) {
      try $0.preference(NameKey.self) == "a" && $0.preference(OtherKey.self) == 2
    }
  }

  @Test func preferenceChanges() throws {
    var values: [String] = []
    let view = EmptyView().onPreferenceChange(NameKey.self) { values.append($0) }
    try expectModifier("onPreferenceChange", on: view) {
      try $0.callOnPreferenceChange(NameKey.self, value: "b")
      return values == ["b"]
    }
    #expect(
      message { try view.inspect().emptyView().callOnPreferenceChange(OtherKey.self, value: 1) }
        == "EmptyView does not have 'onPreferenceChange' modifier")
    let transforming = EmptyView().transformPreference(NameKey.self) { $0 += "!" }
    try expectModifier("transformPreference", on: transforming) {
      try $0.transformPreference(NameKey.self, of: "c") == "c!"
    }
  }

  @Test func transformedEnvironment() throws {
    let view = EmptyView().transformEnvironment(\.lineSpacing) { $0 += 1 }
      .transformEnvironment(\.lineSpacing) { $0 *= 10 }
      .transformEnvironment(\.minimumScaleFactor) { $0 = 0.5 }
    try expectModifier("transformEnvironment", on: view) {
      try $0.transformEnvironment(\.lineSpacing, of: 2) == 21
    }
  }

  private struct Reader: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View { Text(reasons.isEmpty ? "plain" : "hidden") }
  }

  @Test func redaction() throws {
    try expectModifier("redacted", on: EmptyView().redacted(reason: .placeholder)) {
      try $0.redacted() == .placeholder
    }
    let both = HStack { EmptyView().redacted(reason: .privacy) }.redacted(reason: .placeholder)
    #expect(try both.inspect().hStack().emptyView(0).redacted() == [.privacy, .placeholder])
    let none = EmptyView().unredacted().redacted(reason: .placeholder)
    #expect(try none.inspect().emptyView().redacted() == [])
    let reader = Reader().redacted(reason: .placeholder)
    #expect(throws: Never.self) { try reader.inspect().find(text: "hidden") }
  }

  @Test func dynamicTypeSize() throws {
    try expectModifier("dynamicTypeSize", on: EmptyView().dynamicTypeSize(.xLarge)) {
      try $0.dynamicTypeSize() == .xLarge
    }
    let limited = HStack { EmptyView().dynamicTypeSize(...DynamicTypeSize.medium) }
      .dynamicTypeSize(.accessibility1)
    #expect(try limited.inspect().hStack().emptyView(0).dynamicTypeSize() == .medium)
  }

  @Test func symbols() throws {
    try expectModifier("symbolRenderingMode", on: EmptyView().symbolRenderingMode(.palette)) {
      try $0.symbolRenderingMode() == .palette
    }
    #expect(
      try EmptyView().symbolRenderingMode(nil).inspect().emptyView().symbolRenderingMode() == nil)
    try expectModifier(
      "symbolVariant", on: EmptyView().symbolVariant(.fill).symbolVariant(.circle)
    ) { try $0.symbolVariant() == .circle.fill }
  }

  @Test func text() throws {
    try expectModifier("textCase", on: EmptyView().textCase(.uppercase)) {
      try $0.textCase() == .uppercase
    }
    #expect(try EmptyView().textCase(nil).inspect().emptyView().textCase() == nil)
  }

  @Test func textInput() throws {
    try expectModifier("submitLabel", on: EmptyView().submitLabel(.send)) {
      try $0.submitLabel() == .send
    }
    #expect(
      try EmptyView().disableAutocorrection(true).inspect().emptyView().disableAutocorrection())
  }
}
