import Foundation

extension NSValue {
  /// Creates a value that contains a time.
  public convenience init(time: CMTime) {
    var numbers = time.boxedNumbers
    self.init(bytes: &numbers, objCType: CMTime.boxedType)
  }

  /// The contained time; invalid for other values.
  public var timeValue: CMTime {
    guard String(cString: objCType) == CMTime.boxedType else { return .invalid }
    var numbers: [Int64] = [0, 0, 0, 0]
    getValue(&numbers)
    return CMTime(boxedNumbers: numbers[...])
  }

  /// Creates a value that contains a range of time.
  public convenience init(timeRange: CMTimeRange) {
    var numbers = timeRange.start.boxedNumbers + timeRange.duration.boxedNumbers
    self.init(bytes: &numbers, objCType: CMTimeRange.boxedType)
  }

  /// The contained range of time; invalid for other values.
  public var timeRangeValue: CMTimeRange {
    guard String(cString: objCType) == CMTimeRange.boxedType else { return .invalid }
    var numbers = [Int64](repeating: 0, count: 8)
    getValue(&numbers)
    return CMTimeRange(
      start: CMTime(boxedNumbers: numbers.prefix(4)), duration: CMTime(boxedNumbers: numbers.suffix(4)))
  }
}

extension CMTime {
  /// The type under which the members are boxed as an array, because Foundation's `NSValue` accepts no structures of
  /// other modules.
  fileprivate static let boxedType = "[4q]"

  fileprivate var boxedNumbers: [Int64] { [value, Int64(timescale), Int64(flags.rawValue), epoch] }

  fileprivate init(boxedNumbers numbers: ArraySlice<Int64>) {
    let first = numbers.startIndex
    self.init(
      value: numbers[first], timescale: Int32(truncatingIfNeeded: numbers[first + 1]),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: numbers[first + 2])), epoch: numbers[first + 3])
  }
}

extension CMTimeRange {
  /// The type under which the members of both times are boxed.
  fileprivate static let boxedType = "[8q]"
}
