// The defaults behind the optional methods; see `OptionalMethod`.
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethod.isMissing(1500)
    return true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethod.isMissing(1501)
    return false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethod.isMissing(1502)
    return false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethod.isMissing(1503)
    return false
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    OptionalMethod.isMissing(1504)
    return true
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    OptionalMethod.isMissing(1505)
    return true
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    OptionalMethod.isMissing(1506)
    return true
  }
}

// `delegate?.method?(…)`, nil where the method is not implemented.
extension UIGestureRecognizerDelegate {
  @_disfavoredOverload public var gestureRecognizerShouldBegin:
    _UIGestureRecognizerDelegate_gestureRecognizerShouldBegin?
  { _UIGestureRecognizerDelegate_gestureRecognizerShouldBegin(target: self) }
  @_disfavoredOverload public var gestureRecognizer: _UIGestureRecognizerDelegate_gestureRecognizer? {
    _UIGestureRecognizerDelegate_gestureRecognizer(target: self)
  }
}

/// The optional `gestureRecognizerShouldBegin` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIGestureRecognizerDelegate_gestureRecognizerShouldBegin {
  let target: any UIGestureRecognizerDelegate

  @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool? {
    OptionalMethod.call(1500) { target.gestureRecognizerShouldBegin(gestureRecognizer) }
  }
}

/// The optional `gestureRecognizer` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIGestureRecognizerDelegate_gestureRecognizer {
  let target: any UIGestureRecognizerDelegate

  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMethod.call(1501) {
      target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
  }

  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMethod.call(1502) {
      target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
  }

  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMethod.call(1503) {
      target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
  }

  @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool?
  {
    OptionalMethod.call(1504) { target.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
  }

  @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress)
    -> Bool?
  {
    OptionalMethod.call(1505) { target.gestureRecognizer(gestureRecognizer, shouldReceive: press) }
  }

  @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool?
  {
    OptionalMethod.call(1506) { target.gestureRecognizer(gestureRecognizer, shouldReceive: event) }
  }
}
