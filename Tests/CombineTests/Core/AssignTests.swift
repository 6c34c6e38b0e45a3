import Combine
import Testing

@Suite struct AssignTests {
  private final class Model {
    var value: Int = 0
  }

  @Test func writesEachValue() {
    let model: Model = Model()
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let cancellable: AnyCancellable = subject.assign(to: \.value, on: model)
    subject.send(5)
    #expect(model.value == 5)
    cancellable.cancel()
    subject.send(6)
    #expect(model.value == 5)
  }

  @Test func keepsTheObjectUntilTheEnd() {
    weak var weakModel: Model?
    let subject: PassthroughSubject<Int, Never> = PassthroughSubject()
    let cancellable: AnyCancellable
    do {
      let model: Model = Model()
      weakModel = model
      cancellable = subject.assign(to: \.value, on: model)
    }
    #expect(weakModel != nil)
    subject.send(completion: .finished)
    #expect(weakModel == nil)
    withExtendedLifetime(cancellable) {}
  }

  @Test func exposesObjectAndKeyPath() {
    let model: Model = Model()
    let assign: Subscribers.Assign<Model, Int> = Subscribers.Assign(
      object: model, keyPath: \.value)
    #expect(assign.object === model)
    #expect(assign.keyPath == \Model.value)
    assign.cancel()
    #expect(assign.object == nil)
  }
}
