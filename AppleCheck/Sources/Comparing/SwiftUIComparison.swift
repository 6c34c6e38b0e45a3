import Foundation
import Interfaces

/// Looks for what the stand-in for SwiftUI declares and Apple's does not, by owner, name and labels.
public struct SwiftUIComparison {
  private let table: InterfaceTable
  private let differences: Set<String>
  private var reader = StandInReader()

  public init(_ table: InterfaceTable, differences: Table) {
    self.table = table
    self.differences = Set(
      differences.rows.map { $0["member"].isEmpty ? $0["type"] : "\($0["type"]).\($0["member"])" })
  }

  /// Takes a source, as a platform compiles it.
  public mutating func read(_ source: String, file: String) { reader.read(source, file: file) }

  public var faults: [String] {
    reader.found.compactMap { found in
      let full = found.type.isEmpty ? found.declared.name : "\(found.type).\(found.declared.name)"
      let owner = found.type.components(separatedBy: ".")[0]
      // A body and names that begin with an underscore are not in the table.
      let isLeftOut = full.hasPrefix("_") || found.declared.name.hasPrefix("_")
      if isLeftOut || found.declared.name == "body" || differences.contains(full)
        || differences.contains(owner)
      {
        return nil
      }
      guard !table.contains(name(of: found)) else { return nil }
      return "\(found.file):\(found.line): \(full) is not in Apple's SwiftUI"
    }
  }

  private func name(of found: StandInReader.Found) -> Interface.Name {
    let declared = found.declared
    let parts = declared.name.split(separator: "(", maxSplits: 1).map(String.init)
    let labels = parts.count < 2 ? nil : parts[1].dropLast().split(separator: ":").map(String.init)
    let kind: Interface.Name.Kind =
      declared.kind == .type ? .type : declared.isStatic ? .staticMember : .member
    return Interface.Name(found.type, kind, parts[0], labels)
  }
}
