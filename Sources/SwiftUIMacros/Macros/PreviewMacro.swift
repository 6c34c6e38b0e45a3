/// `#Preview`: a type that previews are found by. Builds without `DEBUG`, as those for release, have none.
struct PreviewMacro {
  private let request: PluginMessage.FreestandingExpansion
  private let text: SourceText

  init(_ request: PluginMessage.FreestandingExpansion) {
    self.request = request
    text = SourceText(request.syntax.source)
  }

  func expansion() throws -> String {
    let call = try PreviewCall(in: text)
    let place = PreviewPlace(of: request.syntax)
    // As the compiler writes the names of its own macros' unique declarations.
    let name = "\(request.discriminator)8RegistryfMu_"
    return """
      #if DEBUG
      nonisolated struct \(name): SwiftUI.PreviewRegistry {
        static var fileID: Swift.String { \(Self.literal(place.fileID)) }
        static var line: Swift.Int { \(place.line) }
        static var column: Swift.Int { \(place.column) }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
      \(body(of: call))
        }
      }
      #endif
      """
  }

  private func body(of call: PreviewCall) -> String {
    let arguments = call.arguments.joined(separator: ", ")
    guard !call.previewables.isEmpty else {
      return "    SwiftUI.Preview(\(arguments)) \(call.closure)"
    }
    return """
          struct __P_Previewable_Wrapper: SwiftUI.View {
      \(call.previewables.map { "      \($0)" }.joined(separator: "\n"))
            @SwiftUI.ViewBuilder var body: some SwiftUI.View {
      \(call.rest)
            }
          }
          return SwiftUI.Preview(\(arguments)) { __P_Previewable_Wrapper() }
      """
  }

  private static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

/// Where a preview stands in its file: a line and a column, both counted from one.
struct PreviewPlace {
  let fileID: String
  let line: Int
  let column: Int

  init(of syntax: PluginMessage.Syntax) {
    let bytes = Array(syntax.source.utf8)
    let start = Scanner.tokens(of: syntax.source).first?.range.lowerBound ?? 0
    let lines = bytes[..<start].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isFirstLine = lines.count == 1
    fileID = syntax.location?.fileID ?? ""
    line = (syntax.location?.line ?? 1) + lines.count - 1
    column = (isFirstLine ? syntax.location?.column ?? 1 : 1) + (lines.last?.count ?? 0)
  }
}
