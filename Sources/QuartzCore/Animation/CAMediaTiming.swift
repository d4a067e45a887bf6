import CoreGraphics

/// An object with a clock relative to its parent's: `t = (tp - beginTime) · speed + timeOffset`, then repeated and
/// reversed.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/camediatiming).
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// The start on the parent's clock, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The seconds of one run.
  var duration: CFTimeInterval { get set }
  /// The rate of the clock relative to the parent's.
  var speed: Float { get set }
  /// The time on the object's clock at its start, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which may be fractional.
  var repeatCount: Float { get set }
  /// The seconds of all runs together; used when `repeatCount` is 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// The effect before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Returns the time, in seconds, of the clock that drives all animations. May be called on any thread.
public func CACurrentMediaTime() -> CFTimeInterval { FrameScheduler.now }
