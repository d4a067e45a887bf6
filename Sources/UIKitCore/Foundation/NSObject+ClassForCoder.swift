import Foundation

extension NSObject {
  /// The class itself, as `classForCoder` of an instance is: older code names the classes it registers this way.
  public static func classForCoder() -> AnyClass { self }
}
