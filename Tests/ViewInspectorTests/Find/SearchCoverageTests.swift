import Foundation
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("A search reaches what every view holds")
struct SearchCoverageTests {
  @Test("The text in each view is found, and has a path")
  func texts() {
    for (name, view) in SearchedViews.all {
      let path: String? = try? Self.path(in: view)
      #expect(path?.isEmpty == false, "\(name) is not looked into.")
    }
  }

  @Test("The text in what each modifier shows is found, and has a path")
  func textsOfModifiers() {
    for (name, view) in SearchedModifiers.all {
      let path: String? = try? Self.path(in: view)
      #expect((path?.isEmpty == false) != Self.hidden.contains(name), "\(name)")
    }
  }

  /// What SwiftUI keeps to itself on Apple's systems: see `AppleLimit`.
  #if os(Linux)
  private static let hidden: Set<String> = []
  #else
  private static let hidden: Set<String> = [
    "fullScreenCover", "navigationDestination", "popover", "sheet", "popover in a sheet",
  ]
  #endif

  private static func path<V: View>(in view: V) throws -> String {
    try VStack { AnyView(view) }.inspect().find(text: SearchedViews.text).pathToRoot
  }

  #if os(Linux)
  /// Views that hold no others.
  private let leaves: Set<String> = [
    "AngularGradient", "BackgroundStyle", "Color", "DefaultDateProgressLabel",
    "DefaultShareLinkLabel", "DefaultTabLabel", "Divider", "EditButton", "EllipticalGradient",
    "EmptyView", "FillShapeView", "ForegroundStyle", "HelpLink", "Image", "ImagePaint",
    "LinearGradient", "RadialGradient", "RenameButton", "Spacer", "StrokeBorderShapeView",
    "StrokeShapeView", "TextEditor", "_ShapeView",
  ]

  /// Views that exist on screen only, and what their values are made of before.
  private let madeOnScreen: Set<String> = [
    "OutlineSubgroupChildren", "PlaceholderContentView", "PresentedWindowContent",
    "SectionCollection", "Subview",
    "SubviewsCollection", "SubviewsCollectionSlice", "_TextFieldStyleLabel",
  ]

  @Test("No view of SwiftUI is left out")
  func all() throws {
    let names: Set<String> = try ViewDeclarations.names()
    #expect(names.count > 80)
    let reached: Set<String> = Set(
      SearchedViews.all.flatMap { $0.name.split { !$0.isLetter && $0 != "_" }.map(String.init) })
    let missing: Set<String> = names.subtracting(reached).subtracting(leaves)
      .subtracting(madeOnScreen)
    #expect(missing.isEmpty, "These views are neither tried nor said to hold nothing.")
    #expect(leaves.union(madeOnScreen).isSubset(of: names))
  }
  #endif
}

#if os(Linux)
/// The public views that the sources of SwiftUI declare.
private enum ViewDeclarations {
  private static let conformances: Set<String> = [
    "View", "ViewAlias", "PrimitiveView", "ContainerView", "HostingView", "DynamicViewContent",
    "RowsView", "SubviewReadingView", "LazyGridView", "LazyStackView", "ShapeView",
  ]

  static func names() throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/SwiftUICore").standardizedFileURL
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var declared: Set<String> = []
    var views: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let match = line.firstMatch(of: #/^public (?:struct|enum|final class) (\w+)/#) {
          declared.insert(String(match.1))
        }
        guard let match = line.firstMatch(of: #/^extension (\w+): ([\w, ]+)/#) else { continue }
        let protocols = match.2.prefix(
          upTo: match.2.range(of: " where")?.lowerBound ?? match.2.endIndex
        )
        .split { !$0.isLetter }.map(String.init)
        if !conformances.isDisjoint(with: protocols) { views.insert(String(match.1)) }
      }
    }
    return views.intersection(declared)
  }
}
#endif
