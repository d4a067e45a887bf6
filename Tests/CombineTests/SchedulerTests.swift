import Combine
import Foundation
import Testing

/// Calls that arrive on other threads.
private final class Calls: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [String] = []
  func add(_ name: String) { lock.withLock { names.append(name) } }
  var all: [String] { lock.withLock { names } }
}

struct SchedulerTests {
  /// Runs work on any scheduler, as code that is written for all of them does.
  private func run<S: Scheduler>(on scheduler: S, _ stride: S.SchedulerTimeType.Stride, _ body: @escaping () -> Void) {
    scheduler.schedule(after: scheduler.now.advanced(by: stride), body)
  }

  @Test func queuesRunWorkNowLaterAndAgain() async {
    let queue = DispatchQueue(label: "scheduler")
    let calls = Calls()
    await withCheckedContinuation { continuation in
      queue.schedule { calls.add("now") }
      run(on: queue, .milliseconds(1)) { calls.add("later") }
      var timer: (any Cancellable)?
      timer = queue.schedule(after: queue.now.advanced(by: .milliseconds(20)), interval: .milliseconds(1)) {
        calls.add("again")
        guard calls.all.count(where: { $0 == "again" }) == 3 else { return }
        timer?.cancel()
        continuation.resume()
      }
    }
    #expect(calls.all == ["now", "later", "again", "again", "again"])
  }

  @Test func operationQueuesRunWorkNowAndLater() async {
    let queue = OperationQueue()
    let calls = Calls()
    await withCheckedContinuation { continuation in
      queue.schedule { calls.add("now") }
      run(on: queue, .milliseconds(10)) {
        calls.add("later")
        continuation.resume()
      }
    }
    #expect(calls.all == ["now", "later"])
  }

  @MainActor @Test func runLoopsRunWorkInTheirTurns() {
    let loop = RunLoop.current
    let calls = Calls()
    var isOver = false
    loop.schedule { calls.add("now") }
    let timer = loop.schedule(after: loop.now, interval: .milliseconds(1)) { calls.add("again") }
    run(on: loop, .milliseconds(20)) { isOver = true }
    #expect(calls.all.isEmpty)
    while !isOver { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
    timer.cancel()
    #expect(calls.all.contains("now") && calls.all.count(where: { $0 == "again" }) > 1)
  }

  @Test func theImmediateSchedulerDoesNotWait() {
    var names: [String] = []
    run(on: ImmediateScheduler.shared, .seconds(100)) { names.append("later") }
    let timer = ImmediateScheduler.shared.schedule(after: ImmediateScheduler.shared.now, interval: 5) {
      names.append("once")
    }
    timer.cancel()
    #expect(names == ["later", "once"])
    let now = ImmediateScheduler.shared.now
    #expect(now.advanced(by: 3).distance(to: now) == -3)
  }

  @Test func durationsAreMadeFromSecondsAndTheirParts() {
    typealias Time = DispatchQueue.SchedulerTimeType
    #expect(Time.Stride.seconds(2) == .milliseconds(2_000) && Time.Stride.milliseconds(1) == .microseconds(1_000))
    #expect(Time.Stride.seconds(0.5) == .nanoseconds(500_000_000) && 1.5 as Time.Stride > 1)
    #expect(Time.Stride(.milliseconds(3)).magnitude == 3_000_000 && Time.Stride(.never).magnitude == .max)
    #expect(Time.Stride.seconds(.max).magnitude == .max && Time.Stride.seconds(-.infinity).magnitude == .min)
    #expect(Time.Stride.seconds(.nan) == 0)
    let time = Time(DispatchTime(uptimeNanoseconds: 1_000))
    #expect(time.advanced(by: .nanoseconds(500)).distance(to: time) == .nanoseconds(-500))
    let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 5))
    #expect(date.advanced(by: .milliseconds(500)).date.timeIntervalSinceReferenceDate == 5.5)
    #expect(date.distance(to: date.advanced(by: 2)).timeInterval == 2)
  }

  @Test func silenceEndsAPublisher() {
    struct Silence: Error {}
    let clock = SchedulerClock()
    let subject = PassthroughSubject<Int, any Error>()
    var heard: [String] = []
    let kept = subject.timeout(2, scheduler: clock, customError: { Silence() }).sink { completion in
      if case .failure(let error) = completion { heard.append("\(type(of: error))") }
    } receiveValue: {
      heard.append("\($0)")
    }
    clock.advance(to: 1.5)
    subject.send(1)
    clock.advance(to: 3)
    #expect(heard == ["1"])
    clock.advance(to: 4)
    subject.send(2)
    #expect(heard == ["1", "Silence"])
    kept.cancel()
  }

  @Test func intervalsAreMeasured() {
    let clock = SchedulerClock()
    let subject = PassthroughSubject<Int, Never>()
    var intervals: [TimeInterval] = []
    let kept = subject.measureInterval(using: clock).sink { intervals.append($0.timeInterval) }
    clock.advance(to: 2)
    subject.send(1)
    clock.advance(to: 5)
    subject.send(2)
    #expect(intervals == [2, 3])
    kept.cancel()
  }

  @Test func valuesAreCollectedByTimeAndCount() {
    let clock = SchedulerClock()
    let subject = PassthroughSubject<Int, Never>()
    var (byTime, byCount): ([[Int]], [[Int]]) = ([], [])
    var kept: Set<AnyCancellable> = []
    subject.collect(.byTime(clock, 1)).sink { byTime.append($0) }.store(in: &kept)
    subject.collect(.byTimeOrCount(clock, 1, 2)).sink { byCount.append($0) }.store(in: &kept)
    for value in 1...3 { subject.send(value) }
    clock.advance(to: 2.5)
    subject.send(4)
    subject.send(completion: .finished)
    #expect(byTime == [[1, 2, 3], [4]] && byCount == [[1, 2], [3], [4]])
  }
}
