import SwiftUICore

/// A preview of the running program. Linux's own: on Apple's systems Xcode shows previews.
@MainActor
public struct FoundPreview: Sendable, CustomStringConvertible {
  /// `Module/File.swift`; for a `PreviewProvider` its type's name, as nothing tells its file.
  package let place: String
  /// The line of `#Preview`, counted from one.
  package let line: Int?
  /// As the author names it; nil without a name.
  package let displayName: String?
  /// What it is made of where one preview has several arguments, and which of them that is, counted from one.
  package let argument: (number: Int, text: String)?
  /// Which of a provider's views it is, counted from one.
  package let number: Int?
  package let traits: [PreviewTrait<Preview.ViewTraits>]
  /// Which it is of those in its place with the same name and argument, counted from one.
  package private(set) var ordinal = 1
  /// `Module/File.swift:12 Title`.
  nonisolated public let description: String
  /// Throws where the preview cannot be made.
  package let body: @MainActor () throws -> any View

  package init(
    place: String, line: Int? = nil, displayName: String? = nil,
    argument: (number: Int, text: String)? = nil, number: Int? = nil,
    traits: [PreviewTrait<Preview.ViewTraits>] = [],
    body: @escaping @MainActor () throws -> any View
  ) {
    self.place = place
    self.line = line
    self.displayName = displayName
    self.argument = argument
    self.number = number
    self.traits = traits
    self.body = body
    let name = displayName ?? line.map { "line \($0)" } ?? number.map { "view \($0)" } ?? "preview"
    title = argument.map { "\(name) (\($0.text))" } ?? name
    location = line.map { "\(place):\($0)" } ?? place
    description = "\(location) \(title)"
    let shownName = displayName ?? name.replacing(" ", with: "-")
    identity = Self.fileName(
      "\(place)-\(shownName)" + (argument.map { "-\($0.number)-\($0.text)" } ?? ""))
  }

  /// The name, or what else tells it from others in its place, with the argument.
  package let title: String
  /// The place with the line, as far as it is known.
  package let location: String
  /// What the author tells the preview by: place, name, argument.
  private let identity: String

  /// What files of the preview are called: the identity, with a number behind those that are the same.
  package var fileName: String { ordinal == 1 ? identity : "\(identity)-\(ordinal)" }

  /// Slashes become dots, and what is no letter, digit, dot or dash a line.
  private static func fileName(_ text: String) -> String {
    String(
      text.map { character in
        if character == "/" { return "." }
        let isPlain = character.isLetter || character.isNumber || ".-".contains(character)
        return isPlain ? character : "_"
      }.prefix(120))
  }

  /// The same previews with their ordinals, which depend on all of a program: filters come after it.
  package static func numbered(_ previews: [FoundPreview]) -> [FoundPreview] {
    var counts: [String: Int] = [:]
    return previews.map { preview in
      var preview = preview
      preview.ordinal = counts[preview.identity, default: 0] + 1
      counts[preview.identity] = preview.ordinal
      return preview
    }
  }

  /// Whether place or title contains the text; any preview does where there is none.
  package func matches(_ filter: String?) -> Bool {
    guard let filter else { return true }
    return location.contains(filter) || title.contains(filter)
  }
}

extension Previews {
  /// All previews of the program: those of `#Preview` by file and line, then those of `PreviewProvider`s by type.
  public static var all: [FoundPreview] {
    FoundPreview.numbered(
      registries().flatMap(previews(of:)) + providers().flatMap { previews(of: $0) })
  }

  private static func previews(of registry: any PreviewRegistry.Type) -> [FoundPreview] {
    do {
      let preview = try registry.makePreview()
      return preview.variants.enumerated().map { index, variant in
        FoundPreview(
          place: registry.fileID, line: registry.line, displayName: preview.displayName,
          argument: variant.argument.map { (index + 1, $0) }, traits: preview.traits,
          body: variant.body)
      }
    } catch {
      return [
        FoundPreview(place: registry.fileID, line: registry.line) { throw error }
      ]
    }
  }

  /// Each view of a provider, with what its preview modifiers say.
  private static func previews<Provider: PreviewProvider>(
    of provider: Provider.Type
  ) -> [FoundPreview] {
    let window = HeadlessWindow(Provider.previews)
    defer { window.unmount() }
    return window.rootNode.items().enumerated().map { index, item in
      let orientation = item.trait(PreviewInterfaceOrientationTraitKey.self)
      let kinds: [PreviewTrait<Preview.ViewTraits>.Kind?] = [
        .layout(item.trait(PreviewLayoutTraitKey.self)),
        // The default is what a window is, upright or not.
        orientation == PreviewInterfaceOrientationTraitKey.defaultValue
          ? nil : .orientation(orientation),
        item.trait(PreviewDeviceTraitKey.self).map { .device($0) },
      ]
      return FoundPreview(
        place: _typeName(Provider.self, qualified: true),
        displayName: item.trait(PreviewDisplayNameTraitKey.self), number: index + 1,
        traits: kinds.compactMap { $0.map(PreviewTrait.init(kind:)) },
        body: {
          Group(subviews: Provider.previews) { subviews in
            if subviews.indices.contains(index) { subviews[index] }
          }
        })
    }
  }
}
