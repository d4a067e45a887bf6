import Foundation

extension NSMutableDictionary {
  /// The value of a key whose type is only known to be copied, as all keys on Apple's platforms. On Linux keys are
  /// hashable, as those of Foundation's classes are; another one has no value.
  @_disfavoredOverload public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let key = key as? AnyHashable else { return }
      if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
    }
  }
}
