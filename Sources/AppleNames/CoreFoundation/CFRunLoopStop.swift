import Foundation
import Glibc
import Synchronization

/// The runs of run loops that Core Foundation's functions have started, innermost last, and whether they are to stop.
enum RunLoopRuns {
  private struct Loop {
    /// Foundation's own loop, to which its functions belong; nil if there are none. Unowned: it exists while it runs.
    var address: UInt?
    /// Whether each run is to stop.
    var isStopped: [Bool] = []
  }
  /// The loops that run.
  private static let loops = Mutex<[ObjectIdentifier: Loop]>([:])

  // Functions that Foundation has, but does not declare. A block that is added to a loop, or a timer, does not end what
  // the loop is waiting for.
  private typealias Current = @convention(c) () -> OpaquePointer?
  private typealias Change = @convention(c) (OpaquePointer?) -> Void
  private static let current = dlsym(nil, "CFRunLoopGetCurrent").map { unsafeBitCast($0, to: Current.self) }
  private static let stop = dlsym(nil, "CFRunLoopStop").map { unsafeBitCast($0, to: Change.self) }
  private static let wakeUp = dlsym(nil, "CFRunLoopWakeUp").map { unsafeBitCast($0, to: Change.self) }

  /// Runs the current thread's loop in turns until it is stopped, or `turn` returns a value.
  ///
  /// - Parameter turn: runs the loop until something has happened.
  /// - Returns: the value; nil if the run was stopped.
  static func run<Result>(_ turn: (RunLoop) -> Result?) -> Result? {
    let loop = RunLoop.current
    let key = ObjectIdentifier(loop)
    let address = current?().map { UInt(bitPattern: $0) }
    loops.withLock { $0[key, default: Loop(address: address)].isStopped.append(false) }
    defer {
      loops.withLock { loops in
        loops[key]?.isStopped.removeLast()
        if loops[key]?.isStopped.isEmpty ?? false { loops[key] = nil }
      }
    }
    while true {
      let result = turn(loop)
      if loops.withLock({ $0[key]?.isStopped.last ?? false }) { return nil }
      if let result { return result }
    }
  }

  /// Stops the innermost run of a loop, from any thread.
  static func stop(_ loop: RunLoop) {
    loops.withLock { loops in
      let key = ObjectIdentifier(loop)
      guard let count = loops[key]?.isStopped.count else { return }
      loops[key]?.isStopped[count - 1] = true
      // Under the lock, so that the loop still runs.
      stop?(loops[key]?.address.flatMap(OpaquePointer.init(bitPattern:)))
    }
  }

  /// Wakes a loop that waits, so that it runs the blocks that were added; one that others run takes one more block.
  static func wake(_ loop: RunLoop) {
    let isKnown = loops.withLock { loops -> Bool in
      guard let address = loops[ObjectIdentifier(loop)]?.address else { return false }
      wakeUp?(OpaquePointer(bitPattern: address))
      return true
    }
    if !isKnown { loop.perform {} }
  }
}

/// Ends the innermost run of a loop that `CFRunLoopRun` or `CFRunLoopRunInMode` has started, from any thread.
public func CFRunLoopStop(_ rl: CFRunLoop!) { RunLoopRuns.stop(rl) }
