import Foundation

/// A weak reference to an object of a type that is no class here, such as `any UITableViewDelegate`.
///
/// `uikit` puts it in place of `weak` for the parameters of generic classes.
@propertyWrapper public struct WeakObject·<Value> {
  private weak var object: AnyObject?

  /// Creates a reference.
  public init(wrappedValue: Value?) { object = wrappedValue.map { $0 as AnyObject } }

  /// The object; nil once it is gone.
  public var wrappedValue: Value? {
    get { object as? Value }
    set { object = newValue.map { $0 as AnyObject } }
  }
}
