import QuartzCore

/// An object that keeps the observers of its properties.
@MainActor protocol PropertyObserverKeeping: AnyObject {
  /// The observers; nil before there are any.
  var observers: UIPropertyObservers? { get set }
}

extension UIView: PropertyObserverKeeping {}

extension UIGestureRecognizer: PropertyObserverKeeping {}

extension UIBarItem: PropertyObserverKeeping {}

extension UINavigationItem: PropertyObserverKeeping {}

extension NSTextContainer: PropertyObserverKeeping {}

/// Finds the observers of an object's properties where its class keeps them.
@MainActor enum PropertyObserverStore {
  /// Returns the observers; nil if there are none.
  static func existing(of object: any UIKeyValueObserving) -> UIPropertyObservers? {
    switch object {
    case let layer as CALayer: layer.observers as? UIPropertyObservers
    case let controller as UIViewController: controller.controllerState.observers
    case let keeper as any PropertyObserverKeeping: keeper.observers
    default: nil
    }
  }

  /// Returns the observers, which the object keeps from now on.
  static func of(_ object: any UIKeyValueObserving) -> UIPropertyObservers {
    if let found = existing(of: object) { return found }
    let made = UIPropertyObservers()
    switch object {
    case let layer as CALayer: layer.observers = made
    case let controller as UIViewController: controller.controllerState.observers = made
    case let keeper as any PropertyObserverKeeping: keeper.observers = made
    default: break
    }
    return made
  }
}
