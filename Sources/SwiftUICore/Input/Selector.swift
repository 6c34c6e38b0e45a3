/// The name of a command, as menus and keys send it. On Apple's systems this is the type of the Objective-C runtime.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { self.init(name) }
}
