import UIKit

/// A run loop as Core Foundation has it: Foundation's.
public typealias CFRunLoop = RunLoop

/// Returns the thread's run loop.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Returns the main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Wakes a run loop that waits, so that it looks for work.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { loop.perform {} }
