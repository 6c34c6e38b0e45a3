import SwiftUICore
/// One view to show as a preview.
@MainActor
package struct ShownPreview {
  /// `Module/File.swift`; for a `PreviewProvider` its type's name, as nothing tells its file.
  package let place: String
  /// The line of `#Preview`, counted from one.
  package let line: Int?
  /// As the author names it; nil without a name.
  package let displayName: String?
  /// What it is made of where one preview has several arguments.
  package let argument: String?
  package let traits: [PreviewTrait<Preview.ViewTraits>]
  package let body: @MainActor () -> any View

  /// The name, or the line where there is none, with the argument.
  package var title: String {
    let name = displayName ?? line.map { "line \($0)" } ?? "preview"
    return argument.map { "\(name) (\($0))" } ?? name
  }
}

extension Previews {
  /// All previews of the program: those of `#Preview` by file and line, then those of `PreviewProvider`s by type.
  /// Those that cannot be made are given with the error.
  package static func all() -> (shown: [ShownPreview], failed: [(place: String, error: any Error)])
  {
    var shown: [ShownPreview] = []
    var failed: [(place: String, error: any Error)] = []
    for registry in registries() {
      do {
        let preview = try registry.makePreview()
        shown += preview.variants.map {
          ShownPreview(
            place: registry.fileID, line: registry.line, displayName: preview.displayName,
            argument: $0.argument, traits: preview.traits, body: $0.body)
        }
      } catch {
        failed.append(("\(registry.fileID):\(registry.line)", error))
      }
    }
    for provider in providers() { shown += previews(of: provider) }
    return (shown, failed)
  }
}

extension Previews {
  /// Each view of a provider, with what its preview modifiers say.
  private static func previews<Provider: PreviewProvider>(
    of provider: Provider.Type
  ) -> [ShownPreview] {
    let window = HeadlessWindow(Provider.previews)
    defer { window.unmount() }
    return window.rootNode.items().enumerated().map { index, item in
      let layout = item.trait(PreviewLayoutTraitKey.self)
      let orientation = item.trait(PreviewInterfaceOrientationTraitKey.self)
      return ShownPreview(
        place: _typeName(Provider.self, qualified: true), line: nil,
        displayName: item.trait(PreviewDisplayNameTraitKey.self), argument: nil,
        traits: [
          PreviewTrait(kind: .layout(layout)), PreviewTrait(kind: .orientation(orientation)),
        ],
        body: {
          Group(subviews: Provider.previews) { subviews in
            if subviews.indices.contains(index) { subviews[index] }
          }
        })
    }
  }
}
