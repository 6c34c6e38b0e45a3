import SwiftUIIntrospect
import Testing

/// The classes are read from the sources here; `AppleCheck` asks the compiler for them.
@Suite("The table of view types")
struct ViewTypeTableTests {
  private let file: TableOfTheFile
  private let code: [TableOfTheCode]

  init() throws {
    file = try TableOfTheFile()
    code = try TableOfTheCode.all()
  }

  @Test("Each view type of the file has a source, and the other way round")
  func viewTypes() {
    #expect(Set(code.map(\.viewType)) == Set(file.names.keys))
    #expect(file.names.count == 52)
  }

  @Test("Names and scopes are those of the file")
  func names() {
    var names: [String: [String]] = [:]
    for (name, viewType) in declaredNames {
      let type = String(describing: type(of: viewType))
      names[type, default: []].append(name)
      #expect(description(of: viewType.scope) == file.scopes[type], "\(type)")
    }
    let elsewhere = ["WebViewType", "SignInWithAppleButtonType"]
    #expect(names == file.names.filter { !elsewhere.contains($0.key) })
  }

  @Test("Classes, versions and availability are those of the file", arguments: platforms)
  func rows(platform: String) {
    for viewType in code {
      let rows = file.rows.filter { $0.viewType == viewType.viewType && $0.platform == platform }
      let differences = viewType.rows(on: platform).normalized
        .symmetricDifference(rows.normalized)
      // Two rows of the file name no class for the last version; it carries on that there is none.
      let expected = carriedOn.filter {
        $0.viewType == viewType.viewType && $0.platform == platform
      }
      #expect(differences == Set(expected), "\(viewType.viewType)")
    }
  }

  @Test(
    "The compiler can name the class that versions without an entity miss", arguments: platforms)
  func missing(platform: String) {
    for viewType in code {
      let unavailable = file.rows.filter {
        $0.viewType == viewType.viewType && $0.platform == platform && !$0.isAvailable
      }
      for row in unavailable { #expect(viewType.missing(on: platform) == row.entity, "\(row)") }
    }
  }

  /// A name by itself means the class of a platform that declares it and forbids its use.
  @Test("Classes are named by aliases of the library")
  func noForeignNames() {
    let names = Dictionary(grouping: code, by: \.viewType).mapValues { $0.flatMap(\.foreignNames) }
    #expect(
      names.filter { !$0.value.isEmpty } == [
        "SheetType": [
          "public typealias visionOS1 = UISheetPresentationController",
          "public typealias visionOS1 = ForeignEntity",
        ]
      ])
  }

  private func description(of scope: IntrospectionScope) -> String {
    let names = [(IntrospectionScope.receiver, "receiver"), (.ancestor, "ancestor")]
    return names.filter { scope.contains($0.0) }.map(\.1).joined(separator: ",")
  }
}

private let platforms = ["iOS", "tvOS", "macOS", "visionOS"]

private let carriedOn: [TableOfTheFile.Row] = [
  TableOfTheFile.Row(
    viewType: "NavigationSplitViewType", platform: "tvOS", versions: ["v27"],
    entity: "UINavigationController", isAvailable: false),
  TableOfTheFile.Row(
    viewType: "ToggleWithButtonStyleType", platform: "macOS", versions: ["v27"],
    entity: "NSButton", isAvailable: false),
]

extension Set<TableOfTheFile.Row> {
  /// A row for each version.
  fileprivate var normalized: Set {
    Set(
      flatMap { row in
        row.versions.map {
          TableOfTheFile.Row(
            viewType: row.viewType, platform: row.platform, versions: [$0], entity: row.entity,
            isAvailable: row.isAvailable)
        }
      })
  }
}
