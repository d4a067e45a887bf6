/// A timer that calls a method and has user info, which Foundation's timer on Linux does not support.
final class SelectorTimer: Timer {
  private let info: Any?

  override var userInfo: Any? { info }

  init(date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    info = userInfo
    // Called on the thread of the timer's run loop, as on iOS.
    nonisolated(unsafe) let target = target as AnyObject
    super.init(fire: date, interval: interval, repeats: repeats) { selector.sendOrRaise(to: target, [$0]) }
  }
}

/// Lets initialisers of `Timer` return an object of a subclass.
public protocol TimerMaking {}

extension Timer: TimerMaking {}

extension TimerMaking where Self: Timer {
  /// Creates a timer that calls a method of `target` with itself as the argument, every `timeInterval` seconds. The
  /// target is retained until the timer ends.
  public init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let date = Date(timeIntervalSinceNow: interval)
    self.init(
      fireAt: date, interval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
  }

  /// Creates a timer that calls a method of `target` at a date, and then every `interval` seconds if it repeats.
  public init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let made: Timer = SelectorTimer(
      date: date, interval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    guard let made = made as? Self else {
      raise("NSInvalidArgumentException", "\(Self.self) does not create such timers")
    }
    self = made
  }
}

extension Timer {
  /// Creates a timer that calls a method of `target`, and adds it to the current run loop.
  @discardableResult public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
