#if GTK
import Foundation
import GTK
import SwiftUICore

extension DragAttribute: GTKAttribute {
  func apply(to widget: Widget) -> DragWatcherState {
    let state = DragWatcherState(self)
    widget.addController(state.source)
    return state
  }

  func update(_ state: DragWatcherState, on widget: Widget) -> DragWatcherState {
    state.attribute = self
    return state
  }

  static func remove(_ state: DragWatcherState, from widget: Widget) {
    widget.removeController(state.source)
  }
}

/// Offers what a view has while it is dragged: its text, or what it has as text.
@MainActor
final class DragWatcherState {
  fileprivate let source = DragSource()
  fileprivate var attribute: DragAttribute

  fileprivate init(_ attribute: DragAttribute) {
    self.attribute = attribute
    source.actions = [.copy, .move]
    source.onPrepare { [weak self] _, _ in self?.content() }
  }

  private func content() -> ContentProvider? {
    let provider = attribute.data()
    for type in [UTType.utf8PlainText, .url, .plainText, .text] {
      if let data = try? provider.data(of: type.identifier),
        let text = String(data: data, encoding: .utf8)
      {
        return ContentProvider(text: text)
      }
    }
    Diagnostics.reportOnce(
      "GTK drags texts and URLs only, not \(provider.registeredTypeIdentifiers).")
    return nil
  }
}

extension DropAttribute: GTKAttribute {
  func apply(to widget: Widget) -> DropWatcher {
    let watcher = DropWatcher(self)
    widget.addController(watcher.target)
    return watcher
  }

  func update(_ state: DropWatcher, on widget: Widget) -> DropWatcher {
    state.attribute = self
    return state
  }

  static func remove(_ state: DropWatcher, from widget: Widget) {
    widget.removeController(state.target)
  }
}

/// Takes text that is dropped on a view.
@MainActor
final class DropWatcher {
  fileprivate let target = DropTarget(textWith: [.copy, .move])
  fileprivate var attribute: DropAttribute

  fileprivate init(_ attribute: DropAttribute) {
    self.attribute = attribute
    target.onEnter { [weak self] x, y in self?.entered(CGPoint(x: x, y: y)) ?? [] }
    target.onMotion { [weak self] x, y in self?.moved(CGPoint(x: x, y: y)) ?? [] }
    target.onLeave { [weak self] in
      guard let self else { return }
      self.attribute.delegate.dropExited(info: DropInfo(location: .zero, providers: []))
    }
    target.onDropText { [weak self] text, x, y in
      self?.dropped(text, CGPoint(x: x, y: y)) ?? false
    }
  }

  /// Before a drop only that there is text is known.
  private func info(_ point: CGPoint, _ text: String = "") -> DropInfo {
    DropInfo(location: point, providers: [provider(text)])
  }

  private func provider(_ text: String) -> NSItemProvider {
    let provider = NSItemProvider(object: text)
    let accepts: (UTType) -> Bool = { [attribute] type in
      attribute.supportedContentTypes.contains { $0 == type || type.conforms(to: $0) }
    }
    // GTK brings URLs as text.
    for type in [UTType.url, .fileURL] where accepts(type) {
      provider.registerDataRepresentation(forTypeIdentifier: type.identifier) { Data(text.utf8) }
    }
    return provider
  }

  private func entered(_ point: CGPoint) -> DragAction {
    let info = self.info(point)
    guard attribute.delegate.validateDrop(info: info) else { return [] }
    attribute.delegate.dropEntered(info: info)
    return .copy
  }

  private func moved(_ point: CGPoint) -> DragAction {
    switch attribute.delegate.dropUpdated(info: info(point))?.operation {
    case .cancel, .forbidden: []
    case .move: .move
    case .copy, nil: .copy
    }
  }

  private func dropped(_ text: String, _ point: CGPoint) -> Bool {
    let info = self.info(point, text)
    guard attribute.delegate.validateDrop(info: info) else { return false }
    return attribute.delegate.performDrop(info: info)
  }
}
#endif
