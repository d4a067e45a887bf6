import Foundation

extension NSCoder {
  /// Returns an object; nil without one under the key, for which Foundation's unarchiver on Linux fails as a whole.
  func decodeObjectIfPresent<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  /// Returns an object of one of the classes; nil without one under the key.
  func decodeObjectIfPresent(of types: [AnyClass], forKey key: String) -> Any? {
    containsValue(forKey: key) ? decodeObject(of: types, forKey: key) : nil
  }
}
