import Foundation

extension NSValue {
  /// Creates a value that contains an object without retaining it.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nsvalue/init(nonretainedobject:)).
  public convenience init(nonretainedObject anObject: Any?) {
    self.init(pointer: anObject.map { UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque()) })
  }

  /// The object that the value contains, which must still exist; nil if it contains none.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nsvalue/nonretainedobjectvalue).
  public var nonretainedObjectValue: Any? {
    pointerValue.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }
}
