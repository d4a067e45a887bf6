import QuartzCore
import Testing
import WindowServerTesting

@testable import WindowServer

extension ProcessClockTests {
  /// The pacer belongs to the process, so these tests run one at a time.
  @MainActor @Suite(.serialized) struct VirtualClockPacerTests {
    final class Client: FrameScheduler.Client {
      var dates: [TimeInterval] = []
      var wanted: Int
      init(frames wanted: Int) { self.wanted = wanted }
      func frame(at now: TimeInterval) -> Bool {
        dates.append(now)
        wanted -= 1
        return wanted > 0
      }
    }

    @Test func timersRunInOrderOfDateThenAge() {
      VirtualClockPacer.run { clock in
        var order: [String] = []
        _ = clock.schedule(after: 0.3) { order.append("c") }
        _ = clock.schedule(after: 0.1) { order.append("a1") }
        _ = clock.schedule(after: 0.1) { order.append("a2") }
        _ = clock.schedule(after: 0.2) { order.append("b") }
        clock.advance(by: 0.25)
        #expect(order == ["a1", "a2", "b"])
        #expect(clock.now == 0.25)
        #expect(clock.nextTimerDate == 0.3)
        clock.advance(by: 0.05)
        #expect(order == ["a1", "a2", "b", "c"])
      }
    }

    @Test func anotherThreadReadsTheSameClock() {
      VirtualClockPacer.run(origin: 50) { clock in
        clock.advance(by: 2.5)
        let read = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var time: CFTimeInterval = 0
        Thread.detachNewThread {
          time = CACurrentMediaTime()
          read.signal()
        }
        read.wait()
        #expect(time == 52.5 && CACurrentMediaTime() == 52.5)
      }
    }

    @Test func timerSeesItsOwnDateAndMaySchedule() {
      VirtualClockPacer.run(origin: 100) { clock in
        var dates: [TimeInterval] = []
        @MainActor func again() {
          dates.append(clock.now)
          if dates.count < 4 { _ = clock.schedule(after: 0.5) { again() } }
        }
        _ = clock.schedule(after: 0.5) { again() }
        clock.advance(by: 1.75)
        #expect(dates == [100.5, 101, 101.5])
      }
    }

    @Test func cancelledTimerDoesNotRun() {
      VirtualClockPacer.run { clock in
        var runs = 0
        let first = clock.schedule(after: 0.1) { runs += 1 }
        var second: (any PacerTimer)?
        _ = clock.schedule(after: 0.15) { second?.cancel() }
        second = clock.schedule(after: 0.15) { runs += 10 }
        first.cancel()
        first.cancel()
        clock.advance(by: 1)
        #expect(runs == 0)
        #expect(clock.nextTimerDate == nil)
      }
    }

    @Test func framesLieOnAGridOfSixtiethsAndOnlyWhereWanted() {
      VirtualClockPacer.run { clock in
        clock.advance(by: 0.01)
        let client = Client(frames: 3)
        FrameScheduler.current.add(client, phase: .animate)
        clock.advance(by: 1)
        FrameScheduler.current.remove(client, phase: .animate)
        #expect(client.dates.map { ($0 * 60).rounded() } == [1, 2, 3])
        #expect(clock.frameCount == 3)
        #expect(!clock.wantsFrame)
      }
    }

    @Test func advancingByFramesReachesEachOnce() {
      VirtualClockPacer.run { clock in
        let client = Client(frames: 1000)
        FrameScheduler.current.add(client, phase: .animate)
        for _ in 0..<600 { clock.advance(frames: 1) }
        FrameScheduler.current.remove(client, phase: .animate)
        #expect(client.dates.count == 600)
        #expect(abs(clock.now - 10) < 1e-9)
      }
    }

    @Test func advancingBySixtiethsDoesNotDrift() {
      VirtualClockPacer.run { clock in
        let client = Client(frames: 100_000)
        FrameScheduler.current.add(client, phase: .animate)
        for _ in 0..<3600 { clock.advance(by: 1.0 / 60) }
        FrameScheduler.current.remove(client, phase: .animate)
        #expect(client.dates.count == 3600)
      }
    }

    @Test func timerComesBeforeAFrameOfTheSameInstant() {
      VirtualClockPacer.run { clock in
        let client = Client(frames: 1)
        var framesBefore = -1
        FrameScheduler.current.add(client, phase: .animate)
        _ = clock.schedule(after: 1.0 / 60) { framesBefore = client.dates.count }
        clock.advance(frames: 1)
        FrameScheduler.current.remove(client, phase: .animate)
        #expect(framesBefore == 0)
        #expect(client.dates.count == 1)
      }
    }

    @Test func phasesRunInOrder() {
      final class Recorder: FrameScheduler.Client {
        let name: String
        let record: (String) -> Void
        init(_ name: String, _ record: @escaping (String) -> Void) {
          self.name = name
          self.record = record
        }
        func frame(at now: TimeInterval) -> Bool {
          record(name)
          return false
        }
      }
      VirtualClockPacer.run { clock in
        var order: [String] = []
        let clients = ["render", "layout", "animate"].map { Recorder($0) { order.append($0) } }
        for (client, phase) in zip(clients, [FrameScheduler.Phase.render, .layout, .animate]) {
          FrameScheduler.current.add(client, phase: phase)
        }
        clock.advance(frames: 1)
        for (client, phase) in zip(clients, [FrameScheduler.Phase.render, .layout, .animate]) {
          FrameScheduler.current.remove(client, phase: phase)
        }
        #expect(order == ["animate", "layout", "render"])
      }
    }

    @Test func idleEndsAtTheLastFrame() {
      VirtualClockPacer.run { clock in
        let client = Client(frames: 30)
        FrameScheduler.current.add(client, phase: .animate)
        #expect(clock.advanceUntilIdle(limit: 5))
        #expect(abs(clock.now - 0.5) < 1e-6)
        client.wanted = .max
        clock.requestFrame()
        #expect(!clock.advanceUntilIdle(limit: 0.25))
        FrameScheduler.current.remove(client, phase: .animate)
      }
    }

    /// Compares timers with a naive model, a list that is searched for the earliest, while timers are added and
    /// cancelled at random.
    @Test(arguments: 1...20) func randomTimersMatchANaiveModel(seed: UInt64) {
      var state = seed
      func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
      }
      VirtualClockPacer.run { clock in
        var model: [(date: TimeInterval, id: Int)] = []
        var timers: [Int: any PacerTimer] = [:]
        var fired: [Int] = []
        for id in 0..<300 {
          switch next(4) {
          case 0, 1:
            let delay = Double(next(50)) / 64
            model.append((clock.now + delay, id))
            timers[id] = clock.schedule(after: delay) { fired.append(id) }
          case 2:
            if !model.isEmpty {
              let victim = model.remove(at: next(model.count))
              timers[victim.id]?.cancel()
            }
          default:
            let step = Double(next(20)) / 64
            let end = clock.now + step
            var expected: [Int] = []
            func isEarlier(_ one: Int, _ two: Int) -> Bool {
              (model[one].date, model[one].id) < (model[two].date, model[two].id)
            }
            while let first = model.indices.min(by: isEarlier), model[first].date <= end {
              expected.append(model.remove(at: first).id)
            }
            fired = []
            clock.advance(by: step)
            #expect(fired == expected)
          }
        }
      }
    }
  }
}
