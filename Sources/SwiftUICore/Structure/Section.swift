/// A container view that you can use to add hierarchy within certain views, such as lists.
public struct Section<Parent, Content, Footer> {
  package var header: Parent
  package var content: Content
  package var footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { SectionNode(view, inputs) }

  @MainActor public static var _staticItemCount: Int? { nil }
}

extension Section where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>:
  _TypedNode<Section<Parent, Content, Footer>>
{
  private var header: _TypedNode<Parent>?
  private var content: _TypedNode<Content>?
  private var footer: _TypedNode<Footer>?
  private var headerItems = MadeItems<TraitItem<SectionRoleTraitKey>>()
  private var footerItems = MadeItems<TraitItem<SectionRoleTraitKey>>()
  private var endScopes: [EnvironmentScope] = []

  init(_ view: Section<Parent, Content, Footer>, _ inputs: _NodeInputs) {
    super.init(inputs: inputs)
    header = Parent._makeNode(view.header, endInputs(.header))
    content = Content._makeNode(view.content, childInputs)
    footer = Footer._makeNode(view.footer, endInputs(.footer))
  }

  /// Inputs for the header or footer, where the container wants it to look otherwise than the rows.
  private func endInputs(_ part: SectionRole.Part) -> _NodeInputs {
    var inputs = eagerInputs
    guard scope.values.sectionLooks != .plain else { return inputs }
    let inner = EnvironmentScope(parent: scope) { $0.applySectionLooks(part) }
    endScopes.append(inner)
    inputs.scope = inner
    return inputs
  }

  override func willUnmount() {
    for scope in endScopes { scope.detach() }
  }

  override func update(_ view: Section<Parent, Content, Footer>) {
    header?.update(view.header)
    content?.update(view.content)
    footer?.update(view.footer)
  }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let header { action(header) }
    if let content { action(content) }
    if let footer { action(footer) }
  }

  /// The items of the header or footer, which tell a container what they are.
  private func marked(
    _ node: _ViewNode?, _ part: SectionRole.Part,
    _ made: inout MadeItems<TraitItem<SectionRoleTraitKey>>
  ) -> [LayoutItem] {
    let role = SectionRole(section: ObjectIdentifier(self), part: part)
    return made.take(node?.items() ?? [], in: .content) { TraitItem(child: $0, value: role) }.made
  }

  override var standsForItsItems: Bool { true }

  override func appendItems(to items: inout [LayoutItem]) {
    items += marked(header, .header, &headerItems)
    content?.appendItems(to: &items)
    items += marked(footer, .footer, &footerItems)
  }

  override func appendLazySources(to sources: inout [LazySource]) {
    let id = ObjectIdentifier(self)
    sources.append(.sectionStart(id: id, header: marked(header, .header, &headerItems)))
    content?.appendLazySources(to: &sources)
    sources.append(.sectionEnd(id: id, footer: marked(footer, .footer, &footerItems)))
  }
}
