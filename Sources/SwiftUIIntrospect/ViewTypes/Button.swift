#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif os(macOS)
    public import AppKit
  #endif

  /// A `Button`.
  ///
  /// From macOS 26 on, only buttons with the borderless and the link style have an `NSButton`.
  ///
  /// ```swift
  /// struct ButtonExample: View {
  ///   var body: some View {
  ///     Button("Save") {}
  ///       #if os(macOS)  // NSButton
  ///         .introspect(.button, on: .macOS(.v10_15...)) { print($0) }
  ///       #elseif os(Linux)  // GTK.Button
  ///         .introspect(.button, on: .gtk(.v4)) { print($0) }
  ///       #endif  // not available on iOS, tvOS and visionOS
  ///   }
  /// }
  /// ```
  public struct ButtonType: IntrospectableViewType {
    public static var limits: [IntrospectionLimit] {
      [
        IntrospectionLimit(
          since: Platform(.macOS, 26),
          "only buttons with the borderless and the link style have an NSButton")
      ]
    }
  }

  #if os(macOS) || os(Linux)
    extension IntrospectableViewType where Self == ButtonType {
      public static var button: Self { .init() }
    }

    extension ButtonType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.Button
      #elseif canImport(AppKit)
        public typealias macOS10_15 = NSButton
      #endif
    }
  #endif
#endif
