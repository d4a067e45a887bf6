import CoreGraphics

/// A place on the parent's clock: `t = (tp - beginTime) · speed + timeOffset`, then repeated and reversed.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// Seconds on the parent's clock.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one run.
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  /// Seconds of all runs together; used when `repeatCount` is 0.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds on the clock that drives all animation, on any thread.
public func CACurrentMediaTime() -> CFTimeInterval { FrameScheduler.now }
