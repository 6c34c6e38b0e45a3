import SwiftUI

@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension InspectableView {
  /// Calls what `onMoveCommand(perform:)` was given.
  public func callOnMoveCommand(_ direction: MoveCommandDirection = .up) throws {
    try callCommand(direction.command, "onMoveCommand")
  }

  /// Calls what `onExitCommand(perform:)` was given.
  public func callOnExitCommand() throws { try callCommand("cancelOperation:", "onExitCommand") }

  fileprivate func callCommand(_ name: String, _ call: String) throws {
    let modifier = modifiers(.commandName).first { modifier in
      let command = try? Inspector.attribute(.commandName, of: modifier.modifier)
      return command.map { String(describing: $0) } == name
    }
    guard let modifier else { throw missingModifier(call) }
    do {
      try Inspector.attribute(.commandAction, of: modifier.modifier, type: (() -> Void).self)()
    } catch InspectionError.attributeNotFound {
      throw InspectionError.callbackNotFound(parent: content.typeName, callback: call)
    }
  }
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension InspectableView {
  /// Calls what `onCutCommand(perform:)` was given.
  public func callOnCutCommand() throws { try callCommand("cut:", "onCutCommand") }

  /// Calls what `onCopyCommand(perform:)` was given.
  public func callOnCopyCommand() throws { try callCommand("copy:", "onCopyCommand") }

  /// Calls what `onDeleteCommand(perform:)` was given.
  public func callOnDeleteCommand() throws { try callCommand("delete:", "onDeleteCommand") }

  /// Calls what `onCommand(_:perform:)` was given for a command.
  public func callOnCommand(_ selector: Selector) throws {
    try callCommand(String(describing: selector), "onCommand")
  }
}

@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension MoveCommandDirection {
  fileprivate var command: String {
    switch self {
    case .up: "moveUp:"
    case .down: "moveDown:"
    case .left: "moveLeft:"
    case .right: "moveRight:"
    @unknown default: ""
    }
  }
}
