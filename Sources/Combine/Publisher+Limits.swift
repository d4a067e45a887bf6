import Foundation

/// Operators that count a scheduler's time.
extension Publisher {
  /// Returns a publisher that ends if no value comes for an interval: with an error of the closure, or regularly
  /// without one.
  public func timeout<Context: Scheduler>(
    _ interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let gate = Gate()
      let slot = CancellableSlot()
      func wait() {
        let turn = gate.next()
        let end = Parcel(()) {
          guard gate.isOpen, gate.isLast(turn) else { return }
          gate.close()
          slot.cancel()
          complete(customError.map { .failure($0()) } ?? .finished)
        }
        scheduler.schedule(in: interval, options: options) { end.deliver() }
      }
      wait()
      slot.fill(
        _subscribe(
          { value in
            guard gate.isOpen else { return }
            wait()
            let parcel = Parcel(value) { if gate.isOpen { receive($0) } }
            scheduler.schedule(options: options) { parcel.deliver() }
          },
          { completion in
            _ = gate.next()
            let parcel = Parcel(completion) { if gate.isOpen { complete($0) } }
            scheduler.schedule(options: options) { parcel.deliver() }
          }))
      return AnyCancellable {
        gate.close()
        slot.cancel()
      }
    }
  }

  /// Returns a publisher of the durations between values, the first of which counts from the subscription.
  public func measureInterval<Context: Scheduler>(
    using scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Context.SchedulerTimeType.Stride, Failure> {
    AnyPublisher { receive, complete in
      var last = scheduler.now
      return _subscribe(
        { _ in
          let now = scheduler.now
          receive(last.distance(to: now))
          last = now
        }, complete)
    }
  }
}
