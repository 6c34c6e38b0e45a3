import Foundation

/// A value that can be dragged, dropped, copied and pasted. On Apple's systems this is the protocol of the
/// CoreTransferable framework, with representations of any kind; here a value is data of one type.
public protocol Transferable: Sendable {
  /// The type of the data.
  static var transferType: UTType { get }
  func transferData() throws -> Data
  init?(transferData data: Data)
}

extension String: Transferable {
  /// Linux's own, as all that ``Transferable`` asks for.
  public static var transferType: UTType { .utf8PlainText }
  /// Linux's own, as all that ``Transferable`` asks for.
  public func transferData() -> Data { Data(utf8) }
  /// Linux's own, as all that ``Transferable`` asks for.
  public init?(transferData data: Data) { self.init(data: data, encoding: .utf8) }
}

extension Data: Transferable {
  /// Linux's own, as all that ``Transferable`` asks for.
  public static var transferType: UTType { .data }
  /// Linux's own, as all that ``Transferable`` asks for.
  public func transferData() -> Data { self }
  /// Linux's own, as all that ``Transferable`` asks for.
  public init?(transferData data: Data) { self = data }
}

extension URL: Transferable {
  /// Linux's own, as all that ``Transferable`` asks for.
  public static var transferType: UTType { .url }
  /// Linux's own, as all that ``Transferable`` asks for.
  public func transferData() -> Data { Data(absoluteString.utf8) }
  /// Linux's own, as all that ``Transferable`` asks for.
  public init?(transferData data: Data) {
    guard let string = String(data: data, encoding: .utf8) else { return nil }
    self.init(string: string.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}

extension NSItemProvider {
  /// Offers a value.
  public convenience init<T: Transferable>(transferring value: T) {
    self.init()
    let type = (value as? URL)?.isFileURL == true ? .fileURL : T.transferType
    registerDataRepresentation(forTypeIdentifier: type.identifier) { try value.transferData() }
  }

  /// The value that is offered; nil where there is none of that type.
  package func value<T: Transferable>(of type: T.Type) -> T? {
    var result: T?
    for identifier in registeredTypeIdentifiers where result == nil {
      guard UTType(identifier)?.conforms(to: T.transferType) == true else { continue }
      result = (try? data(of: identifier)).flatMap { T(transferData: $0) }
    }
    return result
  }
}

extension View {
  /// Activates this view as the source of a drag and drop operation.
  ///
  /// - Parameter payload: called on the main actor when a drag begins.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { onDrag { NSItemProvider(transferring: payload()) } }

  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { onDrag({ NSItemProvider(transferring: payload()) }, preview: preview) }

  /// Defines the destination of a drag and drop operation that handles the dropped content with a closure that you
  /// specify.
  ///
  /// - Parameters:
  ///   - action: called on the main actor with the values and the place in the view; returns whether the drop was
  ///     taken.
  ///   - isTargeted: called with true when a drag comes over the view, with false when it leaves.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let target = Binding<Bool>(get: { false }, set: { isTargeted($0) })
    return onDrop(of: [T.transferType], isTargeted: target) { providers, location in
      let items = providers.compactMap { $0.value(of: T.self) }
      return items.isEmpty ? false : action(items, location)
    }
  }
}

extension View {
  /// Specifies a list of items to copy with the system's Copy command. Nothing on Linux sends the command yet.
  nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { onCopyCommand { payload().map { NSItemProvider(transferring: $0) } } }

  /// Specifies an action that moves items with the system's Cut command.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { onCutCommand { action().map { NSItemProvider(transferring: $0) } } }

  /// Specifies an action that adds items with the system's Paste command.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    onPasteCommand(
      of: [T.transferType],
      validator: { providers in
        let items = validator(providers.compactMap { $0.value(of: T.self) })
        return items.isEmpty ? nil : items
      }, perform: action)
  }
}
