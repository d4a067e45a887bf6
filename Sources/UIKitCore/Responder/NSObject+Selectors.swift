extension UIScrollViewDelegate {
  /// Returns whether the object implements a method; false for objects that are not an `NSObject`.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool {
    (self as? any NSObjectProtocol)?.responds(to: aSelector) ?? false
  }
}

extension NSObjectProtocol {
  /// Returns whether the object has the method; see `Selector` for what can be known without Objective-C.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    if MainContext.isCurrent {
      // On the main actor already, as was checked above.
      nonisolated(unsafe) let object = self
      let answer: Bool? = MainActor.assumeIsolated { (object as? UIResponder)?.responds(to: aSelector) }
      if let answer { return answer }
    }
    return aSelector.isMethod(of: self)
  }

  /// Returns nil: there are no messages to forward. A class can declare a method of this name for its own use.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Calls the method. Its result is retained until the main run loop's next turn, like an autoreleased object.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    message(aSelector, [])
  }

  /// Calls the method with an argument. Its result is retained until the main run loop's next turn.
  @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    message(aSelector, [object])
  }

  /// Calls the method with two arguments. Its result is retained until the main run loop's next turn.
  @discardableResult public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    message(aSelector, [object1, object2])
  }

  private func message(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { raise("NSInvalidArgumentException", "-[\(type(of: self)) (null)]: no selector") }
    guard let result = selector.sendOrRaise(to: self, arguments) else { return nil }
    let object = result as AnyObject
    // Released once, by the main run loop. References are counted atomically.
    nonisolated(unsafe) let reference = Unmanaged.passRetained(object)
    RunLoop.main.perform { reference.release() }
    return reference
  }
}

extension Selector {
  /// Calls the method on `object`. It is a programming error, as on iOS, if there is none.
  @discardableResult func sendOrRaise(to object: AnyObject, _ arguments: [Any?]) -> Any? {
    switch send(to: object, arguments) {
    case .returned(let result): return result
    case .unrecognized:
      let address = Unmanaged.passUnretained(object).toOpaque()
      raise(
        "NSInvalidArgumentException",
        "-[\(type(of: object)) \(name)]: unrecognized selector sent to instance \(address)")
    }
  }
}
