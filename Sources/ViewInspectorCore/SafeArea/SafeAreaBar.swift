import SwiftUI

extension ViewType {
  /// A bar at an edge of a view.
  public struct SafeAreaBar: ModifierContentType {}
}

/// Where a bar is.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum SafeAreaBarEdge: Equatable, Sendable {
  case horizontal(HorizontalEdge)
  case vertical(VerticalEdge)
}

/// How a bar and the view are aligned, across the direction in which they follow each other.
public enum SafeAreaBarAlignment: Equatable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)
}

extension InspectableView {
  /// The index-th bar of the view, in the order in which they were applied.
  public func safeAreaBar(_ index: Int? = nil) throws -> InspectableView<ViewType.SafeAreaBar> {
    try modifierContent([.safeAreaBarContent], "safeAreaBar", index)
  }
}

extension InspectableView where View == ViewType.SafeAreaBar {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func edge() throws -> SafeAreaBarEdge {
    switch try attribute(.safeAreaBarEdge, as: Edge.self) {
    case .top: .vertical(.top)
    case .bottom: .vertical(.bottom)
    case .leading: .horizontal(.leading)
    case .trailing: .horizontal(.trailing)
    }
  }

  public func alignment() throws -> SafeAreaBarAlignment {
    let edge: Edge = try attribute(.safeAreaBarEdge)
    let key: Any = try attribute(.safeAreaBarAlignment)
    switch edge {
    case .top, .bottom: return .horizontal(try Platform.horizontalAlignment(ofKey: key))
    case .leading, .trailing: return .vertical(try Platform.verticalAlignment(ofKey: key))
    }
  }

  /// The space between the bar and the view, in points.
  public func spacing() throws -> CGFloat? {
    try attribute(.safeAreaBarSpacing, as: CGFloat?.self)
  }

  private func attribute<T>(_ row: Structure, as type: T.Type = T.self) throws -> T {
    guard let value: T = try ownModifierAttribute([row]) else {
      throw InspectionError.viewNotFound(parent: "SafeAreaBar")
    }
    return value
  }
}

extension ModifierViews {
  static let safeAreaBar = ModifierViews("SafeAreaBarModifier") { try $0.safeAreaBar($1) }
}
