/// An object that passes messages on for which its class has no method, as Objective-C's runtime does for classes that
/// override `forwardingTarget(for:)`.
///
/// There are no messages here. UIKit passes on its calls of optional methods of delegates and data sources: those that
/// the object's class does not implement. The `uikit` command adds this conformance to classes that override
/// `forwardingTarget(for:)`. It belongs to no API of Apple's.
public protocol MessageForwarding: AnyObject {
  /// Returns the object that implements a method in place of this one; nil if there is none.
  ///
  /// - Parameter aSelector: the method's name. It cannot be called.
  func forwardingTarget(for aSelector: Selector!) -> Any?

  /// Passes on a call of a method without a result.
  ///
  /// - Parameters:
  ///   - aSelector: the method's name.
  ///   - arguments: its arguments, with `NSNull` for nil.
  ///   - send: calls the method of the object that `forwardingTarget(for:)` returns, if it has one.
  /// - Returns: whether the object handled the call itself. By default it does not.
  func handle(_ aSelector: Selector, arguments: [Any], send: () -> Void) -> Bool
}

extension MessageForwarding {
  public func handle(_ aSelector: Selector, arguments: [Any], send: () -> Void) -> Bool {
    send()
    return false
  }
}

/// Records whether a program has objects that forward messages.
///
/// Finding out whether an object does takes longer than most default implementations of optional methods.
public enum MessageForwarders {
  /// Whether there are any. Written when the program is loaded, and by classes that forward messages.
  nonisolated(unsafe) package private(set) static var exist = false

  /// Records that there are. The `uikit` command calls it for each such class before any code of the program runs.
  public static func register() { exist = true }

  /// The default implementation of a method without a result that is called on any thread: sends the message to the
  /// object to which `delegate` forwards it, if there is one.
  ///
  /// - Parameters:
  ///   - arguments: the method's arguments.
  ///   - signature: the method's name and labels.
  ///   - send: calls the method of another object.
  static func forward<Delegate>(
    of delegate: Delegate, _ arguments: @autoclosure () -> [Any], signature: StaticString = #function,
    _ send: (Delegate) -> Void
  ) {
    guard exist, let forwarder = delegate as? any MessageForwarding else { return }
    let selector = Selector(signature: "\(signature)")
    let target = forwarder.forwardingTarget(for: selector) as? Delegate
    _ = forwarder.handle(selector, arguments: arguments()) { if let target { send(target) } }
  }
}
