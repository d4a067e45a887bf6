import Foundation

extension NSObject {
  /// Returns the class itself, as `classForCoder` of an instance does. Older code names registered classes in this way.
  public static func classForCoder() -> AnyClass { self }
}
