import Foundation

extension Timer {
  /// A publisher of the current date at a regular interval.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The type of the values.
    public typealias Output = Date
    /// The type of the errors: none occur.
    public typealias Failure = Never
    /// The interval in seconds.
    public let interval: TimeInterval
    /// The run loop on which the timer runs.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode
    private let receivers = ReceiverList<Date, Never>()

    init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Starts the timer; cancelling the returned object stops it. The timer does not need the publisher.
    public func connect() -> any Cancellable {
      let timer = Timer(timeInterval: interval, repeats: true) { [receivers] in receivers.send($0.fireDate) }
      runLoop.add(timer, forMode: mode)
      // Each run loop is only used on its own thread.
      nonisolated(unsafe) let running = timer
      return AnyCancellable { running.invalidate() }
    }

    /// Delivers the dates while connected. For this module only.
    public func _subscribe(
      _ receive: @escaping (Date) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { receivers.add(receive, complete) }
  }

  /// Returns a publisher of the current date at an interval in seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }
}
