import Combine
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct TimerTests {
  @Test func sendsDatesOnceConnected() async {
    var dates: [Date] = []
    let start: Date = Date()
    for await date in Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().values {
      dates.append(date)
      if dates.count == 3 {
        break
      }
    }
    #expect(dates.count == 3)
    #expect(dates == dates.sorted())
    #expect(dates.allSatisfy { $0 > start })
  }

  @Test func cancellingTheConnectionStopsIt() async {
    let timer: Timer.TimerPublisher = Timer.publish(every: 0.001, on: .main, in: .default)
    let recorder: Recorder<Date, Never> = timer.record()
    let connection: any Cancellable = timer.connect()
    connection.cancel()
    await withCheckedContinuation { continuation in
      let main: RunLoop = .main
      main.schedule(after: main.now.advanced(by: 0.02)) { continuation.resume() }
    }
    #expect(recorder.values.isEmpty)
  }

  @Test func aConnectionOutlivesItsToken() async {
    let timer: Timer.TimerPublisher = Timer.publish(every: 0.001, on: .main, in: .default)
    _ = timer.connect()
    for await _ in timer.values {
      break
    }
  }

  @Test func keepsWhatItIsGiven() {
    let timer: Timer.TimerPublisher = Timer.publish(
      every: 2, tolerance: 0.5, on: .main, in: .common)
    #expect(timer.interval == 2)
    #expect(timer.tolerance == 0.5)
    #expect(timer.runLoop === RunLoop.main)
    #expect(timer.mode == .common)
  }
}
