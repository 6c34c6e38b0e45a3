import SwiftUI

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension InspectableView where View == ViewType.ForEach {
  /// Calls what `onInsert(of:perform:)` was given for these types.
  public func callOnInsert(
    of types: [UTType], _ index: Int, _ providers: [NSItemProvider]
  ) throws {
    let supported: [UTType] = try modifierAttribute(.onInsertTypes, "onInsert")
    guard types.allSatisfy(supported.contains) else {
      throw missingModifier("onInsert(of: \(types.map(\.identifier)))")
    }
    let modifier = try modifier(.onInsertAction, "onInsert")
    try StoredClosure.read(
      .onInsertAction, of: modifier.modifier, as: ((Int, [NSItemProvider]) -> Void).self,
      in: InsertAction.self
    ).call(index, providers)
  }
}

private struct InsertAction {
  let call: (Int, [NSItemProvider]) -> Void
}
