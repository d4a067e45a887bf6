import Foundation
import UIKit

/// A delegate that passes on to another what its class does not implement, and reports messages without a result before
/// and after that.
open class _RXDelegateProxy: NSObject, MessageForwarding {
  private weak var target: AnyObject?
  private var retainedTarget: AnyObject?

  override public init() {
    MessageForwarders.register()
    super.init()
  }

  /// The object that gets the messages.
  open var _forwardToDelegate: AnyObject? { target }

  open func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
    target = forwardToDelegate.map { $0 as AnyObject }
    retainedTarget = retainDelegate ? target : nil
  }

  /// Returns false: without Objective-C it is unknown which methods a class implements. This class reports only those
  /// that it lacks.
  open func hasWiredImplementation(for selector: Selector) -> Bool { false }

  /// Returns true for the same reason.
  open func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }

  /// For subclasses.
  open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

  /// For subclasses.
  open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

  open func responds(to aSelector: Selector!) -> Bool { false }

  open func forwardingTarget(for aSelector: Selector!) -> Any? { target }

  open func handle(_ aSelector: Selector, arguments: [Any], send: () -> Void) -> Bool {
    let values = arguments.map(Self.boxed)
    _sentMessage(aSelector, withArguments: values)
    send()
    _methodInvoked(aSelector, withArguments: values)
    return true
  }

  /// Returns a value as `NSInvocation` would hand it over.
  private static func boxed(_ value: Any) -> Any {
    switch value {
    case let pointer as UnsafeMutablePointer<CGPoint>: NSValue(pointer: pointer)
    case let range as NSRange: NSValue(range: range)
    default: value
    }
  }
}

/// Observes a property by its name.
open class _RXKVOObserver: NSObject {
  private weak var target: NSObject?
  private var retainedTarget: NSObject?
  private let keyPath: String
  private let callback: (Any?) -> Void

  public init(
    target: Any!, retainTarget: Bool, keyPath: String!, options: NSKeyValueObservingOptions,
    callback: ((Any?) -> Void)!
  ) {
    self.target = target as? NSObject
    retainedTarget = retainTarget ? self.target : nil
    self.keyPath = keyPath
    self.callback = callback
    super.init()
    self.target?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
  }

  override open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let value = change?[.newKey]
    // With Objective-C structures come as objects.
    switch value {
    case is CGPoint, is CGSize, is CGRect, is UIEdgeInsets, is CGAffineTransform:
      callback(value.map { NSValue.boxed($0) })
    default: callback(value)
    }
  }

  open func dispose() {
    target?.removeObserver(self, forKeyPath: keyPath)
    target = nil
    retainedTarget = nil
  }
}

public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"
nonisolated(unsafe) public var RXAbortOnThreadingHazard = false

public enum RXObjCRuntimeError: Int {
  case unknown = 1
  case objectMessagesAlreadyBeingIntercepted
  case selectorNotImplemented
  case cantInterceptCoreFoundationTollFreeBridgedObjects
  case threadingCollisionWithOtherInterceptionMechanism
  case savingOriginalForwardingMethodFailed
  case replacingMethodWithForwardingImplementation
  case observingPerformanceSensitiveMessages
  case observingMessagesWithUnsupportedReturnType
}

public protocol RXMessageSentObserver {
  var targetImplementation: IMP { get }
  func messageSent(withArguments arguments: [Any])
  func methodInvoked(withArguments arguments: [Any])
}

public protocol RXDeallocatingObserver {
  var targetImplementation: IMP { get }
  func deallocating()
}

public func RX_selector(_ selector: Selector) -> Selector { Selector("_RX_namespace_" + selector.name) }

/// Addresses that stand for names. They are never freed: there is one for each selector that a program observes.
private enum SelectorAddresses {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: UnsafeMutableRawPointer] = [:]

  static func address(of name: String) -> UnsafeMutableRawPointer {
    lock.withLock {
      if let address = known[name] { return address }
      let address = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
      known[name] = address
      return address
    }
  }
}

public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
  SelectorAddresses.address(of: selector.name)
}

public func RX_default_target_implementation() -> IMP { IMP(SelectorAddresses.address(of: "")) }

/// Returns nil with an error: messages to any object cannot be intercepted without Objective-C.
public func RX_ensure_observing(
  _ target: Any, _ selector: Selector, _ error: UnsafeMutablePointer<NSError?>?
) -> IMP? {
  error?.pointee = NSError(
    domain: RXObjCRuntimeErrorDomain, code: RXObjCRuntimeError.unknown.rawValue,
    userInfo: [
      NSLocalizedDescriptionKey: "\(selector.name) cannot be observed here: there is no runtime of Objective-C"
    ])
  return nil
}
