// The defaults behind the optional methods; see `OptionalMethod`.
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethod.isMissing(.gestureRecognizerShouldBegin)
    return true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethod.isMissing(.shouldRecognizeSimultaneouslyWith)
    return false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethod.isMissing(.shouldRequireFailureOf)
    return false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethod.isMissing(.shouldBeRequiredToFailBy)
    return false
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    OptionalMethod.isMissing(.shouldReceiveTouch)
    return true
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    OptionalMethod.isMissing(.shouldReceivePress)
    return true
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    OptionalMethod.isMissing(.shouldReceiveEvent)
    return true
  }
}

// `delegate?.method?(…)`, nil where the method is not implemented.
extension UIGestureRecognizerDelegate {
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var gestureRecognizerShouldBegin:
    _UIGestureRecognizerDelegate_gestureRecognizerShouldBegin?
  { _UIGestureRecognizerDelegate_gestureRecognizerShouldBegin(target: self) }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var gestureRecognizer: _UIGestureRecognizerDelegate_gestureRecognizer? {
    _UIGestureRecognizerDelegate_gestureRecognizer(target: self)
  }
}

/// The optional `gestureRecognizerShouldBegin` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIGestureRecognizerDelegate_gestureRecognizerShouldBegin {
  let target: any UIGestureRecognizerDelegate

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool? {
    OptionalMethod.call(.gestureRecognizerShouldBegin) { target.gestureRecognizerShouldBegin(gestureRecognizer) }
  }
}

/// The optional `gestureRecognizer` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIGestureRecognizerDelegate_gestureRecognizer {
  let target: any UIGestureRecognizerDelegate

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMethod.call(.shouldRecognizeSimultaneouslyWith) {
      target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
  }

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMethod.call(.shouldRequireFailureOf) {
      target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
  }

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMethod.call(.shouldBeRequiredToFailBy) {
      target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
  }

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool?
  {
    OptionalMethod.call(.shouldReceiveTouch) { target.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
  }

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress)
    -> Bool?
  {
    OptionalMethod.call(.shouldReceivePress) { target.gestureRecognizer(gestureRecognizer, shouldReceive: press) }
  }

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool?
  {
    OptionalMethod.call(.shouldReceiveEvent) { target.gestureRecognizer(gestureRecognizer, shouldReceive: event) }
  }
}
