import Foundation
import Testing

@testable import SwiftUICore

@Suite struct AssetCatalogTests {
  private final class TemporaryBundle {
    let folder: URL
    let bundle: Bundle

    init(_ files: [String: String]) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("assets-\(UUID().uuidString)")
      for (path, text) in files {
        let file: URL = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      bundle = try #require(Bundle(path: folder.path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ source: ResolvedImage.Source) -> String? {
      guard case .file(let url, _) = source else { return nil }
      return url.path.replacing(folder.path + "/", with: "")
    }
  }

  private static let files: [String: String] = [
    "Assets.xcassets/Logo.imageset/Contents.json": """
    {"images": [
      {"idiom": "universal", "filename": "logo.png", "scale": "1x"},
      {"idiom": "universal", "filename": "logo@2x.png", "scale": "2x"},
      {"idiom": "universal", "filename": "dark.png", "scale": "1x",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"idiom": "universal", "scale": "3x"}
    ], "properties": {"template-rendering-intent": "template"}}
    """,
    "Assets.xcassets/Group/Nested.imageset/Contents.json": """
    {"images": [{"idiom": "universal", "filename": "nested.svg"}]}
    """,
    "Assets.xcassets/Brand.colorset/Contents.json": """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "0.500"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"color-space": "display-p3", "components":
        {"red": "1.000", "green": "1.000", "blue": "1.000", "alpha": "1.000"}}}
    ]}
    """,
    "Assets.xcassets/System.colorset/Contents.json": """
    {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}
    """,
    "Loose.png": "", "Loose@2x.png": "", "Vector.svg": "",
  ]

  private func environment(_ scheme: ColorScheme = .light, scale: CGFloat = 1) -> EnvironmentValues
  {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.displayScale = scale
    return environment
  }

  @Test func imageSets() throws {
    let assets = try TemporaryBundle(Self.files)
    let set = "Assets.xcassets/Logo.imageset"
    let image = Image("Logo", bundle: assets.bundle)
    let light = image.resolve(in: environment())
    #expect(assets.path(light.source) == "\(set)/logo.png")
    #expect(light.renderingMode == .template)
    let dark = image.resolve(in: environment(.dark))
    #expect(assets.path(dark.source) == "\(set)/dark.png")
    let sharp = image.resolve(in: environment(scale: 2))
    #expect(assets.path(sharp.source) == "\(set)/logo@2x.png")
    #expect(
      sharp.source == .file(assets.folder.appendingPathComponent("\(set)/logo@2x.png"), scale: 2))
    let sharper = image.resolve(in: environment(scale: 3))
    #expect(assets.path(sharper.source) == "\(set)/logo@2x.png")
  }

  @Test func groupsMayBeNamedOrNot() throws {
    let assets = try TemporaryBundle(Self.files)
    for name in ["Nested", "Group/Nested"] {
      let source = Image(name, bundle: assets.bundle).resolve(in: environment()).source
      #expect(assets.path(source)?.hasSuffix("nested.svg") == true)
    }
  }

  @Test func looseFiles() throws {
    let assets = try TemporaryBundle(Self.files)
    func path(_ name: String, scale: CGFloat = 1) -> String? {
      let image = Image(name, bundle: assets.bundle)
      return assets.path(image.resolve(in: environment(scale: scale)).source)
    }
    #expect(path("Loose") == "Loose.png")
    #expect(path("Loose", scale: 2) == "Loose@2x.png")
    #expect(path("Loose.png") == "Loose.png")
    #expect(path("Vector") == "Vector.svg")
  }

  @Test func colorSets() throws {
    let assets = try TemporaryBundle(Self.files)
    let brand = Color("Brand", bundle: assets.bundle)
    #expect(brand.resolve(in: environment()).description == "#FF800080")
    #expect(brand.resolve(in: environment(.dark)).description == "#FFFFFFFF")
    let system = Color("System", bundle: assets.bundle)
    #expect(system.resolve(in: environment()).description == "#FF3B30FF")
  }

  @Test func missingColorsAreClearAndReported() throws {
    let assets = try TemporaryBundle(Self.files)
    let messages = Messages()
    Diagnostics.capturing({ messages.append($0) }) {
      let color = Color("Absent", bundle: assets.bundle).resolve(in: environment())
      #expect(color.opacity == 0)
    }
    #expect(messages.all.contains { $0.contains("\"Absent\"") })
  }
}
