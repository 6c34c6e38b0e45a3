/// The operating system that a preview is meant for.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// A type whose views are previews: the older form of `#Preview`.
///
/// ```swift
/// struct Badge_Previews: PreviewProvider {
///   static var previews: some View {
///     Text("3").previewDisplayName("Badge")
///   }
/// }
/// ```
///
/// Each of several views, or of a group's, is a preview of its own.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  /// The views to show, asked for on the main actor.
  @ViewBuilder static var previews: Previews { get }

  /// The platform that they are meant for; nil for the one that runs.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}
