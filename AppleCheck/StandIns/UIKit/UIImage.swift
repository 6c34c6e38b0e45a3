import Foundation

/// Stand-in.
open class UIImage: NSObject, @unchecked Sendable {
  public override init() {}
  public init?(named name: String) {}
  public init?(systemName name: String) {}
}
