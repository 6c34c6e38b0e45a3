internal import CSwiftUIDiscovery
import SwiftUICore

/// The previews of the running program. Linux's own: on Apple's systems Xcode finds them.
@MainActor
public enum Previews {
  private static var registered: [any PreviewRegistry.Type] = []

  /// Adds a preview that is not found by itself, since nothing refers to the library that it is linked from.
  public static func register(_ registry: any PreviewRegistry.Type) {
    if !registered.contains(where: { $0 == registry }) { registered.append(registry) }
  }

  /// Where `#Preview` declares one: by file and line.
  package static func registries() -> [any PreviewRegistry.Type] {
    let found = conformingTypes(to: SwiftUIPreviewRegistryProtocol).types
      .compactMap { $0 as? any PreviewRegistry.Type }
    let others = registered.filter { registry in !found.contains { $0 == registry } }
    return (found + others).sorted {
      ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column)
    }
  }

  /// The types that conform to `PreviewProvider`, by name.
  package static func providers() -> [any PreviewProvider.Type] {
    conformingTypes(to: SwiftUIPreviewProviderProtocol).types
      .compactMap { $0 as? any PreviewProvider.Type }
      .sorted { _typeName($0, qualified: true) < _typeName($1, qualified: true) }
  }

  /// How many conformances of any type to any protocol the program has; that there are some says that records are
  /// found where they are looked for.
  package static var countOfRecords: Int {
    conformingTypes(to: SwiftUIPreviewProviderProtocol).countOfRecords
  }

  private static func conformingTypes(
    to wanted: swiftui_protocol
  ) -> (types: [Any.Type], countOfRecords: Int) {
    final class Types { var all: [Any.Type] = [] }
    let types = Types()
    let count = swiftui_each_conforming_type(
      wanted,
      { metadata, context in
        guard let metadata, let context else { return }
        // The runtime's address of a type is the type's value.
        let type = unsafeBitCast(metadata, to: Any.Type.self)
        Unmanaged<Types>.fromOpaque(context).takeUnretainedValue().all.append(type)
      }, Unmanaged.passUnretained(types).toOpaque())
    return (types.all, count)
  }
}
