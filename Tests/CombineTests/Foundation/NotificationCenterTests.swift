import Combine
import Foundation
import Testing

@Suite struct NotificationCenterTests {
  private let center: NotificationCenter = NotificationCenter()
  private let name: Notification.Name = Notification.Name("test")

  @Test func sendsNotificationsByName() {
    let recorder: Recorder<Notification, Never> = center.publisher(for: name).record()
    center.post(name: name, object: nil, userInfo: ["key": 1])
    center.post(name: Notification.Name("other"), object: nil)
    #expect(recorder.values.count == 1)
    #expect(recorder.values.first?.userInfo?["key"] as? Int == 1)
  }

  @Test func sendsThoseOfOneObject() {
    let object: NSObject = NSObject()
    let recorder: Recorder<Notification, Never> =
      center.publisher(for: name, object: object).record()
    center.post(name: name, object: NSObject())
    center.post(name: name, object: object)
    #expect(recorder.values.count == 1)
  }

  @Test func sendsAsManyAsAreAskedFor() {
    let recorder: Recorder<Notification, Never> =
      center.publisher(for: name).record(demand: .max(1))
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(recorder.values.count == 1)
  }

  @Test func stopsWhenCancelledOrReleased() {
    var count: Int = 0
    let cancellable: AnyCancellable = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    cancellable.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
    do {
      _ = center.publisher(for: name).sink { _ in count += 1 }
    }
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func canPostWhileItReceives() {
    var count: Int = 0
    let center: NotificationCenter = center
    let name: Notification.Name = name
    let cancellable: AnyCancellable = center.publisher(for: name).sink { _ in
      count += 1
      if count < 3 {
        center.post(name: name, object: nil)
      }
    }
    center.post(name: name, object: nil)
    #expect(count == 3)
    withExtendedLifetime(cancellable) {}
  }

  @Test func equalsByCenterNameAndObject() {
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: name, object: center))
  }
}
