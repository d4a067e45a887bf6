import UIKit

extension NSObject {
  /// Creates an object of a class that is a value; the class must have an `init()`.
  public static func object(of type: NSObject.Type) -> NSObject { RuntimeInstance.makeObject(type) }
}
