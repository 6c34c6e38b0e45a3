/// Specifies the contents of a section.
///
/// Views that stand in no `Section` come as a section of their own, without header and footer.
public struct SectionConfiguration: Identifiable {
  /// A unique identifier for a section.
  public struct ID: Hashable {
    fileprivate let section: ObjectIdentifier?
    /// Tells the sections apart that are none in the content.
    fileprivate let first: Subview.ID?
  }

  public let id: ID
  /// The section's header, which may be any number of views.
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  /// The section's footer, which may be any number of views.
  public let footer: SubviewsCollection

  package init(
    section: ObjectIdentifier?, header: [LayoutItem] = [], content: [LayoutItem],
    footer: [LayoutItem] = []
  ) {
    self.header = SubviewsCollection(header)
    self.content = SubviewsCollection(content)
    self.footer = SubviewsCollection(footer)
    id = ID(section: section, first: section == nil ? self.content.first?.id : nil)
  }

  /// The container values of the section's first view.
  public var containerValues: ContainerValues {
    content.first?.containerValues ?? ContainerValues()
  }
}

@available(*, unavailable)
extension SectionConfiguration.ID: Sendable {}

/// An opaque collection representing the sections of view.
public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  package let elements: [SectionConfiguration]

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> SectionConfiguration { elements[index] }
}

extension SectionCollection: View {
  public var body: some View {
    ForEach(elements) { section in
      section.header
      section.content
      section.footer
    }
  }
}

extension SectionCollection {
  /// The sections of what a lazy container would gather; loops are expected to have made their views.
  @MainActor init(_ sources: [LazySource]) {
    var sections: [SectionConfiguration] = []
    var loose: [LayoutItem] = []
    var open: (id: ObjectIdentifier, header: [LayoutItem], depth: Int)?
    func endLoose() {
      guard !loose.isEmpty else { return }
      sections.append(SectionConfiguration(section: nil, content: loose))
      loose = []
    }
    for source in sources {
      switch source {
      case .item(let item): loose.append(item)
      case .rows: break
      case .sectionStart(let id, let header):
        // A section in a section is part of its content.
        if let outer = open {
          open?.depth = outer.depth + 1
          loose += header
        } else {
          endLoose()
          open = (id, header, 0)
        }
      case .sectionEnd(_, let footer):
        if let outer = open, outer.depth > 0 {
          open?.depth = outer.depth - 1
          loose += footer
        } else if let section = open {
          sections.append(
            SectionConfiguration(
              section: section.id, header: section.header, content: loose, footer: footer))
          loose = []
          open = nil
        }
      }
    }
    endLoose()
    elements = sections
  }
}
