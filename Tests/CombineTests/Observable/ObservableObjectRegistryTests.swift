import Dispatch
import Testing

@testable import Combine

@Suite(.serialized) struct ObservableObjectRegistryTests {
  private final class Model: ObservableObject {
    @Published var value: Int = 0
  }

  private final class Plain: ObservableObject {}

  @Test func publishersGoWithTheirObjects() {
    weak var publisher: ObservableObjectPublisher?
    weak var recorder: Recorder<Void, Never>?
    do {
      let model: Model = Model()
      publisher = model.objectWillChange
      recorder = model.objectWillChange.record()
      model.value = 1
      #expect(recorder?.values.count == 1)
    }
    #expect(publisher == nil)
    #expect(recorder == nil)
  }

  @Test func subscribersDoNotKeepTheObject() {
    weak var weakModel: Model?
    let cancellable: AnyCancellable
    do {
      let model: Model = Model()
      weakModel = model
      cancellable = model.objectWillChange.sink {}
    }
    #expect(weakModel == nil)
    withExtendedLifetime(cancellable) {}
  }

  @Test func deadObjectsDoNotPileUp() {
    let registry: ObservableObjectRegistry = ObservableObjectRegistry()
    for _ in 0..<2_000 {
      _ = registry.publisher(for: Model())
      _ = registry.publisher(for: Plain())
    }
    #expect(registry.count < 200)
  }

  @Test func livingObjectsKeepTheirPublishers() {
    let registry: ObservableObjectRegistry = ObservableObjectRegistry()
    let objects: [Plain] = (0..<1_000).map { _ in Plain() }
    let publishers: [ObservableObjectPublisher] = objects.map { registry.publisher(for: $0) }
    for _ in 0..<2_000 {
      _ = registry.publisher(for: Plain())
    }
    for (object, publisher) in zip(objects, publishers) {
      #expect(registry.publisher(for: object) === publisher)
    }
    #expect(registry.count >= 1_000)
    #expect(registry.count < 2_200)
  }

  @Test func threadsAgreeOnThePublisher() {
    final class Box: Sendable {
      nonisolated(unsafe) let model: Model = Model()
      nonisolated(unsafe) var identifiers: [ObjectIdentifier?] = Array(repeating: nil, count: 64)
    }
    let box: Box = Box()
    box.identifiers.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let buffer: UnsafeMutableBufferPointer<ObjectIdentifier?> = buffer
      DispatchQueue.concurrentPerform(iterations: 64) { index in
        buffer[index] = ObjectIdentifier(box.model.objectWillChange)
      }
    }
    #expect(Set(box.identifiers) == [ObjectIdentifier(box.model.objectWillChange)])
  }
}
