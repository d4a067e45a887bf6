import UIKit

extension NSObject {
  /// Makes an object of a class that is a value; it has to have an `init()`.
  public static func object(of type: NSObject.Type) -> NSObject { RuntimeInstance.makeObject(type) }
}
