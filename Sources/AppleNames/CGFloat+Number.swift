import UIKit

extension CGFloat {
  /// Creates the nearest value to a number.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  /// Creates the nearest value to a number.
  public init(_ number: NSNumber) { self = CGFloat(number.doubleValue) }

  /// Creates the value of a number; nil if it would have to be rounded.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}
