/// Checks that what only holds values is so by its type, and is reported where it is made.
struct ValueUses {
  private static let protocols = ["ValueModifier", "ValueTraitKey", "ValuePreferenceKey"]
  private static let keyProtocols = ["ValueEnvironmentKey", "ConstantEnvironmentKey"]

  private var declarations: [(path: String, declaration: SourceDeclaration)] = []
  private var reads = EnvironmentReads()

  /// - Parameter files: The sources of the core and of its renderer.
  init(_ files: [(path: String, source: String)]) {
    for file in files {
      declarations += SourceReader(file.source).declarations.map { (file.path, $0) }
      reads.read(file.source)
    }
  }

  var problems: [String] {
    (unreported + unmarkedKeys + markedKeys).sorted()
  }

  private func types(of protocols: [String]) -> Set<String> {
    Set(
      declarations.map(\.declaration).filter { declaration in
        declaration.inherited.contains { protocols.contains($0) }
      }.map(\.name))
  }

  /// Functions that make a value without saying so.
  private var unreported: [String] {
    let values = types(of: Self.protocols)
    return declarations.compactMap { path, declaration in
      guard declaration.kind == .function, !declaration.body.contains("keptAsValue(") else {
        return nil
      }
      let made = Self.madeModifiers(in: declaration.body).first(where: values.contains)
      return made.map {
        "\(path):\(declaration.line): \(declaration.signature) makes a \($0) without keptAsValue()"
      }
    }
  }

  /// The types whose values are handed to `modifier(_:)`, and those in their angle brackets.
  private static func madeModifiers(in body: String) -> [String] {
    body.split(separator: "modifier(").dropFirst().flatMap { rest -> [String] in
      let name = rest.drop(while: \.isWhitespace).prefix { $0 != "(" }
      return name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
  }

  private var environment: [(path: String, declaration: SourceDeclaration)] {
    declarations.filter { $0.declaration.owner == "EnvironmentValues" }
      .filter { $0.declaration.kind == .property && $0.declaration.body.contains("self[") }
  }

  private func isKept(_ declaration: SourceDeclaration) -> Bool {
    declaration.body.contains("[kept: ") || declaration.body.contains("[constant: ")
  }

  /// Values that nothing reads, or that only SwiftUI can set and does not, whose keys do not say so.
  private var unmarkedKeys: [String] {
    environment.compactMap { path, declaration in
      let name = declaration.name
      guard !isKept(declaration), !name.hasPrefix("_") else { return nil }
      let place = "\(path):\(declaration.line)"
      if declaration.head.contains("(set)") {
        guard !reads.written.contains(name) else { return nil }
        return "\(place): nothing sets \(name); its key has to be a ConstantEnvironmentKey"
      }
      guard !reads.members.contains(name), !reads.provided.contains(name), !isReadByAnother(name)
      else { return nil }
      return "\(place): nothing reads \(name); its key has to be a ValueEnvironmentKey"
    }
  }

  /// Values that something reads, although their keys say otherwise.
  private var markedKeys: [String] {
    environment.compactMap { path, declaration in
      guard isKept(declaration), reads.environment.contains(declaration.name) else { return nil }
      return "\(path):\(declaration.line): \(declaration.name) is read; its key is no value's"
    }
  }

  /// Whether another value of the environment is made from it.
  private func isReadByAnother(_ name: String) -> Bool {
    declarations.contains { _, other in
      other.owner == "EnvironmentValues" && other.name != name
        && other.body.split { !$0.isLetter && !$0.isNumber }.contains { $0 == name }
    }
  }
}

/// The members that sources read and write, by name.
private struct EnvironmentReads {
  /// After any dot, unless they are written there.
  private(set) var members: Set<String> = []
  /// Of what is called an environment.
  private(set) var environment: Set<String> = []
  /// What is written anywhere.
  private(set) var written: Set<String> = []
  /// What the engine and the renderer write, and modifiers do not.
  private(set) var provided: Set<String> = []

  private static let writers = ["environment(\\", "transformEnvironment(\\", "keyPath: \\"]
  private static let readers = ["Environment(\\", "environment", ".values"]

  mutating func read(_ source: String) {
    let code = SwiftCode(source)
    let bytes = code.bytes
    for index in bytes.indices where bytes[index] == UInt8(ascii: ".") {
      var end = index + 1
      while end < bytes.count, UsedNames.isPartOfWord(bytes[end]) { end += 1 }
      guard end > index + 1 else { continue }
      let name = code.text(index + 1..<end)
      let before = code.text(max(0, index - 24)..<index)
      let after = code.text(end..<min(bytes.count, end + 11))
      let isAssigned = after.hasPrefix(" = ") || after.hasPrefix(".formUnion(")
      if isAssigned || Self.writers.contains(where: before.hasSuffix) {
        written.insert(name)
        if isAssigned, !before.hasSuffix("environment") { provided.insert(name) }
        continue
      }
      members.insert(name)
      if Self.readers.contains(where: before.hasSuffix) { environment.insert(name) }
    }
  }
}
