import UIKit

/// Returns the number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// Returns the address of an element that is an object; nil for another one. The array must exist while it is used.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  address(of: theArray[idx])
}

/// Returns the number of values.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

/// Returns the address of a value that is an object; nil if there is none. The dictionary must exist as long as it is
/// used.
///
/// - Parameter key: the address of an object, such as of a constant's string.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
  guard let key else { return nil }
  let object = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
  return theDict.object(forKey: object).flatMap { address(of: $0) }
}

/// Returns the address of a value that is an object itself: others would be put into one that nobody owns.
private func address(of value: Any) -> UnsafeRawPointer? {
  guard type(of: value) is AnyClass else { return nil }
  return UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque())
}
