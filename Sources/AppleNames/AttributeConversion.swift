import Foundation

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Returns a value as attributes by their keys; nil for another value. Linear in the number of attributes.
  ///
  /// On Linux the keys of Foundation's dictionaries are strings, to which a cast does not apply. `uikit` calls this in
  /// place of casts.
  public static func converted(_ value: Any?) -> [NSAttributedString.Key: Any]? {
    if let attributes = value as? [NSAttributedString.Key: Any] { return attributes }
    guard let named = value as? [String: Any] else { return nil }
    return [NSAttributedString.Key: Any](uniqueKeysWithValues: named.map { (NSAttributedString.Key($0.key), $0.value) })
  }
}
