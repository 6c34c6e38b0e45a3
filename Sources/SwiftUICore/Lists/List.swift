import Foundation

/// Rows below each other that scroll, of which the user can select some.
///
/// Drawn with a `GtkListView`: rows of a `ForEach`, or of data given to the list, are made when they come into
/// view and end when they leave it, so that 100,000 rows cost what can be seen. A row whose state was changed
/// is kept. Each view of an element is a row of its own where their number is known from their types; views behind
/// an `if` without `else`, or type-erased, share one. With the keyboard, Delete calls `onDelete` for the selected rows, and Alt with Up or Down calls
/// `onMove`.
public struct List<SelectionValue: Hashable, Content: View> {
  package var selection: ListSelection<SelectionValue>?
  package var content: Content

  package init(_ selection: ListSelection<SelectionValue>?, _ content: Content) {
    self.selection = selection
    self.content = content
  }
}

/// Where a list's selection is kept.
package enum ListSelection<Value: Hashable> {
  case single(Binding<Value?>)
  case one(Binding<Value>)
  case multiple(Binding<Set<Value>>)

  var isMultiple: Bool {
    if case .multiple = self { true } else { false }
  }

  var tags: Set<AnyHashable> {
    switch self {
    case .single(let binding): Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])
    case .one(let binding): [AnyHashable(binding.wrappedValue)]
    case .multiple(let binding): Set(binding.wrappedValue.map { AnyHashable($0) })
    }
  }

  func select(_ tags: Set<AnyHashable>) {
    switch self {
    case .single(let binding): binding.wrappedValue = tags.first.flatMap { $0.base as? Value }
    case .one(let binding):
      if let value = tags.first?.base as? Value { binding.wrappedValue = value }
    case .multiple(let binding): binding.wrappedValue = Set(tags.compactMap { $0.base as? Value })
    }
  }
}

extension List: RowsView {
  public typealias Body = Never

  package var rowsContent: Content { content }

  @MainActor package func primitive(
    _ rows: ListRows, _ environment: EnvironmentValues
  ) -> ListPrimitive {
    ListPrimitive(
      model: rows, selection: ListSelectionState(selection), style: environment.listStyleKind,
      isEnabled: environment.isEnabled)
  }
}

/// What a renderer needs of a list.
package struct ListPrimitive: Primitive, KeyboardFocusable {
  package static let viewName = "List"
  package enum SelectionMode: Sendable { case none, single, multiple }

  package let model: ListRows
  package let selection: ListSelectionState
  package let style: ListStyleKind
  package let isEnabled: Bool

  package var mode: SelectionMode { selection.mode }
  package var selected: Set<AnyHashable> { selection.tags }
}

/// What is selected in a list or a table, whatever the values are.
package struct ListSelectionState {
  package let mode: ListPrimitive.SelectionMode
  package let tags: Set<AnyHashable>
  /// To be called with what the user has selected.
  package let select: (Set<AnyHashable>) -> Void

  init<Value>(_ selection: ListSelection<Value>?) {
    mode = selection.map { $0.isMultiple ? .multiple : .single } ?? .none
    tags = selection?.tags ?? []
    select = { selection?.select($0) }
  }
}

extension ListPrimitive: HeadlessMeasurable {
  package func headlessSize(
    _ proposal: ProposedViewSize, content: HeadlessContainer?
  ) -> CGSize { proposal.filled }
}
