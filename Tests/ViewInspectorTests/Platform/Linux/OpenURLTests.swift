#if os(Linux)
import Foundation
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("URLs and activities")
struct OpenURLTests {
  @Test func openURL() throws {
    let url = try #require(URL(string: "app://page/1"))
    var opened: [URL] = []
    try expectModifier("onOpenURL", on: EmptyView().onOpenURL { opened.append($0) }) {
      try $0.callOnOpenURL(url)
      return opened == [url]
    }
  }

  @Test func userActivity() throws {
    let view = EmptyView().userActivity("org.example.page", isActive: true) { $0.title = "Page" }
    try expectModifier("userActivity", on: view) {
      let (type, isActive) = try $0.userActivity()
      let activity = NSUserActivity(activityType: type)
      try $0.callUserActivity(activity)
      return type == "org.example.page" && isActive && activity.title == "Page"
    }
    var continued: [String] = []
    let other = EmptyView().onContinueUserActivity("a") { continued.append($0.activityType) }
      .onContinueUserActivity("b") { continued.append($0.activityType) }
    try expectModifier("onContinueUserActivity", on: other) {
      try $0.callOnContinueUserActivity(NSUserActivity(activityType: "b"))
      return continued == ["b"]
    }
    #expect(
      message {
        try other.inspect().emptyView()
          .callOnContinueUserActivity(NSUserActivity(activityType: "c"))
      } == "EmptyView does not have 'onContinueUserActivity' modifier")
  }
}
#endif
