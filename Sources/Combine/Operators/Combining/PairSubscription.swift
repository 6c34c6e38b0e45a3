import Foundation

/// Which of two publishers something comes from.
enum PairSide {
  case first
  case second

  var other: PairSide {
    switch self {
    case .first: .second
    case .second: .first
    }
  }
}

/// Receives from one of two publishers, for a connection that takes values from both.
struct PairSource<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  let combineIdentifier: CombineIdentifier = CombineIdentifier()
  let description: String
  let started: (any Subscription) -> Void
  let sent: (Input) -> Subscribers.Demand
  let ended: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) {
    started(subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    sent(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    ended(completion)
  }
}

/// The subscriptions to two publishers, and which of them have finished.
struct PairUpstreams {
  private var first: (any Subscription)?
  private var second: (any Subscription)?
  private(set) var isFirstFinished: Bool = false
  private(set) var isSecondFinished: Bool = false

  var areFinished: Bool { isFirstFinished && isSecondFinished }

  subscript(side: PairSide) -> (any Subscription)? {
    get {
      switch side {
      case .first: first
      case .second: second
      }
    }
    set {
      switch side {
      case .first: first = newValue
      case .second: second = newValue
      }
    }
  }

  /// Returns the subscription, to be released outside the lock.
  mutating func finish(_ side: PairSide) -> (any Subscription)? {
    let finished = self[side]
    self[side] = nil
    switch side {
    case .first: isFirstFinished = true
    case .second: isSecondFinished = true
    }
    return finished
  }

  func request(_ demand: Subscribers.Demand) {
    first?.request(demand)
    second?.request(demand)
  }

  func cancel() {
    first?.cancel()
    second?.cancel()
  }
}
