import Foundation

extension NotificationCenter {
  /// A publisher of the notifications with `name`.
  ///
  /// - Parameter object: The poster whose notifications to send; that of any, if `nil`.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications, on the thread that posts them.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Notification == S.Input, Never == S.Failure {
      let subscription = NotificationSubscription(
        downstream: subscriber)
      subscription.observe(center, name: name, object: object)
      subscriber.receive(subscription: subscription)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

/// Sends notifications as they are posted; those that nobody has asked for are lost.
private final class NotificationSubscription<Downstream: Subscriber>: Subscription,
  CustomStringConvertible
where Downstream.Input == Notification {
  private struct State {
    var downstream: Downstream?
    var demand: Subscribers.Demand = .none
    var stopObserving: (() -> Void)?
  }

  private let state: Locked<State>
  /// Notifications may be posted on several threads, and by the subscriber.
  private let delivery: NSRecursiveLock = NSRecursiveLock()

  init(downstream: Downstream) {
    state = Locked(State(downstream: downstream))
  }

  deinit {
    cancel()
  }

  var description: String { "NotificationCenter Observer" }

  func observe(_ center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
    let send: UncheckedSendable<(Notification) -> Void> = UncheckedSendable { [weak self] in
      self?.send($0)
    }
    let observer = center.addObserver(
      forName: name, object: object, queue: nil
    ) { send.value($0) }
    state.withLock { $0.stopObserving = { center.removeObserver(observer) } }
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
  }

  func cancel() {
    let old = state.withLock { state in
      let old = state
      state = State()
      return old
    }
    old.stopObserving?()
  }

  private func send(_ notification: Notification) {
    delivery.lock()
    defer { delivery.unlock() }
    let downstream: Downstream? = state.withLock { state in
      guard state.demand > 0 else { return nil }
      state.demand -= 1
      return state.downstream
    }
    guard let downstream else { return }
    let more = downstream.receive(notification)
    state.withLock { $0.demand += more }
  }
}
