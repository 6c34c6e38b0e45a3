#if os(macOS) || os(Linux)
import SwiftUI

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

@available(macOS 11.0, *)
extension InspectableView where View == ViewType.ForEach {
  /// Calls what `onInsert(of:perform:)` was given for these types.
  public func callOnInsert(
    of types: [UTType], _ index: Int, _ providers: [NSItemProvider]
  ) throws {
    let supported: [UTType] = try modifierAttribute(.onInsertTypes, "onInsert")
    guard types.allSatisfy(supported.contains) else {
      throw missingModifier("onInsert(of: \(types.map(\.identifier)))")
    }
    let action: Any = try modifierAttribute(.onInsertAction, "onInsert", as: Any.self)
    func rebind<C>(_ closure: C) throws -> InsertAction {
      try Inspector.unsafeMemoryRebind(value: closure, type: InsertAction.self)
    }
    try _openExistential(action, do: rebind).call(index, providers)
  }
}

/// The closure as it is stored: see `Inspector.boolAction`.
private struct InsertAction {
  let call: (Int, [NSItemProvider]) -> Void
}
#endif
