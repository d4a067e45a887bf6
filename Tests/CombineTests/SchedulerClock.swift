import Combine
import Foundation

/// A scheduler whose time the test advances, in seconds from its creation.
final class SchedulerClock: Scheduler {
  typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
  let minimumTolerance = SchedulerTimeType.Stride(0)
  private var work: [(time: SchedulerTimeType, interval: SchedulerTimeType.Stride?, id: Int, run: () -> Void)] = []
  private var count = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    count += 1
    work.append((date, nil, count, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    count += 1
    let id = count
    work.append((date, interval, id, action))
    return AnyCancellable { self.work.removeAll { $0.id == id } }
  }

  func advance(to seconds: TimeInterval) {
    let time = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: seconds))
    while let next = work.indices.filter({ work[$0].time <= time }).min(by: { work[$0].time < work[$1].time }) {
      let due = work[next]
      now = due.time
      if let interval = due.interval {
        work[next].time = due.time.advanced(by: interval)
      } else {
        work.remove(at: next)
      }
      due.run()
    }
    now = time
  }
}
