import Foundation
import Testing

@testable import SwiftUIMacros

/// Asks the plugin as the compiler does, by JSON.
struct MacroExpansionTests {
  private func attached(
    _ type: String, role: String = "peer", _ source: String, in context: String? = nil
  ) throws -> PluginReply {
    let message: [String: Any] = [
      "expandAttachedMacro": [
        "macro": ["moduleName": "SwiftUIMacros", "name": "x", "typeName": type],
        "macroRole": role, "discriminator": "$s1",
        "attributeSyntax": ["kind": "attribute", "source": "@x"],
        "declSyntax": [
          "kind": "declaration", "source": source,
          "location": [
            "fileID": "M/F.swift", "fileName": "/F.swift", "offset": 100, "line": 3, "column": 1,
          ],
        ],
        "lexicalContext": context.map { [["kind": "declaration", "source": $0]] } ?? [],
      ]
    ]
    return try reply(message)
  }

  private func preview(_ source: String) throws -> PluginReply {
    try reply([
      "expandFreestandingMacro": [
        "macro": ["moduleName": "SwiftUIMacros", "name": "Preview", "typeName": "PreviewMacro"],
        "macroRole": "declaration", "discriminator": "$s1Mf_",
        "syntax": [
          "kind": "expression", "source": source,
          "location": [
            "fileID": "M/F.swift", "fileName": "/F.swift", "offset": 100, "line": 3, "column": 5,
          ],
        ],
      ]
    ])
  }

  private func reply(_ message: [String: Any]) throws -> PluginReply {
    let data = try JSONSerialization.data(withJSONObject: message)
    return PluginServer.reply(to: try JSONDecoder().decode(PluginMessage.self, from: data))
  }

  private func source(_ reply: PluginReply) throws -> String {
    guard case .expandMacroResult(let source, let diagnostics) = reply else { return "" }
    #expect(diagnostics.map(\.message) == [])
    return try #require(source)
  }

