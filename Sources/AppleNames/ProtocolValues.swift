import UIKit

/// A protocol as a value, such as `UITableViewDelegate.self`: the protocol's type here, an object of Objective-C's on
/// iOS.
public typealias Protocol = Any.Type

/// Returns whether two values are the same protocol.
public func === (left: Protocol?, right: Protocol?) -> Bool { left == right }

/// Returns whether two values are different protocols.
public func !== (left: Protocol?, right: Protocol?) -> Bool { left != right }

/// Returns whether two values are the same protocol.
public func protocol_isEqual(_ proto: Protocol?, _ other: Protocol?) -> Bool { proto == other }

/// Returns a protocol's name.
public func NSStringFromProtocol(_ proto: Protocol) -> String { String(describing: proto) }

// A member of a protocol, which classes may declare again.
extension ObjectWithNamedProperties {
  /// Returns whether the object conforms to a protocol.
  public func conforms(to aProtocol: Protocol) -> Bool {
    func conforms<P>(_: P.Type) -> Bool { self is P }
    return _openExistential(aProtocol, do: conforms)
  }
}

/// Returns the selector with a name.
public func sel_registerName(_ name: UnsafePointer<CChar>) -> Selector { Selector(String(cString: name)) }
