#if os(Linux)
import Foundation
import SwiftUI
import SwiftUICore

extension InspectableView {
  /// Calls what `onOpenURL(perform:)` was given.
  public func callOnOpenURL(_ url: URL) throws {
    try storedModifier(OnOpenURLModifier.self, "onOpenURL").action(url)
  }

  /// What `userActivity(_:isActive:_:)` advertises, and whether it does so now.
  public func userActivity() throws -> (activityType: String, isActive: Bool) {
    let modifier = try storedModifier(
      UserActivityModifier.self, "userActivity")
    return (modifier.activityType, modifier.isActive)
  }

  /// Has what `userActivity(_:isActive:_:)` was given fill in an activity.
  public func callUserActivity(_ activity: NSUserActivity) throws {
    try storedModifier(UserActivityModifier.self, "userActivity").update(activity)
  }

  /// Calls what `onContinueUserActivity(_:perform:)` was given for activities of the type.
  public func callOnContinueUserActivity(_ activity: NSUserActivity) throws {
    let all = content.medium.viewModifiers.compactMap {
      $0.modifier as? ContinueUserActivityModifier
    }
    guard let modifier = all.first(where: { $0.activityType == activity.activityType }) else {
      throw missingModifier("onContinueUserActivity")
    }
    modifier.action(activity)
  }
}
#endif
