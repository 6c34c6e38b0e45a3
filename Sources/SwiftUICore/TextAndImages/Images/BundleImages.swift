import Foundation

/// Finds the image files of bundles.
enum BundleImages {
  /// An image from the bundle's asset catalogs, or a file `name` with a usual extension.
  static func image(_ name: String, bundle: Bundle, environment: EnvironmentValues) -> ResolvedImage
  {
    if let image = imageSet(name, bundle: bundle, environment: environment) { return image }
    if let file = looseFile(name, bundle: bundle, environment: environment) {
      return ResolvedImage(source: .file(file.url, scale: file.scale))
    }
    Diagnostics.reportOnce(
      """
      No image named "\(name)" in \(bundle.bundlePath): looked for an image set in its \
      asset catalogs, and for \(name) with one of the extensions \
      \(extensions.joined(separator: ", ")).
      """)
    return ResolvedImage(source: .missing(name: name))
  }

  private static let extensions: [String] = ["svg", "png", "jpg", "jpeg", "gif", "webp"]

  private struct ImageSet: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [AssetAppearance]?
    }

    struct Properties: Decodable {
      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
      }

      var intent: String?
    }

    var images: [Entry]?
    var symbols: [Entry]?
    var properties: Properties?
  }

  private struct Candidate {
    var filename: String
    var rank: Int
    var scale: CGFloat
  }

  private static func imageSet(
    _ name: String, bundle: Bundle, environment: EnvironmentValues
  ) -> ResolvedImage? {
    let catalog: AssetCatalog = .catalog(of: bundle)
    let found =
      catalog.set("imageset", named: name, as: ImageSet.self)
      ?? catalog.set("symbolset", named: name, as: ImageSet.self)
    guard let (folder, contents) = found else { return nil }
    let entries = contents.images ?? contents.symbols ?? []
    let candidates: [Candidate] = entries.compactMap { entry in
      guard let filename = entry.filename,
        let rank = entry.appearances.rank(
          scheme: environment.colorScheme, contrast: environment.colorSchemeContrast)
      else { return nil }
      return Candidate(filename: filename, rank: rank, scale: scale(entry.scale))
    }
    let best = candidates.map(\.rank).max() ?? 0
    guard
      let chosen = closest(
        candidates.filter { $0.rank == best }, to: environment.displayScale, scale: \.scale)
    else { return nil }
    let file = folder.appendingPathComponent(chosen.filename)
    var image = ResolvedImage(source: .file(file, scale: chosen.scale))
    switch contents.properties?.intent {
    case "template": image.renderingMode = .template
    case "original": image.renderingMode = .original
    default: image.renderingMode = contents.symbols == nil ? nil : .template
    }
    return image
  }

  /// `nil` and "1x" are 1. Vector images have no scale.
  private static func scale(_ text: String?) -> CGFloat {
    guard let text, let number = Double(text.dropLast()), number > 0 else { return 1 }
    return CGFloat(number)
  }

  /// The smallest scale that is enough for the display, or else the largest one.
  private static func closest<Element>(
    _ elements: [Element], to displayScale: CGFloat, scale: KeyPath<Element, CGFloat>
  ) -> Element? {
    let sorted = elements.sorted { $0[keyPath: scale] < $1[keyPath: scale] }
    return sorted.first { $0[keyPath: scale] >= displayScale } ?? sorted.last
  }

  private static func looseFile(
    _ name: String, bundle: Bundle, environment: EnvironmentValues
  ) -> (url: URL, scale: CGFloat)? {
    let nameExtension = (name as NSString).pathExtension
    let isFileName = extensions.contains(nameExtension.lowercased())
    let base = isFileName ? (name as NSString).deletingPathExtension : name
    let folder = bundle.resourceURL ?? bundle.bundleURL
    for fileExtension: String in isFileName ? [nameExtension] : extensions {
      let files: [(url: URL, scale: CGFloat)] = [1, 2, 3].compactMap { scale in
        let suffix = scale == 1 ? "" : "@\(scale)x"
        let url = folder.appendingPathComponent("\(base)\(suffix).\(fileExtension)")
        let exists = FileManager.default.fileExists(atPath: url.path)
        return exists ? (url, CGFloat(scale)) : nil
      }
      let sorted = files.first { $0.scale >= environment.displayScale } ?? files.last
      if let sorted { return sorted }
    }
    return nil
  }
}
