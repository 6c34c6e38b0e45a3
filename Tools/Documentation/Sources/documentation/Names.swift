/// The public names of Apple's SwiftUI, from `docs/swiftui-names.txt`.
struct Names {
  struct Section {
    let title: String
    /// Whether code that uses these names has to write them.
    let isWritten: Bool
    var names: [Name] = []
  }

  /// A type, `Text`; a method of a type, `Image.resizable`; or a modifier of views, `padding`.
  struct Name: Hashable {
    let name: String
    /// Whether Apple has deprecated it.
    let isDeprecated: Bool

    var isMethod: Bool { owner != nil }

    /// The type that a method belongs to.
    var owner: String? {
      guard last.first?.isLowercase == true else { return nil }
      return name.split(separator: ".").dropLast().first.map(String.init) ?? "View"
    }

    var last: String { name.split(separator: ".").last.map(String.init) ?? name }
  }

  let sections: [Section]

  init(_ text: String) throws {
    var sections: [Section] = []
    var seen: Set<String> = []
    for line in text.split(separator: "\n") where !line.hasPrefix("//") {
      if line.hasPrefix("#") {
        let title = line.drop { $0 == "#" || $0 == " " }
        sections.append(Section(title: String(title), isWritten: line.hasPrefix("# ")))
        continue
      }
      let words = line.split(separator: " ")
      guard let first = words.first, !sections.isEmpty else { continue }
      guard words.count == 1 || words.dropFirst() == ["deprecated"] else {
        throw Failure("swiftui-names.txt: cannot read “\(line)”")
      }
      guard seen.insert(String(first)).inserted else {
        throw Failure("swiftui-names.txt: \(first) stands there twice")
      }
      sections[sections.count - 1].names.append(
        Name(name: String(first), isDeprecated: words.count == 2))
    }
    self.sections = sections
  }
}
