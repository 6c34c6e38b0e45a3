import Combine
import Testing

@Suite struct CompactMapTests {
  @Test func leavesOutNil() {
    let probe: Probe<String, Never> = Probe()
    let recorder: Recorder<Int, Never> = probe.compactMap { Int($0) }.record(demand: .max(1))
    #expect(probe.send("a") == .max(1), "Another value is asked for in place of the one left out")
    #expect(probe.send("1") == .none)
    #expect(recorder.values == [1])
  }

  @Test func combinesWithFurtherMaps() {
    let probe: Probe<String, Never> = Probe()
    let publisher: Publishers.CompactMap<Probe<String, Never>, Int> =
      probe.compactMap { Int($0) }.compactMap { $0 > 0 ? $0 : nil }.map { $0 * 2 }
    let recorder: Recorder<Int, Never> = publisher.record()
    ["a", "-1", "2"].forEach { _ = probe.send($0) }
    #expect(recorder.values == [4])
  }

  @Test func failsWithTheErrorThrown() {
    let probe: Probe<Int, Never> = Probe()
    let recorder: Recorder<Int, any Error> =
      probe
      .tryCompactMap { value -> Int? in
        if value > 2 { throw TestError.first }
        return value > 1 ? value : nil
      }
      .compactMap { $0 * 10 }
      .record()
    [1, 2, 3, 4].forEach { _ = probe.send($0) }
    #expect(recorder.values == [20])
    #expect(recorder.error == .first)
    #expect(probe.cancellations == 1)
  }
}
