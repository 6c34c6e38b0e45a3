#if GTK
import Foundation
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct MainLoopTests {
  @Test func startingTwiceDoesNothing() throws {
    try MainLoop.initialize()
    #expect(MainLoop.isInitialized)
  }

  @Test func workOfTheNextTurnRunsOnceByPriority() async {
    var order: [String] = []
    MainLoop.onNextTurn(priority: .idle) { order.append("idle") }
    MainLoop.onNextTurn(priority: .beforeLayout) { order.append("layout") }
    MainLoop.onNextTurn { order.append("default") }
    #expect(order.isEmpty)
    #expect(await pump { order.count == 3 })
    await pumpUntilIdle()
    #expect(order == ["default", "layout", "idle"])
  }

  @Test func cancelledWorkDoesNotRunAndIsFreed() async {
    final class Token {}
    var ran = false
    weak var token: Token?
    let turn: MainLoop.Turn
    do {
      let captured = Token()
      token = captured
      turn = MainLoop.onNextTurn {
        _ = captured
        ran = true
      }
    }
    #expect(token != nil)
    turn.cancel()
    turn.cancel()
    #expect(token == nil)
    await pumpUntilIdle()
    #expect(!ran)
  }

  @Test func workAfterAWhileRunsThen() async {
    let start: ContinuousClock.Instant = .now
    var ran = false
    MainLoop.after(milliseconds: 20) { ran = true }
    #expect(await pump { ran })
    #expect(ContinuousClock.now - start >= .milliseconds(19))
  }

  @Test func quitEndsTheInnermostRun() {
    var order: [String] = []
    MainLoop.onNextTurn {
      MainLoop.onNextTurn {
        order.append("inner")
        MainLoop.quit()
      }
      MainLoop.run()
      order.append("outer")
      MainLoop.quit()
    }
    MainLoop.run()
    #expect(order == ["inner", "outer"])
    // Nothing runs: nothing to end.
    MainLoop.quit()
  }

  @Test func ticksEndWhenToldTo() async throws {
    let window = Window()
    try await show(window)
    var frames = 0
    let ticks = window.onTick { _ in
      frames += 1
      return true
    }
    #expect(await pump { frames >= 3 })
    ticks.cancel()
    let seen: Int = frames
    await waitForFrame(of: window)
    #expect(frames == seen)
    var once = 0
    window.onTick { _ in
      once += 1
      return false
    }
    await waitForFrame(of: window)
    #expect(once == 1)
    window.destroy()
  }
}
#endif
