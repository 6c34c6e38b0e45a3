import Foundation

/// Shows a column beside a view.
package struct InspectorModifier<InspectorContent: View> {
  package var isPresented: Binding<Bool>
  package var content: InspectorContent
}

extension InspectorModifier: ViewModifier {
  public func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue {
        Divider()
        self.content
          .frame(maxHeight: .infinity, alignment: .top)
          .layoutPriority(1)
      }
    }
  }
}

/// Sets the width of an inspector's column.
package struct InspectorColumnWidthModifier: Sendable {
  package var min: CGFloat?
  package var ideal: CGFloat
  package var max: CGFloat?
}

extension InspectorColumnWidthModifier: ViewModifier {
  public func body(content: Content) -> some View {
    content.frame(minWidth: min, idealWidth: ideal, maxWidth: max ?? ideal)
  }
}

extension View {
  /// Inserts an inspector at the applied position in the view hierarchy: a column at the trailing edge.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { modifier(InspectorModifier(isPresented: isPresented, content: content())) }

  /// Sets a flexible, preferred width for the inspector, in points.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { modifier(InspectorColumnWidthModifier(min: min, ideal: ideal, max: max)) }

  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    modifier(InspectorColumnWidthModifier(min: width, ideal: width, max: width))
  }
}
