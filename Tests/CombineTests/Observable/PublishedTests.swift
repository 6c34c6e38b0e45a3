import Combine
import Testing

@Suite struct PublishedTests {
  private final class Model: ObservableObject {
    @Published var value: Int

    init(_ value: Int = 0) {
      _value = Published(initialValue: value)
    }
  }

  @Test func publishesItsValueAndEachNewOne() {
    let model: Model = Model(1)
    let recorder: Recorder<Int, Never> = model.$value.record()
    model.value = 2
    model.value += 1
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.completions.isEmpty)
  }

  @Test func publishesBeforeItChanges() {
    let model: Model = Model(1)
    var seen: [[Int]] = []
    let cancellable: AnyCancellable = model.$value.sink { seen.append([$0, model.value]) }
    model.value = 2
    #expect(seen == [[1, 1], [2, 1]])
    #expect(model.value == 2)
    withExtendedLifetime(cancellable) {}
  }

  @Test func tellsTheObjectsSubscribersFirst() {
    let model: Model = Model()
    var events: [String] = []
    let property: AnyCancellable = model.$value.dropFirst().sink { _ in events.append("property") }
    let object: AnyCancellable = model.objectWillChange.sink { events.append("object") }
    model.value = 1
    #expect(events == ["object", "property"])
    withExtendedLifetime((property, object)) {}
  }

  @Test func keepsTheLatestValueForSlowSubscribers() {
    let model: Model = Model(0)
    let recorder: Recorder<Int, Never> = model.$value.record(demand: .max(2))
    model.value = 1
    model.value = 3
    model.value = 6
    #expect(recorder.values == [0, 1])
    recorder.request(.max(10))
    #expect(recorder.values == [0, 1, 6])
  }

  @Test func canBeSetByItsOwnSubscriber() {
    let model: Model = Model(0)
    var values: [Int] = []
    let cancellable: AnyCancellable = model.$value.sink { value in
      values.append(value)
      if value == 1 {
        model.value = 2
      }
    }
    model.value = 1
    #expect(values == [0, 1, 2])
    #expect(model.value == 1, "The outer change is the last one to be stored")
    withExtendedLifetime(cancellable) {}
  }

  @Test func subscribersDoNotKeepTheObject() {
    weak var weakModel: Model?
    let cancellable: AnyCancellable
    do {
      let model: Model = Model()
      weakModel = model
      cancellable = model.$value.sink { _ in }
    }
    #expect(weakModel == nil)
    withExtendedLifetime(cancellable) {}
  }

  @Test func subscribersGoWithTheObject() {
    weak var recorder: Recorder<Int, Never>?
    do {
      let model: Model = Model()
      recorder = model.$value.record()
      #expect(recorder?.values == [0])
    }
    #expect(recorder == nil)
  }

  @Test func assigningThroughTheProjectionKeepsTheValue() {
    let first: Model = Model(1)
    let second: Model = Model(2)
    first.$value = second.$value
    #expect(first.value == 1)
    #expect(second.value == 2)
  }

  @Test func takesValuesOfAPublisher() {
    let model: Model = Model(0)
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    var count: Int = 0
    let cancellable: AnyCancellable = model.objectWillChange.sink { count += 1 }
    subject.assign(to: &model.$value)
    subject.send(5)
    #expect(model.value == 5)
    #expect(count == 1)
    withExtendedLifetime(cancellable) {}
  }

  @Test func stopsTakingValuesWhenTheObjectIsGone() {
    let probe: Probe<Int, Never> = Probe()
    weak var weakModel: Model?
    do {
      let model: Model = Model()
      weakModel = model
      probe.assign(to: &model.$value)
      #expect(probe.requests == [.unlimited])
      #expect(probe.cancellations == 0)
    }
    #expect(weakModel == nil)
    #expect(probe.cancellations == 1)
  }

  @Test func twoPropertiesCanFeedEachOther() {
    final class Form: ObservableObject {
      @Published var name: String = ""
      @Published var isValid: Bool = false

      init() {
        $name.map { !$0.isEmpty }.removeDuplicates().assign(to: &$isValid)
      }
    }
    weak var weakForm: Form?
    do {
      let form: Form = Form()
      weakForm = form
      form.name = "Jane"
      #expect(form.isValid)
      form.name = ""
      #expect(!form.isValid)
    }
    #expect(weakForm == nil)
  }
}
