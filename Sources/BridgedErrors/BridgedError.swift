@_exported import Foundation
@_exported import FoundationNetworking

/// A structure for the errors of a domain, to which `NSError`s of that domain can be cast, as on Apple's platforms:
///
///     if let error = error as? LAError { … }      // error: NSError
///     catch let error as LAError { … }
///
/// On Linux casts look for Foundation's conversions between classes and values only.
public protocol BridgedError: _BridgedStoredNSError, _ObjectiveCBridgeable where _ObjectiveCType == NSError {}

extension _BridgedStoredNSError {
  public func _bridgeToObjectiveC() -> NSError { _nsError }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout Self?) -> Bool {
    guard source.domain == _nsErrorDomain else {
      result = nil
      return false
    }
    result = Self(_nsError: source)
    return true
  }

  public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout Self?) {
    if !_conditionallyBridgeFromObjectiveC(source, result: &result) {
      preconditionFailure("an error of \(source.domain) is no \(Self.self)")
    }
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> Self {
    Self(_nsError: source ?? NSError(domain: _nsErrorDomain, code: 0))
  }
}

extension URLError: BridgedError, @retroactive _ObjectiveCBridgeable {}
extension POSIXError: BridgedError, @retroactive _ObjectiveCBridgeable {}
