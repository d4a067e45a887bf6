import Foundation

extension NSValue {
  /// Creates a value that contains a time.
  public convenience init(time: CMTime) {
    var numbers = [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch]
    self.init(bytes: &numbers, objCType: CMTime.boxedType)
  }

  /// The contained time; invalid for other values.
  public var timeValue: CMTime {
    guard String(cString: objCType) == CMTime.boxedType else { return .invalid }
    var numbers: [Int64] = [0, 0, 0, 0]
    getValue(&numbers)
    return CMTime(
      value: numbers[0], timescale: Int32(truncatingIfNeeded: numbers[1]),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: numbers[2])), epoch: numbers[3])
  }
}

extension CMTime {
  /// The type under which the members are boxed as an array, because Foundation's `NSValue` accepts no structures of
  /// other modules.
  fileprivate static let boxedType = "[4q]"
}
