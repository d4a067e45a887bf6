import Foundation

/// A time or a duration: `value` parts of a second, of which there are `timescale`.
///
/// Equivalent times are equal whatever their timescales. Times that are not numbers are ordered as in Core Media:
/// indefinite ones after all numbers except infinity, invalid ones after all others.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremedia/cmtime).
public struct CMTime: Sendable {
  /// The number of parts of a second.
  public var value: CMTimeValue
  /// The number of parts in a second.
  public var timescale: CMTimeScale
  /// Whether the time is valid, rounded, infinite or indefinite.
  public var flags: CMTimeFlags
  /// A counter that distinguishes time lines; 0 for all times created here.
  public var epoch: CMTimeEpoch

  /// Creates a time from its parts, without checks.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time of `value` parts of a second.
  ///
  /// - Parameter timescale: the number of parts in a second; if it is not above 0, the time is invalid.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates the time nearest to `seconds` in a timescale: an invalid one for NaN, an infinite one for a value that is
  /// too large.
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

  /// The time zero.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// An invalid time.
  public static let invalid = CMTime()
  /// An unknown duration, such as that of a live stream.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// A time after all numbers.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// A time before all numbers.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// The time in seconds; not a number for indefinite and invalid times.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// Whether the time is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is positive infinity.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether the time is negative infinity.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the time is indefinite.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is a number.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0 }
  /// Whether the time is a number that has been rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// Returns the same time in another timescale, rounded half away from zero, whatever the method.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
    let (high, low) = value.multipliedFullWidth(by: CMTimeValue(newTimescale))
    let scale = CMTimeValue(timescale)
    // More than the result can hold.
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

/// The number of parts of a second.
public typealias CMTimeValue = Int64
/// The number of parts in a second.
public typealias CMTimeScale = Int32
/// A counter that distinguishes time lines.
public typealias CMTimeEpoch = Int64

/// The properties of a time.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremedia/cmtimeflags).
public struct CMTimeFlags: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time is valid.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// The time has been rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// The time is positive infinity.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// The time is negative infinity.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// The time is indefinite.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  /// The flags of times that are not numbers.
  public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 0b11100)
}

/// The rounding of times on conversion to another timescale.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremedia/cmtimeroundingmethod).
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6
  /// The default: half away from zero.
  public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}
