import Combine
import Testing

@Suite struct MapTests {
  @Test func transformsEachValue() {
    let probe: Probe<Int, TestError> = Probe()
    let recorder: Recorder<String, TestError> = probe.map { "\($0)" }.record(demand: .max(1))
    recorder.onValue = { _ in .max(2) }
    #expect(probe.requests == [.max(1)])
    #expect(probe.send(1) == .max(2))
    probe.send(completion: .failure(.first))
    #expect(recorder.values == ["1"])
    #expect(recorder.error == .first)
  }

  @Test func mapsInARowAreOne() {
    let publisher: Publishers.Map<Probe<Int, Never>, String> = Probe<Int, Never>()
      .map { $0 + 1 }.map { "\($0)" }
    let recorder: Recorder<String, Never> = publisher.record()
    publisher.upstream.send(1)
    #expect(recorder.values == ["2"])
  }

  @Test func readsKeyPaths() {
    let words: PassthroughSubject<String, Never> = PassthroughSubject()
    let one: Recorder<Int, Never> = words.map(\.count).record()
    let two: Recorder<(Int, Bool), Never> = words.map(\.count, \.isEmpty).record()
    let three: Recorder<(Int, Bool, String), Never> =
      words.map(\.count, \.isEmpty, \.inLowercase).record()
    words.send("ABC")
    #expect(one.values == [3])
    #expect(two.values.map(\.0) == [3])
    #expect(two.values.map(\.1) == [false])
    #expect(three.values.map(\.2) == ["abc"])
  }

  @Test func replacesNil() {
    let values: [Int?] = [1, nil, 3]
    let subject: PassthroughSubject<Int?, Never> = PassthroughSubject()
    let recorder: Recorder<Int, Never> = subject.replaceNil(with: 0).record()
    values.forEach(subject.send)
    #expect(recorder.values == [1, 0, 3])
  }
}

extension String {
  fileprivate var inLowercase: String { lowercased() }
}
