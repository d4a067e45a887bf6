import Foundation

/// An action that a layer runs when a property changes or an event happens to it.
@preconcurrency @MainActor public protocol CAAction: AnyObject {
  /// - Parameters:
  ///   - event: the key path or event name.
  ///   - anObject: the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull` as an action means: do nothing, and look no further.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
public let kCATransition = "transition"
