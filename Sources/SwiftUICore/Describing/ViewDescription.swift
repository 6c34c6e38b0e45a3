/// What a view says, for controls that show it in a way of their own: an option of a picker, a field's title.
package struct ViewDescription: Equatable {
  package enum Kind: Equatable {
    case view
    /// The header of a section.
    case header
    case divider
  }

  package var kind: Kind
  /// The text of the view, without its looks.
  package var title: String
  package var image: ImagePrimitive?
  /// What the view stands for in a selection.
  package var tag: AnyHashable?

  @MainActor init(_ item: LayoutItem, kind: Kind = .view, id: AnyHashable? = nil) {
    var reader = DescriptionReader()
    reader.read(item)
    self.kind = reader.isDivider ? .divider : kind
    title = reader.strings.joined(separator: " ")
    image = reader.image
    tag = item.selectionTag ?? id
  }
}

/// Gathers what the native views of an item show.
@MainActor
private struct DescriptionReader {
  var strings: [String] = []
  var image: ImagePrimitive?
  var isDivider = false

  mutating func read(_ item: LayoutItem) {
    if let group = item as? GroupItem {
      read(group.child)
    } else if let native = item as? NativeItem {
      (native.native as? DescribedView).map { read($0) }
    } else {
      var children: [LayoutItem] = []
      item.forEachChild { children.append($0) }
      for child in children { read(child) }
    }
  }

  private mutating func read(_ view: DescribedView) {
    switch (view.primitive as? any Describing)?.meaning {
    case .text(let string): strings.append(string)
    case .image: image = image ?? view.primitive as? ImagePrimitive
    case .divider: isDivider = true
    case nil: for child in view.content?.children ?? [] { read(child) }
    }
  }
}
