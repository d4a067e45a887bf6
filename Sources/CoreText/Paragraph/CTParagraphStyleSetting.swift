import UIKitCore

/// A value of a paragraph style, for `CTParagraphStyleCreate`.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctparagraphstylesetting).
public struct CTParagraphStyleSetting {
  /// The name of the value.
  public var spec: CTParagraphStyleSpecifier
  /// The number of bytes at `value`.
  public var valueSize: Int
  /// The address of the value.
  public var value: UnsafeRawPointer

  /// Creates a setting. The value is read when a style is created.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    self.spec = spec
    self.valueSize = valueSize
    self.value = value
  }

  /// The value as a length; nil if it has another size.
  var length: CGFloat? {
    switch valueSize {
    case 8: CGFloat(value.loadUnaligned(as: Double.self))
    case 4: CGFloat(value.loadUnaligned(as: Float.self))
    default: nil
    }
  }

  /// The value as the first byte of an enumeration; nil if it is empty.
  var byte: UInt8? { valueSize > 0 ? value.loadUnaligned(as: UInt8.self) : nil }

  /// The value as an array of tab stops, of Swift or of Foundation; nil if it is something else.
  var tabStops: [CTTextTab]? {
    guard valueSize == MemoryLayout<AnyObject>.size else { return nil }
    // Both kinds of arrays are a reference to an object, whose class tells them apart.
    let object = value.load(as: AnyObject.self)
    if let array = object as? NSArray { return array.compactMap { $0 as? CTTextTab } }
    switch String(describing: type(of: object)) {
    case "_ContiguousArrayStorage<Any>": return value.load(as: [Any].self).compactMap { $0 as? CTTextTab }
    case "_ContiguousArrayStorage<AnyObject>":
      return value.load(as: [AnyObject].self).compactMap { $0 as? CTTextTab }
    case "__EmptyArrayStorage": return []
    default: return nil
    }
  }
}
