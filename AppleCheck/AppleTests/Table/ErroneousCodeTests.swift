import Foundation
import Testing

/// What an introspection costs in code that has another error, as all code has while one writes it:
/// then the compiler tries every combination of the candidates for each name.
struct ErroneousCodeTests {
  enum Fault: String, CaseIterable, Sendable {
    case unknownModel = "MissingModel"
    case unknownName = "missing"
    case wrongArgument = "no exact matches in call to initializer"
    case unknownStyle = "largeTitel"
  }

  /// By the steps that the solver of types takes, which do not depend on the machine.
  @Test(arguments: Fault.allCases)
  func staysCheap(fault: Fault) throws {
    for call in Self.calls {
      let (errors, steps) = try check(fault, call)
      #expect(errors.first?.text.contains(fault.rawValue) == true, "\(call): \(errors)")
      #expect(errors.count == 1, "\(call): \(errors)")
      // About twice the time of the same view without the call; 6,700 with two functions that the
      // closure fits, 340,000 with two candidates for each version.
      #expect(steps < 4_500, "\(call)")
    }
  }

  #if os(macOS)
  private static let calls = [
    ".scrollView, on: .macOS(.v10_15, .v11, .v12, .v13, .v14, .v15)", ".scrollView, on: .macOS",
    ".list, on: .macOS(.v12...)",
  ]
  #elseif os(visionOS)
  private static let calls = [
    ".scrollView, on: .visionOS(.v1, .v2, .v26, .v27)", ".list, on: .visionOS",
  ]
  #elseif os(tvOS)
  private static let calls = [
    ".scrollView, on: .tvOS(.v13, .v14, .v15, .v16, .v17, .v18)", ".list, on: .tvOS(.v13...)",
  ]
  #else
  private static let calls = [
    ".scrollView, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18)",
    ".scrollView, on: .iOS(.v16, .v17, .v18), .tvOS(.v16, .v17), .visionOS(.v1, .v2)",
    ".scrollView, on: .iOS, .tvOS, .visionOS", ".list, on: .iOS(.v16...)",
  ]
  #endif

  private func check(_ fault: Fault, _ call: String) throws -> ([Compiler.Message], steps: Int) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let errors = try Compiler.errors(
      in: source(fault, call), ["-stats-output-dir", folder.path(percentEncoded: false)])
    var steps = 0
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      let values = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      steps += (values as? [String: Any])?["Sema.NumConstraintScopes"] as? Int ?? 0
    }
    try #require(steps > 0)
    return (errors, steps)
  }

  private func source(_ fault: Fault, _ call: String) -> String {
    """
    import SwiftUI
    import SwiftUIIntrospect
    struct Example: View {
      @State var name = ""
      @State var isOn = false
      @State var count = 0
      \(fault == .unknownModel ? "@ObservedObject var model: MissingModel" : "")
      var body: some View {
        Form {
          Section {
            TextField("Name", text: \(fault == .unknownModel ? "$model.name" : "$name"))
            Toggle("On", isOn: $isOn)
            Text("Count")
          }
          Section {
            HStack { Text("A"); Spacer(); Text("B") }
            Text(\(fault == .wrongArgument ? "count" : fault == .unknownName ? "missing" : "name"))
          }
        }
        .padding()
        .font(.\(fault == .unknownStyle ? "largeTitel" : "body"))
        .introspect(\(call)) { print($0) }
      }
    }
    """
  }
}
