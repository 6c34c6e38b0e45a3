#if GTK
  public import GTK
#endif

/// The sheet around a view, from inside its content.
///
/// ```swift
/// struct SheetExample: View {
///   @State var isShown = false
///
///   var body: some View {
///     Button("Show") { isShown = true }
///       .sheet(isPresented: $isShown) {
///         Text("Content")
///           .introspect(.sheet, on: .gtk(.v4)) {
///             print(type(of: $0))  // GTK.Window
///           }
///       }
///   }
/// }
/// ```
public struct SheetType: IntrospectableViewType {
  public var scope: IntrospectionScope { .ancestor }
}

extension IntrospectableViewType where Self == SheetType {
  public static var sheet: Self { .init() }
}

#if GTK
  extension SheetType: GTKIntrospectable {
    public typealias GTK4 = GTK.Window

    /// A sheet is the nearest window, if that is modal for another one.
    public static func selector<Entity: PlatformEntity>(
      for entity: Entity.Type
    ) -> IntrospectionSelector<Entity> {
      .from(GTK.Window.self) { window in
        window.modal && window.transientFor != nil ? window as? Entity : nil
      }
    }
  }
#endif
