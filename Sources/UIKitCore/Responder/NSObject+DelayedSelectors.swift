import Synchronization

/// Calls that wait for their time. Target and argument are retained until then.
private final class DelayedCalls: Sendable {
  static let shared = DelayedCalls()

  // Unchecked because of the references, which are passed on to the timer's run loop. `calls` is a mutex.
  private struct Call: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    let timer: Timer
  }
  private let calls = Mutex<[Call]>([])

  func add(
    _ selector: Selector, of target: AnyObject, argument: Any?, delay: TimeInterval, modes: [RunLoop.Mode]
  ) {
    let timer = Timer(timeInterval: max(0, delay), repeats: false) { [weak self] timer in self?.fire(timer) }
    let call = Call(target: target, selector: selector, argument: argument, timer: timer)
    calls.withLock { $0.append(call) }
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  private func fire(_ timer: Timer) {
    let found = calls.withLock { calls in
      calls.firstIndex { $0.timer === timer }.map { calls.remove(at: $0) }
    }
    guard let found else { return }
    found.selector.sendOrRaise(to: found.target, [found.argument])
  }

  /// Removes waiting calls. Linear in their number.
  func cancel(where isMeant: (AnyObject, Selector, Any?) -> Bool) {
    // Cancelled calls are released after the lock.
    let cancelled = calls.withLock { calls in
      let meant = calls.filter { isMeant($0.target, $0.selector, $0.argument) }
      calls.removeAll { call in meant.contains { $0.timer === call.timer } }
      return meant
    }
    for call in cancelled { call.timer.invalidate() }
  }
}

extension NSObject {
  /// Calls the method once, after at least `delay` seconds, in the current thread's run loop.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls the method once, after at least `delay` seconds, in the given modes of the current thread's run loop.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    DelayedCalls.shared.add(aSelector, of: self, argument: anArgument, delay: delay, modes: modes)
  }

  /// Cancels waiting calls of this method with an equal argument. Linear in the number of waiting calls.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let target = aTarget as AnyObject
    DelayedCalls.shared.cancel { other, selector, argument in
      guard other === target, selector == aSelector else { return false }
      switch (argument, anArgument) {
      case (nil, nil): return true
      case (let a?, let b?): return (a as AnyObject) === (b as AnyObject) || isEqual(a, b)
      default: return false
      }
    }
  }

  /// Cancels all waiting calls for the target. Linear in the number of waiting calls.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = aTarget as AnyObject
    DelayedCalls.shared.cancel { other, _, _ in other === target }
  }

  private class func isEqual(_ a: Any, _ b: Any) -> Bool {
    guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
    return a == b
  }

  /// Calls the method on the main thread. With `wait` it is called at once if this is the main thread; otherwise in the
  /// run loop's next turn.
  public func performSelector(onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
    // The caller passes object and argument on to the other thread, as on iOS.
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let argument = argument
    let call: @Sendable () -> Void = { aSelector.sendOrRaise(to: object, [argument]) }
    switch (wait, MainContext.isCurrent) {
    case (true, true): call()
    case (true, false): DispatchQueue.main.sync(execute: call)
    case (false, _): RunLoop.main.perform(call)
    }
  }

  /// Calls the method on a new thread.
  public func performSelector(inBackground aSelector: Selector, with argument: Any?) {
    // The caller passes object and argument on to the other thread, as on iOS.
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let argument = argument
    Thread.detachNewThread { aSelector.sendOrRaise(to: object, [argument]) }
  }
}

extension Thread {
  /// Creates a thread that calls the method of `target`, which it retains.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    // The caller passes target and argument on to the other thread, as on iOS.
    nonisolated(unsafe) let target = target as AnyObject
    nonisolated(unsafe) let argument = argument
    self.init { selector.sendOrRaise(to: target, [argument]) }
  }

  /// Calls the method of `target` on a new thread.
  public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
    // The caller passes target and argument on to the other thread, as on iOS.
    nonisolated(unsafe) let target = target as AnyObject
    nonisolated(unsafe) let argument = argument
    detachNewThread { selector.sendOrRaise(to: target, [argument]) }
  }
}
