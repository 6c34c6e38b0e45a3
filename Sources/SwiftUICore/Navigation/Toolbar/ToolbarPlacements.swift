/// Where in the bars an item is.
public struct ToolbarItemPlacement: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction
    case keyboard, topBarLeading, topBarTrailing, bottomBar, title, subtitle, largeTitle
    case bottomOrnament, topBarPinnedTrailing
    case accessoryBar(String)
  }
  package let role: Role

  public static let automatic = ToolbarItemPlacement(role: .automatic)
  public static let principal = ToolbarItemPlacement(role: .principal)
  public static let navigation = ToolbarItemPlacement(role: .navigation)
  public static let primaryAction = ToolbarItemPlacement(role: .primaryAction)
  public static let secondaryAction = ToolbarItemPlacement(role: .secondaryAction)
  public static let status = ToolbarItemPlacement(role: .status)
  public static let confirmationAction = ToolbarItemPlacement(role: .confirmationAction)
  public static let cancellationAction = ToolbarItemPlacement(role: .cancellationAction)
  public static let destructiveAction = ToolbarItemPlacement(role: .destructiveAction)
  public static let keyboard = ToolbarItemPlacement(role: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(role: .topBarLeading)
  public static let topBarTrailing = ToolbarItemPlacement(role: .topBarTrailing)
  public static let bottomBar = ToolbarItemPlacement(role: .bottomBar)
  public static let bottomOrnament = ToolbarItemPlacement(role: .bottomOrnament)
  public static let title = ToolbarItemPlacement(role: .title)
  public static let subtitle = ToolbarItemPlacement(role: .subtitle)
  public static let largeTitle = ToolbarItemPlacement(role: .largeTitle)
  /// The older name of ``topBarLeading``.
  public static var navigationBarLeading: ToolbarItemPlacement { topBarLeading }
  /// The older name of ``topBarTrailing``.
  public static var navigationBarTrailing: ToolbarItemPlacement { topBarTrailing }

  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(role: .accessoryBar("\(id)"))
  }
}

/// The placement of a toolbar.
public struct ToolbarPlacement: Hashable, Sendable {
  private enum Kind {
    case automatic, windowToolbar, navigationBar, bottomBar, tabBar, bottomOrnament
  }
  private let kind: Kind

  public static let automatic = ToolbarPlacement(kind: .automatic)
  public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
  public static let bottomOrnament = ToolbarPlacement(kind: .bottomOrnament)
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  private enum Kind { case automatic, navigationStack, browser, editor }
  private let kind: Kind

  public static let automatic = ToolbarRole(kind: .automatic)
  public static let navigationStack = ToolbarRole(kind: .navigationStack)
  public static let browser = ToolbarRole(kind: .browser)
  public static let editor = ToolbarRole(kind: .editor)
}

/// How the title of a toolbar is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private enum Kind { case automatic, large, inlineLarge, inline }
  private let kind: Kind

  public static let automatic = ToolbarTitleDisplayMode(kind: .automatic)
  public static let large = ToolbarTitleDisplayMode(kind: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(kind: .inlineLarge)
  public static let inline = ToolbarTitleDisplayMode(kind: .inline)
}

/// The parts of a toolbar that come without being asked for.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private enum Kind { case sidebarToggle, title, search }
  private let kind: Kind

  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  public static let title = ToolbarDefaultItemKind(kind: .title)
  public static let search = ToolbarDefaultItemKind(kind: .search)
}

/// How the user may change a toolbar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private enum Kind { case `default`, reorderable, disabled }
  private let kind: Kind

  public static let `default` = ToolbarCustomizationBehavior(kind: .default)
  public static let reorderable = ToolbarCustomizationBehavior(kind: .reorderable)
  public static let disabled = ToolbarCustomizationBehavior(kind: .disabled)
}

/// Options of a toolbar that the user may change.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1 << 0)
}
