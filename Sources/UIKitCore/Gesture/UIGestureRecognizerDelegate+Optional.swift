// The defaults behind the optional methods; see `OptionalMethod`.
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethod.handleMissing(
      .gestureRecognizerShouldBegin, of: self as any UIGestureRecognizerDelegate, [gestureRecognizer], else: true
    ) {
      $0.gestureRecognizerShouldBegin(gestureRecognizer)
    }
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethod.handleMissing(
      .shouldRecognizeSimultaneouslyWith, of: self as any UIGestureRecognizerDelegate,
      [gestureRecognizer, otherGestureRecognizer], else: false
    ) {
      $0.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethod.handleMissing(
      .shouldRequireFailureOf, of: self as any UIGestureRecognizerDelegate,
      [gestureRecognizer, otherGestureRecognizer], else: false
    ) {
      $0.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethod.handleMissing(
      .shouldBeRequiredToFailBy, of: self as any UIGestureRecognizerDelegate,
      [gestureRecognizer, otherGestureRecognizer], else: false
    ) {
      $0.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    OptionalMethod.handleMissing(
      .shouldReceiveTouch, of: self as any UIGestureRecognizerDelegate, [gestureRecognizer, touch], else: true
    ) {
      $0.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    OptionalMethod.handleMissing(
      .shouldReceivePress, of: self as any UIGestureRecognizerDelegate, [gestureRecognizer, press], else: true
    ) {
      $0.gestureRecognizer(gestureRecognizer, shouldReceive: press)
    }
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    OptionalMethod.handleMissing(
      .shouldReceiveEvent, of: self as any UIGestureRecognizerDelegate, [gestureRecognizer, event], else: true
    ) {
      $0.gestureRecognizer(gestureRecognizer, shouldReceive: event)
    }
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
