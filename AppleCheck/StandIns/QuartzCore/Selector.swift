/// Stand-in: the name of a method. The Objective-C runtime has it on Apple's systems, from where
/// Foundation exports it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.init(name) }
}
