/// A stretch of time: from `start`, `duration` long.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid && duration.isNumeric && duration >= .zero }
  public var isEmpty: Bool { isValid && duration == .zero }

  public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
}
