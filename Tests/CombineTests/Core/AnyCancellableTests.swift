import Combine
import Testing

@Suite struct AnyCancellableTests {
  @Test func cancelsOnce() {
    var count: Int = 0
    let cancellable: AnyCancellable = AnyCancellable { count += 1 }
    cancellable.cancel()
    cancellable.cancel()
    #expect(count == 1)
  }

  @Test func cancelsWhenReleased() {
    var count: Int = 0
    var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
    withExtendedLifetime(cancellable) {
      #expect(count == 0)
    }
    cancellable = nil
    #expect(count == 1)
  }

  @Test func isNotCancelledTwiceByRelease() {
    var count: Int = 0
    do {
      let cancellable: AnyCancellable = AnyCancellable { count += 1 }
      cancellable.cancel()
    }
    #expect(count == 1)
  }

  @Test func storesInCollections() {
    var count: Int = 0
    var array: [AnyCancellable] = []
    AnyCancellable { count += 1 }.store(in: &array)
    (AnyCancellable { count += 1 } as any Cancellable).store(in: &array)
    #expect(array.count == 2)
    #expect(count == 0)
    array.removeAll()
    #expect(count == 2)
  }

  @Test func storesInSets() {
    var count: Int = 0
    var set: Set<AnyCancellable> = []
    let cancellable: AnyCancellable = AnyCancellable { count += 1 }
    cancellable.store(in: &set)
    cancellable.store(in: &set)
    (AnyCancellable { count += 1 } as any Cancellable).store(in: &set)
    #expect(set.count == 2)
    set.removeAll()
    #expect(count == 1, "The first one is still held by the test")
    cancellable.cancel()
    #expect(count == 2)
  }

  @Test func wrapsOtherCancellables() {
    let probe: Probe<Int, Never> = Probe()
    let sink: Subscribers.Sink<Int, Never> = Subscribers.Sink(
      receiveCompletion: { _ in }, receiveValue: { _ in })
    probe.subscribe(sink)
    AnyCancellable(sink).cancel()
    #expect(probe.cancellations == 1)
  }

  @Test func equalsItselfOnly() {
    let cancellable: AnyCancellable = AnyCancellable {}
    #expect(cancellable == cancellable)
    #expect(cancellable != AnyCancellable {})
  }

  @Test func releasesItsClosure() {
    weak var weakObject: Recorder<Int, Never>?
    let cancellable: AnyCancellable
    do {
      let object: Recorder<Int, Never> = Recorder()
      weakObject = object
      cancellable = AnyCancellable { object.cancel() }
    }
    #expect(weakObject != nil)
    cancellable.cancel()
    #expect(weakObject == nil)
  }
}
