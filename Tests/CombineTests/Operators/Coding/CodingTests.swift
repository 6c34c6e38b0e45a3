import Combine
import Foundation
import Testing

@Suite struct CodingTests {
  private struct Contact: Codable, Equatable {
    var name: String
  }

  @Test func jsonThereAndBack() {
    let recorder: Recorder<Contact, any Error> = [Contact(name: "Jane"), Contact(name: "John")]
      .publisher
      .encode(encoder: JSONEncoder())
      .decode(type: Contact.self, decoder: JSONDecoder())
      .record()
    #expect(recorder.values.map(\.name) == ["Jane", "John"])
    #expect(recorder.isFinished)
  }

  @Test func propertyListsThereAndBack() {
    let recorder: Recorder<Contact, any Error> = Just(Contact(name: "Jane"))
      .encode(encoder: PropertyListEncoder())
      .decode(type: Contact.self, decoder: PropertyListDecoder())
      .record()
    #expect(recorder.values == [Contact(name: "Jane")])
  }

  @Test func failsWithTheDecodersErrorAndCancels() {
    let probe: Probe<Data, Never> = Probe()
    let recorder: Recorder<Contact, any Error> =
      probe.decode(type: Contact.self, decoder: JSONDecoder()).record()
    probe.send(Data("{}".utf8))
    guard case .failure(let error) = recorder.completions.first else {
      Issue.record("There is no completion")
      return
    }
    #expect(error is DecodingError)
    #expect(probe.cancellations == 1)
  }

  @Test func failsWithTheEncodersError() {
    let recorder: Recorder<Data, any Error> =
      Just(Double.nan).encode(encoder: JSONEncoder()).record()
    guard case .failure(let error) = recorder.completions.first else {
      Issue.record("There is no completion")
      return
    }
    #expect(error is EncodingError)
  }
}