  private func problem(_ reply: PluginReply) throws -> (message: String, offset: Int) {
    guard case .expandMacroResult(_, let diagnostics) = reply else { return ("", -1) }
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.position.fileName == "/F.swift")
    return (diagnostic.message, diagnostic.position.offset)
  }

  @Test func theCompilerHearsTheProtocolsVersion() throws {
    let data = try JSONEncoder().encode(
      reply(["getCapability": ["capability": ["protocolVersion": 7]]]))
    let object = try #require(
      JSONSerialization.jsonObject(with: data) as? [String: [String: [String: Any]]])
    #expect(object["getCapabilityResult"]?["capability"]?["protocolVersion"] as? Int == 7)
  }

  // MARK: @Entry

  @Test(arguments: [
    ("@Entry let a = 1", "'@Entry' needs a 'var', not a 'let'", 11),
    ("@Entry var a: Int", "'@Entry' needs a default value, as 'a' is not optional", 11),
    ("@Entry var a", "'@Entry' needs a type or a default value", 11),
    ("@Entry var a: Int { 1 }", "'@Entry' makes the accessors itself: give a value instead", 11),
    ("@Entry var a = 1, b = 2", "'@Entry' needs a declaration for each variable", 11),
    ("@Entry static var a = 1", "'@Entry' can only be attached to a plain 'var'", 18),
    ("@Entry func a() {}", "'@Entry' can only be attached to a 'var' declaration", 0),
  ])
  func wrongEntriesSayWhy(source: String, message: String, offset: Int) throws {
    let found = try problem(attached("EntryMacro", source, in: "extension EnvironmentValues {}"))
    #expect(found.message == message)
    #expect(found.offset == 100 + offset)
  }

  @Test(arguments: ["struct EnvironmentValues {}", "extension Text {}", nil])
  func entriesBelongIntoExtensionsOfCollections(context: String?) throws {
    let found = try problem(attached("EntryMacro", "@Entry var a = 1", in: context))
    #expect(
      found.message
        == "'@Entry' can only be used in extensions of EnvironmentValues, Transaction, "
        + "ContainerValues and FocusedValues")
  }

  @Test(arguments: [
    ("@Entry var a: Int? = 1", "extension FocusedValues {}"),
    ("@Entry var a: Int", "extension FocusedValues {}"),
  ])
  func focusedEntriesAreOptional(source: String, context: String) throws {
    let found = try problem(attached("EntryMacro", source, in: context))
    #expect(
      found.message
        == "'@Entry' in FocusedValues needs an optional type, and no other value than nil")
  }

  @Test func aTypeWithAComma() throws {
    let text = try source(
      attached(
        "EntryMacro", "@Entry var a: Dictionary<String, [Int]> = [:]",
        in: "public extension SwiftUI.EnvironmentValues where X == Y {}"))
    #expect(text.contains("typealias Value = Dictionary<String, [Int]>"))
    #expect(text.contains("static var defaultValue: Value { [:] }"))
    #expect(text.hasPrefix("private struct __Key_a: SwiftUI.EnvironmentKey {"))
  }

  // MARK: @Previewable and #Preview

  @Test func previewablesBelongIntoPreviews() throws {
    let found = try problem(
      attached("PreviewableMacro", "@Previewable @State var a = 1", in: "struct A {}"))
    #expect(found.message == "'@Previewable' can only be used at the top of the body of '#Preview'")
    #expect(
      try source(
        attached("PreviewableMacro", "@Previewable @State var a = 1", in: "#Preview {}")) == "")
  }

  @Test func aPreviewKnowsItsPlace() throws {
    let text = try source(preview("// Over it\n\n  #Preview { Text(\"a\") }"))
    #expect(text.contains("fileID: Swift.String { \"M/F.swift\" }"))
    #expect(text.contains("line: Swift.Int { 5 }"))
    #expect(text.contains("column: Swift.Int { 3 }"))
    #expect(try source(preview(" #Preview {}")).contains("column: Swift.Int { 6 }"))
  }

  @Test func aPreviewIsOnlyThereInDebugBuilds() throws {
    let text = try source(preview("#Preview {}"))
    #expect(text.hasPrefix("#if DEBUG\n"))
    #expect(text.hasSuffix("#endif"))
  }

  @Test func previewablesBecomeProperties() throws {
    let text = try source(
      preview(
        """
        #Preview("a, {") {
          @Previewable @State var a = [1, 2]
            .map { $0 + 1 }
          @Previewable
          @FocusState private var b: Bool

          // Kept
          let c = a
          Text("\\(c)")
        }
        """))
    #expect(text.contains("@State var a = [1, 2]\n    .map { $0 + 1 }\n"))
    #expect(text.contains("@FocusState private var b: Bool\n"))
    #expect(!text.contains("@Previewable"))
    #expect(text.contains("// Kept\n  let c = a\n  Text(\"\\(c)\")"))
    #expect(text.contains("SwiftUI.Preview(\"a, {\") { __P_Previewable_Wrapper() }"))
  }

  @Test func aPreviewNeedsABody() throws {
    #expect(try problem(preview("#Preview(\"a\")")).message == "'#Preview' needs a body")
  }

  // MARK: @Animatable

  @Test(arguments: [
    (
      "@Animatable enum A { case b }",
      "'@Animatable' can only be attached to a structure or a class"
    ),
    (
      "@Animatable struct A { let b = 1 }",
      "'@Animatable' finds no stored 'var' to animate: write 'animatableData' by hand, or remove it"
    ),
    (
      "@Animatable struct A { var b = make() }",
      "'@Animatable' needs the type of 'b': write it, or mark the property '@AnimatableIgnored'"
    ),
  ])
  func wrongAnimatablesSayWhy(source: String, message: String) throws {
    #expect(try problem(attached("AnimatableMacro", role: "member", source)).message == message)
  }

  @Test func anUnknownMacroIsAProblem() throws {
    #expect(
      try problem(attached("OtherMacro", "var a")).message
        == "the plugin SwiftUIMacros has no macro 'OtherMacro'")
  }
}
