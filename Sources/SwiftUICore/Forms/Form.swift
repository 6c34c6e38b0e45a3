/// A container for grouping controls used for data entry, such as in settings or inspectors.
///
/// Its rows are the views of its content; those of a `Section` stand together under the section's header. The
/// standard style puts them into rounded boxes, as is usual on GTK's desktops, in a scroll view.
///
/// ```swift
/// Form {
///   Section("Notifications") {
///     Toggle("Play sounds", isOn: $playsSounds)
///     Picker("Preview", selection: $preview) {
///       Text("Always").tag(Preview.always)
///       Text("Never").tag(Preview.never)
///     }
///   }
/// }
/// ```
public struct Form<Content: View> {
  package var content: Content
}

extension Form: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    StyledView(FormStyleConfiguration(), automatic: .automaticForm)
      .viewAlias(FormStyleConfiguration.Content.self, content)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is asked to draw, to be drawn by the style that is set outside of it.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}
