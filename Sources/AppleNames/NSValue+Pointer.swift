import UIKit

extension NSValue {
  /// The encoding of a pointer.
  private static let pointerType = "^v"

  /// Creates a value that contains a pointer. The memory to which it points is not retained.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nsvalue/init(pointer:)).
  public convenience init(pointer: UnsafeRawPointer?) {
    var pointer = pointer
    self.init(bytes: &pointer, objCType: Self.pointerType)
  }

  /// The pointer that the value contains; nil if it contains something else.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nsvalue/pointervalue).
  public var pointerValue: UnsafeMutableRawPointer? {
    guard String(cString: objCType) == Self.pointerType else { return nil }
    var pointer: UnsafeMutableRawPointer?
    getValue(&pointer)
    return pointer
  }
}
