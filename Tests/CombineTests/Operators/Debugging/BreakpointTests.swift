import Combine
import Foundation
import Testing

@Suite struct BreakpointTests {
  @Test func passesEverythingOn() {
    let probe: Probe<Int, TestError> = Probe()
    var seen: [Int] = []
    let recorder: Recorder<Int, TestError> = probe.breakpoint(
      receiveSubscription: { _ in false },
      receiveOutput: { value in
        seen.append(value)
        return false
      },
      receiveCompletion: { _ in false }
    ).record()
    probe.send(1)
    probe.send(completion: .finished)
    #expect(seen == [1])
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
  }

  @Test func raisesATrap() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      Just(1).breakpoint(receiveOutput: { $0 == 1 }).sink { _ in }.cancel()
    }
  }

  @Test func raisesATrapOnAnError() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      Fail<Int, TestError>(error: .first).breakpointOnError()
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
    }
  }
}
