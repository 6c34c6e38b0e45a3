#if GTK
import GTK
import SwiftUICore

/// An attribute that GTK knows how to put on a widget. One small file for each.
protocol GTKAttribute: NativeAttribute {
  /// What must be kept, and undone, while the attribute is on a widget.
  associatedtype State
  @MainActor func apply(to widget: Widget) -> State
  /// Takes a new value; the default removes the old one and applies the new.
  @MainActor func update(_ state: State, on widget: Widget) -> State
  @MainActor static func remove(_ state: State, from widget: Widget)
}

extension GTKAttribute {
  @MainActor func update(_ state: State, on widget: Widget) -> State {
    Self.remove(state, from: widget)
    return apply(to: widget)
  }
}

/// The attributes that modifiers have put on one widget.
@MainActor
final class GTKAttributes {
  private weak var widget: Widget?
  private var applied: [ObjectIdentifier: any AppliedAttribute] = [:]

  init(_ widget: Widget) { self.widget = widget }

  func set(_ attribute: (any NativeAttribute)?, for owner: ObjectIdentifier) {
    guard let widget else { return }
    guard let attribute else {
      applied.removeValue(forKey: owner)?.remove(from: widget)
      return
    }
    guard let attribute = attribute as? any GTKAttribute else {
      Diagnostics.reportOnce("GTK draws nothing for \(type(of: attribute)).")
      return
    }
    set(attribute, owner, widget)
  }

  private func set<A: GTKAttribute>(_ attribute: A, _ owner: ObjectIdentifier, _ widget: Widget) {
    if let known = applied[owner] as? Applied<A> {
      known.state = attribute.update(known.state, on: widget)
    } else {
      applied[owner] = Applied<A>(state: attribute.apply(to: widget))
    }
  }

  func removeAll() {
    guard let widget else { return }
    for attribute in applied.values { attribute.remove(from: widget) }
    applied = [:]
  }
}

@MainActor
private protocol AppliedAttribute: AnyObject {
  func remove(from widget: Widget)
}

private final class Applied<A: GTKAttribute>: AppliedAttribute {
  var state: A.State
  init(state: A.State) { self.state = state }
  func remove(from widget: Widget) { A.remove(state, from: widget) }
}
#endif
