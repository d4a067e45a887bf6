import UIKit

extension NSValue {
  /// The encoding of an address as a number: Foundation on Linux has values of numbers, but not of pointers.
  private static let pointerType = "Q"

  /// Creates a value that contains a pointer. The memory to which it points is not retained.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nsvalue/init(pointer:)).
  public convenience init(pointer: UnsafeRawPointer?) {
    var address = UInt64(UInt(bitPattern: pointer))
    self.init(bytes: &address, objCType: Self.pointerType)
  }

  /// The pointer that the value contains; nil if it contains something else.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nsvalue/pointervalue).
  public var pointerValue: UnsafeMutableRawPointer? {
    guard String(cString: objCType) == Self.pointerType else { return nil }
    var address: UInt64 = 0
    getValue(&address)
    return UnsafeMutableRawPointer(bitPattern: UInt(address))
  }
}
