import Combine
import Foundation
import Testing

@Suite struct ObservableObjectTests {
  private class Contact: ObservableObject {
    @Published var name: String = "John"
    var note: String = ""
  }

  private final class Employee: Contact {
    @Published var salary: Int = 1
  }

  private final class Plain: ObservableObject {}

  private class Unobserved {
    @Published var base: Int = 0
  }

  private final class ObservedLater: Unobserved, ObservableObject {
    @Published var own: Int = 0
  }

  private final class Generic<Value>: NSObject, ObservableObject {
    @Published var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private final class Custom: ObservableObject {
    let objectWillChange: PassthroughSubject<Int, Never> = PassthroughSubject()
    @Published var value: Int = 0
  }

  private final class Reflected: ObservableObject, CustomReflectable {
    @Published var value: Int = 0

    var customMirror: Mirror { Mirror(self, children: []) }
  }

  @Test func sendsBeforeThePropertyChanges() {
    let contact: Contact = Contact()
    var names: [String] = []
    let cancellable: AnyCancellable = contact.objectWillChange.sink { names.append(contact.name) }
    contact.name = "Jane"
    contact.name = "Joan"
    contact.note = "not published"
    #expect(names == ["John", "Jane"])
    #expect(contact.name == "Joan")
    withExtendedLifetime(cancellable) {}
  }

  @Test func sendsForPropertiesOfAllClasses() {
    let employee: Employee = Employee()
    var count: Int = 0
    let cancellable: AnyCancellable = employee.objectWillChange.sink { count += 1 }
    employee.name = "Jane"
    employee.salary += 1
    #expect(count == 2)
    withExtendedLifetime(cancellable) {}
  }

  @Test func sendsForPropertiesOfASuperclassThatIsNotObservable() {
    let object: ObservedLater = ObservedLater()
    var count: Int = 0
    let cancellable: AnyCancellable = object.objectWillChange.sink { count += 1 }
    object.base = 1
    object.own = 1
    #expect(count == 2)
    withExtendedLifetime(cancellable) {}
  }

  @Test func worksForGenericSubclassesOfFoundationClasses() {
    let object: Generic<[Int]> = Generic([])
    var count: Int = 0
    let cancellable: AnyCancellable = object.objectWillChange.sink { count += 1 }
    object.value.append(1)
    #expect(count == 1)
    #expect(object.value == [1])
    withExtendedLifetime(cancellable) {}
  }

  @Test func isTheSamePublisherForAnObject() {
    let contact: Contact = Contact()
    #expect(contact.objectWillChange === contact.objectWillChange)
    #expect(contact.objectWillChange !== Contact().objectWillChange)
    let plain: Plain = Plain()
    #expect(plain.objectWillChange === plain.objectWillChange)
  }

  @Test func canBeSentByHand() {
    let plain: Plain = Plain()
    var count: Int = 0
    let cancellable: AnyCancellable = plain.objectWillChange.sink { count += 1 }
    plain.objectWillChange.send()
    #expect(count == 1)
    withExtendedLifetime(cancellable) {}
  }

  @Test func aPublisherOfOnesOwnIsLeftAlone() {
    let custom: Custom = Custom()
    let recorder: Recorder<Int, Never> = custom.objectWillChange.record()
    custom.value = 1
    #expect(recorder.values.isEmpty)
    custom.objectWillChange.send(5)
    #expect(recorder.values == [5])
  }

  @Test func sendsForPropertiesHiddenFromReflection() {
    let object: Reflected = Reflected()
    var count: Int = 0
    let cancellable: AnyCancellable = object.objectWillChange.sink { count += 1 }
    object.value = 1
    #expect(count == 1)
    withExtendedLifetime(cancellable) {}
  }

  @Test func sendsForAPropertySetAnew() {
    final class Resettable: ObservableObject {
      @Published var other: Int = 0
      @Published var value: Int = 0

      func reset() {
        _value = Published(initialValue: 10)
      }
    }
    let object: Resettable = Resettable()
    var count: Int = 0
    let cancellable: AnyCancellable = object.objectWillChange.sink { count += 1 }
    object.reset()
    object.value += 1
    #expect(count == 1)
    #expect(object.value == 11)
    withExtendedLifetime(cancellable) {}
  }

  @Test func losesNoSignalForLackOfDemand() {
    let contact: Contact = Contact()
    let recorder: Recorder<Void, Never> = contact.objectWillChange.record(demand: .max(1))
    contact.name = "Jane"
    contact.name = "Joan"
    #expect(recorder.values.count == 2)
  }

  @Test func isReachableThroughAnExistential() {
    let contact: Contact = Contact()
    func count<Object: ObservableObject>(_ object: Object, change: () -> Void) -> Int {
      var count: Int = 0
      let cancellable: AnyCancellable = object.objectWillChange.sink { _ in count += 1 }
      change()
      cancellable.cancel()
      return count
    }
    let object: any ObservableObject = contact
    #expect(count(object) { contact.name = "Jane" } == 1)
  }

  @Test func worksOnTheMainActor() async {
    await MainActor.run {
      let model: MainModel = MainModel()
      var count: Int = 0
      let cancellable: AnyCancellable = model.objectWillChange.sink { count += 1 }
      model.value = 1
      #expect(count == 1)
      withExtendedLifetime(cancellable) {}
    }
  }
}

@MainActor private final class MainModel: ObservableObject {
  @Published var value: Int = 0
}
