#if GTK
  public import GTK
#endif

/// The window of a view.
///
/// ```swift
/// struct WindowExample: View {
///   var body: some View {
///     Text("Content")
///       .introspect(.window, on: .gtk(.v4)) {
///         print(type(of: $0))  // GTK.Window
///       }
///   }
/// }
/// ```
public struct WindowType: IntrospectableViewType {}

extension IntrospectableViewType where Self == WindowType {
  public static var window: Self { .init() }
}

#if GTK
  extension WindowType: GTKIntrospectable {
    public typealias GTK4 = GTK.Window

    /// Whatever the scope: a view is in one window, and it may have no widget of its own.
    public static func selector<Entity: PlatformEntity>(
      for entity: Entity.Type
    ) -> IntrospectionSelector<Entity> {
      .default.withReceiverSelector { $0.ancestors.first(ofType: Entity.self) }
    }
  }
#endif
