import Foundation
import Synchronization
import Testing

@testable import Serving

@Suite struct EventLoopTests {
  private final class Recorder: Sendable {
    let steps = Mutex<[Int]>([])
    func add(_ step: Int) { steps.withLock { $0.append(step) } }
  }

  @Test func functionsRunInOrderOnTheLoopsThread() async {
    let loop = EventLoop()
    let recorder = Recorder()
    let end = Task.detached {
      await withCheckedContinuation { continuation in
        Thread {
          let own = pthread_self()
          for step in 0..<100 {
            loop.perform {
              recorder.add(pthread_equal(pthread_self(), own) != 0 ? step : -1)
              if step == 99 { loop.quit() }
            }
          }
          loop.run { recorder.add(100) }
          continuation.resume()
        }.start()
      }
    }
    await end.value
    #expect(recorder.steps.withLock { $0 } == Array(0...100))
  }

  @Test func anotherThreadEndsTheLoop() async {
    let loop = EventLoop()
    await withCheckedContinuation { continuation in
      Thread {
        loop.run()
        continuation.resume()
      }.start()
      Thread { loop.perform { loop.quit() } }.start()
    }
  }

  @Test func sourcesEndWhenTheyReturnFalse() {
    let loop = EventLoop()
    var calls = 0
    let source = LoopSource(milliseconds: 1, loop: loop) {
      calls += 1
      return calls < 3
    }
    while calls < 3 { loop.iterate(mayBlock: true) }
    #expect(!loop.iterate(mayBlock: false) && calls == 3)
    withExtendedLifetime(source) {}
  }

  @Test func functionsThatNeverRanAreFreed() {
    final class Kept: Sendable {}
    weak var watched: Kept?
    do {
      let loop = EventLoop()
      let kept = Kept()
      watched = kept
      loop.perform { withExtendedLifetime(kept) {} }
      #expect(watched != nil)
    }
    #expect(watched == nil)
  }
}
