#if GTK
  public import GTK
#endif

/// A `ProgressView` with the `.circular` style.
///
/// ```swift
/// struct ProgressViewWithCircularStyleExample: View {
///   var body: some View {
///     ProgressView()
///       .progressViewStyle(.circular)
///       .introspect(.progressView(style: .circular), on: .gtk(.v4)) {
///         print(type(of: $0))  // GTK.Spinner
///       }
///   }
/// }
/// ```
public struct ProgressViewWithCircularStyleType: IntrospectableViewType {
  public enum Style: Sendable {
    case circular
  }
}

extension IntrospectableViewType where Self == ProgressViewWithCircularStyleType {
  public static func progressView(style: Self.Style) -> Self { .init() }
}

#if GTK
  extension ProgressViewWithCircularStyleType: GTKIntrospectable {
    public typealias GTK4 = GTK.Spinner
  }
#endif
