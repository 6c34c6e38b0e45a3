import Foundation

/// The operations that a drop may do.
public enum DropOperation: Hashable, Sendable {
  case cancel
  case forbidden
  case copy
  case move
}

/// What a drop may do, and when it is told so.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// The current state of a drop.
public struct DropInfo {
  /// In the coordinate space of the view.
  public let location: CGPoint
  package let providers: [NSItemProvider]

  package init(location: CGPoint, providers: [NSItemProvider]) {
    self.location = location
    self.providers = providers
  }

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// Decides what becomes of things that are dragged over a view and dropped there.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// Lets the user drag a view to elsewhere.
package struct OnDragModifier {
  package var data: () -> NSItemProvider
  package var preview: AnyView?
}

/// What is dragged from a native view.
package struct DragAttribute: NativeAttribute {
  package static let belongsToInnermost: Bool = true
  package let data: () -> NSItemProvider
}

/// Lets the user drop something on a view.
package struct OnDropModifier {
  package var supportedContentTypes: [UTType]
  package var delegate: any DropDelegate
}

/// What is dropped on a native view.
package struct DropAttribute: NativeAttribute {
  package static let belongsToInnermost: Bool = true
  package let supportedContentTypes: [UTType]
  package let delegate: any DropDelegate
}

extension OnDragModifier: AttributeModifier {
  public typealias Body = Never
  @MainActor package func attribute(_ context: PrimitiveContext) -> DragAttribute? {
    context.environment.isEnabled ? DragAttribute(data: data) : nil
  }
}

extension OnDropModifier: AttributeModifier {
  public typealias Body = Never
  @MainActor package func attribute(_ context: PrimitiveContext) -> DropAttribute? {
    guard context.environment.isEnabled else { return nil }
    return DropAttribute(supportedContentTypes: supportedContentTypes, delegate: delegate)
  }
}

/// Tells an action, and a binding, of drops.
private struct ClosureDropDelegate {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool
}

extension ClosureDropDelegate: DropDelegate {
  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: types) }
  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
  func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }
}

extension View {
  /// Activates this view as the source of a drag and drop operation. GTK takes texts and URLs elsewhere.
  ///
  /// - Parameter data: called on the main actor when a drag begins.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(OnDragModifier(data: data))
  }

  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { modifier(OnDragModifier(data: data, preview: AnyView(preview()))) }

  /// Defines the destination of a drag and drop operation that handles the dropped content with a closure that you
  /// specify. GTK brings texts and URLs.
  ///
  /// - Parameters:
  ///   - isTargeted: true while something that can be dropped is over the view.
  ///   - action: called on the main actor; returns whether the drop was taken.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      OnDropModifier(
        supportedContentTypes: supportedContentTypes,
        delegate: ClosureDropDelegate(
          types: supportedContentTypes, isTargeted: isTargeted, action: action)))
  }

  /// Defines the destination of a drag and drop operation using behavior controlled by the delegate that you provide.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(
      OnDropModifier(supportedContentTypes: supportedContentTypes, delegate: delegate))
  }

  /// Takes drops of the types with the given identifiers.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  nonisolated public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View { onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate) }
}
