/// What stands before the body of a declaration.
struct DeclarationHead {
  let text: String
  private(set) var keyword: String?
  private(set) var isPublic = false
  /// Whether it says that it is less than public.
  private(set) var isHidden = false
  private(set) var isStatic = false
  private(set) var names: [String] = []
  private(set) var parameters: [SourceDeclaration.Parameter] = []
  private(set) var inherited: [String] = []
  /// What stands after `where`.
  private(set) var constraint = ""

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "extension", "actor", "func", "init", "subscript", "var",
    "let", "case", "typealias", "associatedtype", "deinit", "import", "operator", "precedencegroup",
    "macro", "prefix", "infix", "postfix",
  ]
  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "private", "fileprivate", "static", "final",
    "nonisolated", "mutating", "nonmutating", "override", "required", "convenience", "indirect",
    "lazy", "weak", "unowned", "dynamic", "consuming", "borrowing", "isolated", "optional",
  ]

  var kind: SourceDeclaration.Kind? {
    switch keyword {
    case "struct", "class", "enum", "actor": .type
    case "protocol": .protocolType
    case "extension": .extensionOfType
    case "func": .function
    case "init": .initializer
    case "subscript": .subscripts
    case "var", "let": .property
    case "case": .enumCase
    case "typealias": .typeAlias
    case "associatedtype": .associatedType
    default: nil
    }
  }

  /// Whether parameters stand for arguments, as in a list of declarations: without inner names.
  private let isCall: Bool

  init(_ text: String, isCall: Bool = false) {
    self.text = text
    self.isCall = isCall
    var scanner = HeadScanner(text)
    readModifiers(&scanner)
    guard keyword != nil else { return }
    switch kind {
    case .function:
      names = [scanner.name()]
      readParameters(&scanner)
    case .initializer, .subscripts:
      names = [keyword ?? ""]
      readParameters(&scanner)
    case .property, .enumCase: readNames(&scanner)
    case nil: return
    default:
      names = [scanner.dottedName()]
      readInheritance(&scanner)
    }
    names.removeAll(where: \.isEmpty)
  }

  private mutating func readModifiers(_ scanner: inout HeadScanner) {
    while true {
      scanner.skipAttribute()
      let word = scanner.word()
      guard !word.isEmpty else { return }
      let isSetter = scanner.skipParenthesis(ifIt: "(set)")
      guard Self.modifiers.contains(word) || (word == "class" && scanner.continuesAsMember) else {
        keyword = Self.keywords.contains(word) ? word : nil
        return
      }
      switch word {
      case "public", "open": isPublic = true
      case "package", "internal", "private", "fileprivate": isHidden = isHidden || !isSetter
      case "static", "class": isStatic = true
      case "nonisolated", "unowned": _ = scanner.skipParenthesis(ifIt: nil)
      default: break
      }
    }
  }

  private mutating func readParameters(_ scanner: inout HeadScanner) {
    scanner.skipTo("(")
    for part in scanner.parts(inBracket: true) {
      var inner = HeadScanner(part)
      inner.skipAttribute()
      let words = [inner.word(), inner.word()].filter { !$0.isEmpty }
      // The parameters of a subscript have labels where two names are written.
      let isUnlabeled = keyword == "subscript" && words.count == 1 && !isCall
      guard let label = isUnlabeled ? "_" : words.first else { continue }
      parameters.append(
        .init(
          label: label.filter { $0 != "`" }, name: String(words.last ?? ""),
          hasDefault: HeadScanner.hasDefault(part), isPack: part.contains(" repeat ")))
    }
  }

  private mutating func readNames(_ scanner: inout HeadScanner) {
    for part in scanner.parts(inBracket: false) {
      let name = part.drop(while: \.isWhitespace)
        .prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" || $0 == "$" }
      if !name.isEmpty { names.append(name.filter { $0 != "`" }) }
      if keyword == "case", names.count == 1, let open = part.firstIndex(of: "(") {
        var inner = HeadScanner(String(part[open...]))
        readParameters(&inner)
      }
      // What comes after a type or a value is no name.
      if keyword != "case", part.contains(":") || part.contains("=") { return }
    }
  }

  private mutating func readInheritance(_ scanner: inout HeadScanner) {
    let (types, constraint) = scanner.inheritance()
    inherited = types
    self.constraint = constraint
  }
}
