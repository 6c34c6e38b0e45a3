import Foundation
import Testing

/// What must not compile: views on versions and platforms that do not have them.
struct RefusalTests {
  @Test(arguments: Refusal.all.indices)
  func isRefused(index: Int) throws {
    let refusal = Refusal.all[index]
    let errors = try Refusals.errors.get()[index] ?? []
    let isExpected = errors.contains { $0.contains(refusal.message) }
    #expect(isExpected, "\(refusal.testDescription): \(errors)")
  }

  #if os(iOS)
  /// A call has one class; the message names the version that has another.
  @Test(
    arguments: [".list", ".form", "ListType.list"],
    [(".v15, .v16", "'v16' requires"), (".v15, .v16, .v17", "'v15' requires")])
  func twoClassesAreRefused(viewType: String, versions: (list: String, message: String)) throws {
    let source = """
      import SwiftUI
      import SwiftUIIntrospect
      struct Example: View {
        var body: some View {
          EmptyView().introspect(\(viewType), on: .iOS(\(versions.list))) { print($0) }
        }
      }
      """
    let errors = try Compiler.errors(in: source)
    #expect(errors.map(\.line) == [5])
    let text = try #require(errors.first?.text)
    #expect(text.contains(versions.message))
    #expect(text.contains("UITableView") && text.contains("UICollectionView"))
  }
  #endif

  /// Nothing would happen.
  @Test func aCallWithoutAClosureIsWarnedOf() throws {
    let source = """
      import SwiftUI
      import SwiftUIIntrospect
      struct Example: View {
        var body: some View {
          EmptyView().introspect(.scrollView, on: \(Self.platform))
        }
      }
      """
    let errors = try Compiler.errors(in: source, ["-warnings-as-errors"])
    #expect(errors.map(\.line) == [5])
    #expect(errors.first?.text.contains("missing argument for parameter 'customize'") == true)
  }

  #if os(macOS)
  private static let platform = ".macOS"
  #elseif os(visionOS)
  private static let platform = ".visionOS"
  #elseif os(tvOS)
  private static let platform = ".tvOS"
  #else
  private static let platform = ".iOS"
  #endif

  /// The lines are refused for what is in them, not for what is around them.
  @Test func whatIsAvailableCompiles() throws {
    #expect(try Refusals.errors.get()[Refusals.control] == nil)
  }
}

/// Has the compiler check one file with all the lines.
private enum Refusals {
  static let control = -1

  /// The messages for each refusal, by its index.
  static let errors = Result { try check() }

  private static let header = [
    "import AVKit", "import MapKit", "import SwiftUI", "import SwiftUIIntrospect",
    "#if canImport(WebKit)", "import WebKit", "#endif",
    "func use<T: IntrospectableViewType>(_ viewType: T) {}",
    "@MainActor func control() { _ = EmptyView().introspect(\(controlCall)) { _ in } }",
  ]

  #if os(macOS)
  private static let controlCall = ".textField, on: .macOS(.v10_15)"
  #elseif os(visionOS)
  private static let controlCall = ".textField, on: .visionOS(.v1)"
  #elseif os(tvOS)
  private static let controlCall = ".textField, on: .tvOS(.v13)"
  #else
  private static let controlCall = ".textField, on: .iOS(.v13)"
  #endif

  private static func check() throws -> [Int: [String]] {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "refusals-\(ProcessInfo.processInfo.processIdentifier).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = Refusal.all.enumerated().map { index, refusal in
      "@MainActor func refused\(index)() { \(refusal.line) }"
    }
    try (header + lines).joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    var result: [Int: [String]] = [:]
    for error in try Compiler.errors(in: [file]) {
      result[max(error.line - 1 - header.count, control), default: []].append(error.text)
    }
    return result
  }
}
