import SwiftUI

/// A view that can be read, searched and acted on.
///
/// It is a value: it shows the view as it was reached. Call `inspect()` again, or search again, to see what an
/// action has changed.
@MainActor @preconcurrency
public struct InspectableView<View> where View: BaseViewType {
  let content: Content
  let parentView: (any UnwrappedView)?
  let call: InspectionCall
  let isStandIn: Bool
  /// True for a child taken by subscript whose `if` has not come true.
  public let isAbsent: Bool

  /// - Precondition: the content is of the type; `checked` finds out.
  init(
    unchecked content: Content, parent: (any UnwrappedView)?, call: InspectionCall,
    isStandIn: Bool = false, isAbsent: Bool = false
  ) {
    self.content = content
    parentView = parent
    self.call = call
    self.isStandIn = isStandIn
    self.isAbsent = isAbsent
  }

  /// The calls that lead here from the root: `hStack().button(1).labelView().text()`.
  public var pathToRoot: String {
    var calls: [String] = []
    var step: (any UnwrappedView)? = self
    while let current = step {
      let text: String = current.call.text
      if !text.isEmpty { calls.append(text) }
      step = current.parentView
    }
    return calls.reversed().joined(separator: ".")
  }

  /// The view that this one is in.
  ///
  /// - Throws: `parentViewNotFound` at the root.
  public func parent() throws -> InspectableView<ViewType.ParentView> {
    guard let parent = parentView else {
      throw InspectionError.parentViewNotFound(view: content.typeName)
    }
    return InspectableView<ViewType.ParentView>(
      unchecked: parent.content, parent: parent.parentView, call: parent.call, isStandIn: true)
  }

  /// The same view without its static type.
  public func classified() throws -> InspectableView<ViewType.ClassifiedView> { classifiedView }
}

extension InspectableView: UnwrappedView {
  var viewType: any BaseViewType.Type { View.self }

  var classifiedView: InspectableView<ViewType.ClassifiedView> {
    InspectableView<ViewType.ClassifiedView>(
      unchecked: content, parent: parentView, call: call, isStandIn: true, isAbsent: isAbsent)
  }
}

// MARK: - Steps

extension InspectableView {
  /// The content as a view of this type, reached from `parent`.
  ///
  /// A custom view in the way is opened silently, and so is an `AnyView` that a compiler has put around a body.
  ///
  /// - Parameter isSame: whether the content is that of the parent, which may stand for another view.
  static func checked(
    _ content: Content, parent: (any UnwrappedView)?, call: InspectionCall, isSame: Bool = false
  ) throws -> Self {
    let (parent, call) = isSame ? step(from: parent, call) : (parent, call)
    if !View.typePrefix.isEmpty, Inspector.isTupleView(content.view),
      View.self != ViewType.TupleView.self
    {
      throw InspectionError.notSupported(
        "Unable to extract \(View.typePrefix): please specify its index inside parent view")
    }
    if View.matches(content) { return Self(unchecked: content, parent: parent, call: call) }
    if let inner = try? implicitChild(content, parent, call) { return inner }
    let descriptor = content.descriptor
    let failed = Self(unchecked: content, parent: parent, call: call)
    throw InspectionError.inspection(
      path: failed.pathToRoot, factual: descriptor.name,
      expected: View.namespacedPrefixes.map(TypeName.withoutSwiftUI).joined(separator: " or "))
  }

  /// A step from a view that stands for another one starts where that one does.
  private static func step(
    from parent: (any UnwrappedView)?, _ call: InspectionCall
  ) -> ((any UnwrappedView)?, InspectionCall) {
    guard let parent, parent.isStandIn, View.self != ViewType.ClassifiedView.self else {
      return (parent, call)
    }
    return (
      parent.parentView, InspectionCall(call.template, index: call.index ?? parent.call.index)
    )
  }

  private static func implicitChild(
    _ content: Content, _ parent: (any UnwrappedView)?, _ call: InspectionCall
  ) throws -> Self? {
    let own = InspectionCall(call.template)
    if content.isCustomView {
      let custom = ViewIdentity.customView(content, parent, call.index)
      return try checked(content.body(), parent: custom, call: own)
    }
    guard content.isBody, case .anyView = content.descriptor.role else { return nil }
    return try checked(ViewType.AnyView.child(content), parent: parent, call: call)
  }

  /// The view's own part of a path, such as `labelView()`, with a view of any type at its end.
  func supplementary<T: BaseViewType>(
    _ content: Content, _ call: String, index: Int? = nil, as type: T.Type = T.self
  ) throws -> InspectableView<T> {
    try InspectableView<T>.checked(
      content, parent: self, call: InspectionCall(call, index: index))
  }
}

extension BaseViewType {
  static func matches(_ content: Content) -> Bool {
    if typePrefix.isEmpty { return true }
    if let matching = Self.self as? any TypeMatching.Type { return matching.matches(content) }
    return namespacedPrefixes.contains(content.descriptor.bareNamespacedName)
  }
}

/// A type of view that is told by something else than its name.
@MainActor
protocol TypeMatching: BaseViewType {
  static func matches(_ content: Content) -> Bool
}

extension InspectableView {
  /// Whether the one view inside is this one itself.
  var isSingleStep: Bool {
    View.self == ViewType.ClassifiedView.self || View.self == ViewType.ParentView.self
  }
}

extension InspectableView where View: SingleViewContent {
  /// The one view inside, as a view of a type.
  func child<T: KnownViewType>() throws -> InspectableView<T> {
    try .checked(
      View.child(content), parent: self,
      call: InspectionCall(T.inspectionCall(typeName: T.typePrefix)), isSame: isSingleStep)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The view at an index, as a view of a type.
  func child<T: KnownViewType>(at index: Int) throws -> InspectableView<T> {
    try .checked(
      child(at: index, isTupleExtraction: T.self == ViewType.TupleView.self), parent: self,
      call: InspectionCall(T.inspectionCall(typeName: T.typePrefix), index: index))
  }

  func child(at index: Int, isTupleExtraction: Bool = false) throws -> Content {
    let children = try View.children(content)
    guard 0..<children.count ~= index else {
      throw InspectionError.viewIndexOutOfBounds(index: index, count: children.count)
    }
    let child = try children.element(at: index)
    if !isTupleExtraction, Inspector.isTupleView(child.view) {
      throw InspectionError.notSupported(
        "Please insert .tupleView(\(index)) after \(Inspector.typeName(type: View.self)) "
          + "for inspecting its children at index \(index)")
    }
    return child
  }
}
