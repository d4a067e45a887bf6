import UIKit

extension NSObject {
  /// Creates an object of a class that is a value; the class must have an `init()`.
  public static func object(of type: NSObject.Type) -> NSObject { RuntimeInstance.makeObject(type) }

  /// Creates a view of a class that is a value, with a frame. A class of other objects ignores it.
  public static func object(of type: NSObject.Type, frame: CGRect) -> NSObject {
    nonisolated(unsafe) let made = object(of: type)
    // Views are created on the main actor.
    MainActor.assumeIsolated { (made as? UIView)?.frame = frame }
    return made
  }
}
