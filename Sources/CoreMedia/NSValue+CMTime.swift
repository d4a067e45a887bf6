import Foundation

extension NSValue {
  /// Holds a time.
  public convenience init(time: CMTime) {
    var numbers = [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch]
    self.init(bytes: &numbers, objCType: CMTime.boxedType)
  }

  /// The time that the value holds; invalid for a value of another kind.
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
  /// Foundation's `NSValue` takes arrays but no structures of other modules: the members are boxed as an array.
  fileprivate static let boxedType = "[4q]"
}
