/// What of SwiftUI exists here: Apple's declarations, looked up in the sources and the tests.
struct Coverage {
  enum Level: String, CaseIterable {
    case onScreen = "on screen"
    case headless
    case untested
    case value
    case missing
  }

  /// Declarations of a type that are rated alike.
  struct Row {
    let owner: String
    let level: Level
    var names: [String]
  }

  struct Group {
    let title: String
    var rows: [Row] = []

    func count(_ level: Level) -> Int {
      rows.reduce(0) { $0 + ($1.level == level ? $1.names.count : 0) }
    }
  }

  /// What tests and examples use.
  struct Used {
    /// On screen, by GTK tests and examples.
    var onScreen = UsedNames()
    /// In tests without a toolkit.
    var headless = UsedNames()
  }

  private(set) var groups: [Group] = []

  init(apple: [AppleDeclaration], own: OwnDeclarations, used: Used) {
    let onScreen = Exercised(by: used.onScreen, in: own)
    let headless = Exercised(by: used.headless, in: own)
    var levels: [String: [(apple: AppleDeclaration, level: Level)]] = [:]
    var seen: Set<String> = []
    for declaration in apple {
      // Overloads that differ by types only are one.
      guard seen.insert("\(declaration.fullName) \(declaration.signature)").inserted else {
        continue
      }
      let found = own.find(declaration)
      let level: Level =
        if found.isEmpty {
          .missing
        } else if found.allSatisfy(\.isValue) {
          .value
        } else if found.contains(where: { onScreen.includes($0.declaration) }) {
          .onScreen
        } else if found.contains(where: { headless.includes($0.declaration) }) {
          .headless
        } else {
          .untested
        }
      levels[declaration.group, default: []].append((declaration, level))
    }
    groups = levels.keys.sorted().map { title in
      Self.group(title, levels[title] ?? [])
    }
  }

  private static func group(
    _ title: String, _ declarations: [(apple: AppleDeclaration, level: Level)]
  ) -> Group {
    var names: [String: [Level: [String]]] = [:]
    for (apple, level) in declarations {
      names[apple.owner, default: [:]][level, default: []].append(apple.signature)
    }
    var group = Group(title: title)
    for owner in names.keys.sorted() {
      for level in Level.allCases {
        guard let own = names[owner]?[level] else { continue }
        group.rows.append(Row(owner: owner, level: level, names: own.sorted()))
      }
    }
    return group
  }
}

/// Which declarations a set of tests uses.
struct Exercised {
  private let used: UsedNames
  private var types: Set<String> = []

  /// A type is used where a test names it, or a member of it, or what takes or gives it.
  init(by used: UsedNames, in own: OwnDeclarations) {
    self.used = used
    var mentioned: Set<String> = used.words
    for found in own.publicMembers where found.declaration.kind != .initializer {
      let declaration = found.declaration
      guard used.members.contains(declaration.name) else { continue }
      mentioned.formUnion(Self.words(declaration.head))
      mentioned.formUnion(Self.words(declaration.constraint))
      if declaration.isStatic { mentioned.insert(Self.last(declaration.owner)) }
    }
    types = mentioned
  }

  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      .filter { $0.first?.isUppercase == true }
  }

  private static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  func includes(_ declaration: SourceDeclaration) -> Bool {
    switch declaration.kind {
    case .type, .protocolType, .typeAlias, .associatedType: types.contains(declaration.name)
    case .initializer, .subscripts: types.contains(Self.last(declaration.owner))
    default:
      used.members.contains(declaration.name)
        // Operators are no words.
        || declaration.name.first?.isLetter == false && types.contains(Self.last(declaration.owner))
    }
  }
}
