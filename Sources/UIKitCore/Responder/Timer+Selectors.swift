/// A timer that calls a method, and carries something along; Foundation's own on Linux cannot.
final class SelectorTimer: Timer {
  private let info: Any?

  override var userInfo: Any? { info }

  init(date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    info = userInfo
    // Called on the thread whose run loop the timer is on, as on iOS.
    nonisolated(unsafe) let target = target as AnyObject
    super.init(fire: date, interval: interval, repeats: repeats) { selector.sendOrRaise(to: target, [$0]) }
  }
}

/// Lets an initialiser of a class return an object of a subclass.
public protocol TimerMaking {}

extension Timer: TimerMaking {}

extension TimerMaking where Self: Timer {
  /// A timer that calls a method of `target`, with itself as the argument. The target is kept alive until the timer
  /// ends.
  public init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let date = Date(timeIntervalSinceNow: interval)
    self.init(
      fireAt: date, interval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
  }

  public init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let made: Timer = SelectorTimer(
      date: date, interval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    guard let made = made as? Self else { raise("NSInvalidArgumentException", "\(Self.self) makes no such timers") }
    self = made
  }
}

extension Timer {
  /// Makes a timer and adds it to the current run loop.
  @discardableResult public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
