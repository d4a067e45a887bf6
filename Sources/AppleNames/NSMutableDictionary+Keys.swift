import Foundation

extension NSMutableDictionary {
  /// The object of a key. Foundation's subscript on Linux takes hashable keys only.
  @_disfavoredOverload public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let key = key as? NSObject else { return }
      if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
    }
  }
}
