import QuartzCore
import Testing

@testable import WindowServer

extension ProcessClockTests {
  /// Real time in a process that only awaits tasks, so that nothing runs a run loop.
  @MainActor @Suite(.serialized) struct RunLoopPacerTests {
    @Test(.timeLimit(.minutes(1))) func timersFireWhileTasksAreAwaited() async {
      let pacer = RunLoopPacer()
      let start = pacer.now
      var timers: [any PacerTimer] = []
      await withCheckedContinuation { continuation in
        timers.append(pacer.schedule(after: 0.02) { continuation.resume() })
      }
      #expect(pacer.now - start >= 0.019)
    }

    @Test(.timeLimit(.minutes(1))) func cancelledTimersStayQuiet() async {
      let pacer = RunLoopPacer()
      var runs = 0
      let cancelled = pacer.schedule(after: 0.005) { runs += 1 }
      cancelled.cancel()
      await withCheckedContinuation { continuation in
        _ = pacer.schedule(after: 0.02) { continuation.resume() }
      }
      #expect(runs == 0)
    }

    @Test(.timeLimit(.minutes(1))) func framesComeWhileTasksAreAwaited() async {
      final class Client: FrameScheduler.Client {
        var dates: [TimeInterval] = []
        var done: CheckedContinuation<Void, Never>?
        func frame(at now: TimeInterval) -> Bool {
          dates.append(now)
          if dates.count == 4 {
            done?.resume()
            done = nil
          }
          return dates.count < 4
        }
      }
      let frames = FrameScheduler(RunLoopPacer())
      let client = Client()
      await withCheckedContinuation { continuation in
        client.done = continuation
        frames.add(client, phase: .animate)
      }
      frames.remove(client, phase: .animate)
      #expect(client.dates.count == 4)
      // Frames are never faster than the display; on a loaded machine they may be slower.
      for (one, two) in zip(client.dates, client.dates.dropFirst()) { #expect(two - one > 0.012) }
    }
  }
}
