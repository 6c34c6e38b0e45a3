/// What a badge shows.
package enum BadgeLabel: Equatable {
  case count(Int)
  case text(Text)
}

/// Puts a badge at the end of a row, or on a tab.
package struct BadgeModifier: Equatable {
  package var label: BadgeLabel?
}

private enum BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}

/// How much badges stand out.
public struct BadgeProminence: Hashable, Sendable {
  fileprivate enum Kind { case decreased, standard, increased }
  fileprivate let kind: Kind

  public static let decreased = BadgeProminence(kind: .decreased)
  public static let standard = BadgeProminence(kind: .standard)
  public static let increased = BadgeProminence(kind: .increased)
}

extension EnvironmentValues {
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension BadgeModifier: ViewModifier {
  public func body(content: Content) -> some View {
    if let label {
      HStack {
        content
        Spacer()
        BadgeView(label: label)
      }
    } else {
      content
    }
  }
}

private struct BadgeView: View {
  let label: BadgeLabel
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    text.foregroundStyle(prominence == .increased ? Color.red : Color.secondary)
  }

  private var text: Text {
    switch label {
    case .count(let count): Text(verbatim: "\(count)")
    case .text(let text): text
    }
  }
}

extension View {
  /// Generates a badge for the view from an integer value; 0 hides it.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(label: count == 0 ? nil : .count(count)))
  }

  /// Generates a badge for the view from a text view; nil hides it.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label.map { .text($0) }))
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Specifies the prominence of badges created by this view.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
