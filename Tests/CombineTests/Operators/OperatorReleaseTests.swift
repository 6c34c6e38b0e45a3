import Combine
import Testing

/// What a connection lets go of may be what holds the connection's cancellable.
@Suite struct OperatorReleaseTests {
  /// Cancels a connection when it is released, and is released by the connection.
  private final class Owner {
    var cancellable: AnyCancellable?

    deinit {
      cancellable?.cancel()
    }
  }

  /// A publisher whose subscription holds an object.
  private struct Holding: Publisher {
    typealias Output = Int
    typealias Failure = Never

    let owner: Handover
    let end: End

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      end.send = { subscriber.receive(completion: .finished) }
      subscriber.receive(subscription: HoldingSubscription(owner: owner.take()))
    }
  }

  private final class HoldingSubscription: Subscription {
    private let owner: Owner?

    init(owner: Owner?) {
      self.owner = owner
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}
  }

  /// Hands its object to the first who asks.
  private final class Handover {
    private var owner: Owner?

    init(_ owner: Owner) {
      self.owner = owner
    }

    func take() -> Owner? {
      defer { owner = nil }
      return owner
    }
  }

  private final class End {
    var send: () -> Void = {}
  }

  fileprivate typealias Stream = AnyPublisher<Int, Never>

  fileprivate struct Operator: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let apply: @Sendable (Stream) -> Stream

    init(_ name: String, _ apply: @escaping @Sendable (Stream) -> Stream) {
      testDescription = name
      self.apply = apply
    }
  }

  private static let operators: [Operator] = [
    Operator("filter", { $0.filter { $0 > 0 }.eraseToAnyPublisher() }),
    Operator("reduce", { $0.reduce(0, +).eraseToAnyPublisher() }),
    Operator("collect", { $0.collect(2).map(\.count).eraseToAnyPublisher() }),
    Operator("replaceEmpty", { $0.replaceEmpty(with: 1).eraseToAnyPublisher() }),
    Operator("append", { $0.append(Empty(completeImmediately: false)).eraseToAnyPublisher() }),
    Operator("merge", { Publishers.Merge($0, Just(1)).eraseToAnyPublisher() }),
    Operator("flatMap", { $0.flatMap { Just($0) }.eraseToAnyPublisher() }),
    Operator("inner flatMap", { stream in Just(1).flatMap { _ in stream }.eraseToAnyPublisher() }),
    Operator("switchToLatest", { $0.map { Just($0) }.switchToLatest().eraseToAnyPublisher() }),
    Operator("inner switchToLatest", { Just($0).switchToLatest().eraseToAnyPublisher() }),
    Operator("combineLatest", { $0.combineLatest(Just(1), +).eraseToAnyPublisher() }),
    Operator("zip", { $0.zip(Just(1), +).eraseToAnyPublisher() }),
    Operator("drop", { $0.drop(untilOutputFrom: Just(1)).eraseToAnyPublisher() }),
    Operator(
      "buffer",
      {
        $0.buffer(size: 1, prefetch: .keepFull, whenFull: .dropOldest).eraseToAnyPublisher()
      }
    ),
    Operator("receive", { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() }),
    Operator(
      "debounce",
      {
        $0.debounce(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher()
      }
    ),
    Operator(
      "throttle",
      {
        $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true)
          .eraseToAnyPublisher()
      }
    ),
    Operator("subscribe", { $0.subscribe(on: ImmediateScheduler.shared).eraseToAnyPublisher() }),
    Operator("handleEvents", { $0.handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher() }),
    Operator("share", { $0.share().eraseToAnyPublisher() }),
  ]

  @Test(arguments: operators)
  private func theEndMayReleaseTheConnection(of applied: Operator) {
    let end: End = End()
    weak var weakOwner: Owner?
    do {
      let owner: Owner = Owner()
      weakOwner = owner
      let stream: Stream = Holding(owner: Handover(owner), end: end).eraseToAnyPublisher()
      owner.cancellable = applied.apply(stream).sink { _ in }
    }
    #expect(weakOwner != nil)
    end.send()
    end.send = {}
    #expect(weakOwner == nil)
  }
}
