import UIKit

/// Core Foundation's run loop, which is Foundation's here.
public typealias CFRunLoop = RunLoop

/// Returns the current thread's run loop.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Returns the main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Wakes a waiting run loop, so that it checks for work.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { RunLoopRuns.wake(loop) }

extension RunLoop {
  /// Returns the run loop itself, which is Core Foundation's here.
  public func getCFRunLoop() -> CFRunLoop { self }
}
