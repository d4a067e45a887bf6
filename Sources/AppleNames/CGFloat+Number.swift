import UIKit

extension CGFloat {
  /// The number, rounded to the nearest that can be kept.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  /// The number; nil when it would have to be rounded.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}
