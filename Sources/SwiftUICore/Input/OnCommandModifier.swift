import Foundation

/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
  case up
  case down
  case left
  case right
}

/// What a command does.
package struct CommandAction {
  package var action: (() -> Void)?
  /// Provides what is copied.
  package var dataHandler: (() -> [NSItemProvider])?
  /// Says what to do with what is pasted.
  package var validatingDataHandler: (([NSItemProvider]) -> (() -> Void)?)?
}

/// Adds an action for a command.
package struct OnCommandModifier {
  package var command: Selector
  package var action: CommandAction

  package init(_ command: Selector, _ action: CommandAction) {
    self.command = command
    self.action = action
  }

  /// The keys that send the command.
  package var keys: Set<KeyEquivalent> {
    switch command {
    case "cancelOperation:": [.escape]
    case "delete:": [.delete, .deleteForward]
    case "moveUp:": [.upArrow]
    case "moveDown:": [.downArrow]
    case "moveLeft:": [.leftArrow]
    case "moveRight:": [.rightArrow]
    default: []
    }
  }
}

extension OnCommandModifier: AttributeModifier {
  public typealias Body = Never

  @MainActor package func attribute(_ context: PrimitiveContext) -> KeyPressAttribute? {
    guard let action = action.action, !keys.isEmpty, context.environment.isEnabled else {
      return nil
    }
    let keys = self.keys
    return KeyPressAttribute { press in
      guard press.modifiers.isEmpty, press.phase != .up, keys.contains(press.key) else {
        return .ignored
      }
      action()
      return .handled
    }
  }
}

extension View {
  /// Adds an action to perform in response to the given selector. No menu on Linux sends one of your own yet.
  nonisolated public func onCommand(
    _ selector: Selector, perform action: (() -> Void)?
  ) -> some View { modifier(OnCommandModifier(selector, CommandAction(action: action))) }

  /// Sets up an action that triggers in response to Escape while the view has focus.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onCommand("cancelOperation:", perform: action)
  }

  /// Adds an action to perform in response to Delete or Backspace while the view has focus.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onCommand("delete:", perform: action)
  }

  /// Adds an action to perform in response to an arrow key while the view has focus.
  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    onCommand("moveUp:", perform: action.map { action in { action(.up) } })
      .onCommand("moveDown:", perform: action.map { action in { action(.down) } })
      .onCommand("moveLeft:", perform: action.map { action in { action(.left) } })
      .onCommand("moveRight:", perform: action.map { action in { action(.right) } })
  }

  /// Adds an action to perform in response to the system's Cut command.
  nonisolated public func onCutCommand(perform action: (() -> [NSItemProvider])?) -> some View {
    modifier(OnCommandModifier("cut:", CommandAction(providing: action)))
  }

  /// Adds an action to perform in response to the system's Copy command.
  nonisolated public func onCopyCommand(perform action: (() -> [NSItemProvider])?) -> some View {
    modifier(OnCommandModifier("copy:", CommandAction(providing: action)))
  }

  /// Adds an action to perform in response to the system's Paste command.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Calls an action with what is pasted; a validator says which payload to use, if any.
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    let handler: ([NSItemProvider]) -> (() -> Void)? = { providers in
      let usable = providers.filter { provider in
        supportedContentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
      }
      guard !usable.isEmpty, let payload = validator(usable) else { return nil }
      return { payloadAction(payload) }
    }
    return modifier(OnCommandModifier("paste:", CommandAction(validatingDataHandler: handler)))
  }

  /// Adds an action for the play and pause key of a remote control.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    onCommand("playPause:", perform: action)
  }
}

extension CommandAction {
  nonisolated fileprivate init(providing handler: (() -> [NSItemProvider])?) {
    // Inspection runs a command without looking at what it provides.
    self.init(action: handler.map { handler in { _ = handler() } }, dataHandler: handler)
  }
}
