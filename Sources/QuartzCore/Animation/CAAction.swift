import Foundation

/// An action that a layer runs when a property changes or an event occurs.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/caaction).
@preconcurrency @MainActor public protocol CAAction: AnyObject {
  /// Called to run the action.
  ///
  /// - Parameters:
  ///   - event: the key path or event name.
  ///   - anObject: the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull` as an action does nothing and ends the search for one.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that has been added to a superlayer.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed from its superlayer.
public let kCAOnOrderOut = "onOrderOut"
/// The key under which a layer's transition is kept.
public let kCATransition = "transition"
