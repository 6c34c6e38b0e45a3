import Foundation

/// Finds where headers and footers stand that stay in sight while their sections are.
@MainActor
struct PinnedSections {
  private let kinds: PinnedScrollableViews
  private var sections: [Section] = []

  private struct Section {
    let id: ObjectIdentifier
    var header: (item: LayoutItem, start: CGFloat, length: CGFloat)?
    var footer: (item: LayoutItem, start: CGFloat, length: CGFloat)?
  }

  struct Pinned {
    let item: LayoutItem
    let position: CGFloat
  }

  init(_ kinds: PinnedScrollableViews) { self.kinds = kinds }

  /// Notes an item, in the order of the stack.
  mutating func add(_ item: LayoutItem, _ start: CGFloat, _ length: CGFloat) {
    guard !kinds.isEmpty, let role = item.trait(SectionRoleTraitKey.self) else { return }
    if sections.last?.id != role.section { sections.append(Section(id: role.section)) }
    let last = sections.count - 1
    switch role.part {
    case .header: sections[last].header = sections[last].header ?? (item, start, length)
    case .footer: sections[last].footer = (item, start, length)
    }
  }

  func pinned(
    in visible: (lower: CGFloat, upper: CGFloat), end: CGFloat, spacing: CGFloat
  ) -> [Pinned] {
    var result: [Pinned] = []
    for (index, section) in sections.enumerated() {
      let next =
        index + 1 < sections.count
        ? (sections[index + 1].header ?? sections[index + 1].footer)?.start : nil
      let end = section.footer.map { $0.start + $0.length } ?? next.map { $0 - spacing } ?? end
      if kinds.contains(.sectionHeaders), let header = section.header {
        let position = max(header.start, min(visible.lower, end - header.length))
        result.append(Pinned(item: header.item, position: position))
      }
      if kinds.contains(.sectionFooters), let footer = section.footer {
        let start = section.header.map { $0.start + $0.length } ?? footer.start
        let lowest = visible.upper - footer.length
        let position = min(footer.start, max(lowest, start))
        result.append(Pinned(item: footer.item, position: position))
      }
    }
    return result
  }
}
