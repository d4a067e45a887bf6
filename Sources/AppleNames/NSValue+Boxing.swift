import UIKit

extension NSValue {
  /// Returns the value if it is an `NSValue`, and boxes a point, size, rectangle or another structure of UIKit, which
  /// Objective-C does by itself when such a structure becomes an object. Stops the program for other values.
  public static func boxed(_ value: Any) -> NSValue {
    switch value {
    case let value as NSValue: return value
    case let value as CGPoint: return NSValue(cgPoint: value)
    case let value as CGSize: return NSValue(cgSize: value)
    case let value as CGRect: return NSValue(cgRect: value)
    case let value as CGVector: return NSValue(cgVector: value)
    case let value as CGAffineTransform: return NSValue(cgAffineTransform: value)
    case let value as UIEdgeInsets: return NSValue(uiEdgeInsets: value)
    case let value as NSDirectionalEdgeInsets: return NSValue(directionalEdgeInsets: value)
    case let value as UIOffset: return NSValue(uiOffset: value)
    default: preconditionFailure("\(type(of: value)) is not a structure that NSValue boxes")
    }
  }
}
