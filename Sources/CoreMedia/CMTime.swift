import Foundation

/// A time or a length of time: `value` parts of a second, `timescale` of which make one.
///
/// Two times that mean the same are equal, whatever their scales. Times that are no numbers sort as Core Media has it:
/// indefinite ones after all numbers but infinity, invalid ones after all others.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// An invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// - Parameter timescale: parts of a second, more than 0; with others the time is invalid.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// The time nearest to `seconds` at a scale. What is no number is invalid, and what has no room is infinite.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    let scaled = (seconds * Double(preferredTimescale)).rounded()
    guard let value = CMTimeValue(exactly: scaled) else {
      self = seconds < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    let isRounded = Double(value) != seconds * Double(preferredTimescale)
    self.init(
      value: value, timescale: preferredTimescale, flags: isRounded ? [.valid, .hasBeenRounded] : .valid, epoch: 0)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// In seconds; not a number for indefinite and invalid times.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  public var isValid: Bool { flags.contains(.valid) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0 }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The same time in other parts of a second, rounded half away from zero.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
    let (high, low) = value.multipliedFullWidth(by: CMTimeValue(newTimescale))
    let scale = CMTimeValue(timescale)
    // More than the result has room for.
    guard abs(Double(value) * Double(newTimescale) / Double(timescale)) < 9e18 else {
      return value < 0 ? .negativeInfinity : .positiveInfinity
    }
    var (quotient, rest) = scale.dividingFullWidth((high, low))
    if rest != 0 {
      let sign: CMTimeValue = value < 0 ? -1 : 1
      switch method {
      case .roundHalfAwayFromZero: if abs(rest) * 2 >= scale { quotient += sign }
      case .roundTowardZero: break
      case .roundAwayFromZero: quotient += sign
      case .roundTowardPositiveInfinity: if sign > 0 { quotient += 1 }
      case .roundTowardNegativeInfinity: if sign < 0 { quotient -= 1 }
      }
    }
    return CMTime(
      value: quotient, timescale: newTimescale, flags: rest == 0 ? flags : flags.union(.hasBeenRounded), epoch: epoch)
  }
}

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 0b11100)
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6
  public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}
