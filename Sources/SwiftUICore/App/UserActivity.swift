import Foundation

/// What the user is doing, to be taken up elsewhere. On Apple's systems this is Foundation's class.
public final class NSUserActivity: @unchecked Sendable {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var targetContentIdentifier: String?
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPublicIndexing = false
  public var needsSave = false

  public init(activityType: String) { self.activityType = activityType }

  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}

/// Advertises what the user does in a view.
package struct UserActivityModifier {
  package var activityType: String
  package var isActive: Bool
  package var update: (NSUserActivity) -> Void
}

/// Takes up an activity that was begun elsewhere.
package struct ContinueUserActivityModifier {
  package var activityType: String
  package var action: (NSUserActivity) -> Void
}

/// Takes URLs that are opened with the app.
package struct OnOpenURLModifier {
  package var action: (URL) -> Void
}

/// Says which external events a window is for.
package struct HandlesExternalEventsModifier: Sendable {
  package var preferring: Set<String>
  package var allowing: Set<String>
}

extension UserActivityModifier: ValueModifier { public typealias Body = Never }
extension ContinueUserActivityModifier: ValueModifier { public typealias Body = Never }
extension OnOpenURLModifier: ValueModifier { public typealias Body = Never }
extension HandlesExternalEventsModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Advertises a user activity type. The desktop has nothing that takes it up.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    keptAsValue().modifier(
      UserActivityModifier(activityType: activityType, isActive: isActive, update: update))
  }

  /// Names what the user is doing, while there is an element that it is about.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }

  /// Registers a handler to invoke in response to a user activity that your app receives.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    keptAsValue().modifier(ContinueUserActivityModifier(activityType: activityType, action: action))
  }

  /// Registers a handler to invoke in response to a URL that your app receives. The launcher hands on none yet.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    keptAsValue().modifier(OnOpenURLModifier(action: action))
  }

  /// Specifies the external events that the view's scene handles if the scene is already open.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    keptAsValue().modifier(
      HandlesExternalEventsModifier(preferring: preferring, allowing: allowing))
  }
}
