@_spi(Reflection) import Swift

/// Returns the place and the type of an object's stored property that is not public; nil if it has none of that name.
func storedProperty(
  _ name: String, of object: AnyObject, declaredBy type: AnyClass
) -> (place: UnsafeMutableRawPointer, type: Any.Type)? {
  var result: (UnsafeMutableRawPointer, Any.Type)?
  _forEachField(of: type, options: [.classType]) { field, offset, type, _ in
    guard String(cString: field) == name else { return true }
    result = (Unmanaged.passUnretained(object).toOpaque().advanced(by: offset), type)
    return false
  }
  return result
}
