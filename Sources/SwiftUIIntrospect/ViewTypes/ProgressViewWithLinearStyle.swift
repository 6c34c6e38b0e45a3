#if GTK
  public import GTK
#endif

/// A `ProgressView` with the `.linear` style.
///
/// ```swift
/// struct ProgressViewWithLinearStyleExample: View {
///   var body: some View {
///     ProgressView(value: 0.5)
///       .progressViewStyle(.linear)
///       .introspect(.progressView(style: .linear), on: .gtk(.v4)) {
///         print(type(of: $0))  // GTK.ProgressBar
///       }
///   }
/// }
/// ```
public struct ProgressViewWithLinearStyleType: IntrospectableViewType {
  public enum Style: Sendable {
    case linear
  }
}

extension IntrospectableViewType where Self == ProgressViewWithLinearStyleType {
  public static func progressView(style: Self.Style) -> Self { .init() }
}

#if GTK
  extension ProgressViewWithLinearStyleType: GTKIntrospectable {
    public typealias GTK4 = GTK.ProgressBar
  }
#endif
