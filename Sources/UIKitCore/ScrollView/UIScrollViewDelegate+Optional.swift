// The defaults behind the optional methods; see `OptionalMethod`.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalMethod.handleMissing(.scrollViewDidScroll, of: self as any UIScrollViewDelegate, [scrollView]) {
      $0.scrollViewDidScroll(scrollView)
    }
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    OptionalMethod.handleMissing(.scrollViewDidZoom, of: self as any UIScrollViewDelegate, [scrollView]) {
      $0.scrollViewDidZoom(scrollView)
    }
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMethod.handleMissing(.scrollViewWillBeginDragging, of: self as any UIScrollViewDelegate, [scrollView]) {
      $0.scrollViewWillBeginDragging(scrollView)
    }
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalMethod.handleMissing(
      .scrollViewWillEndDragging, of: self as any UIScrollViewDelegate, [scrollView, velocity, targetContentOffset]
    ) {
      $0.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    OptionalMethod.handleMissing(
      .scrollViewDidEndDragging, of: self as any UIScrollViewDelegate, [scrollView, decelerate]
    ) {
      $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.handleMissing(.scrollViewWillBeginDecelerating, of: self as any UIScrollViewDelegate, [scrollView]) {
      $0.scrollViewWillBeginDecelerating(scrollView)
    }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.handleMissing(.scrollViewDidEndDecelerating, of: self as any UIScrollViewDelegate, [scrollView]) {
      $0.scrollViewDidEndDecelerating(scrollView)
    }
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethod.handleMissing(
      .scrollViewDidEndScrollingAnimation, of: self as any UIScrollViewDelegate, [scrollView]
    ) {
      $0.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.handleMissing(.viewForZooming, of: self as any UIScrollViewDelegate, [scrollView], else: nil) {
      $0.viewForZooming(in: scrollView)
    }
  }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethod.handleMissing(.scrollViewWillBeginZooming, of: self as any UIScrollViewDelegate, [scrollView, view])
    {
      $0.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    OptionalMethod.handleMissing(
      .scrollViewDidEndZooming, of: self as any UIScrollViewDelegate, [scrollView, view, scale]
    ) {
      $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethod.handleMissing(
      .scrollViewShouldScrollToTop, of: self as any UIScrollViewDelegate, [scrollView], else: true
    ) {
      $0.scrollViewShouldScrollToTop(scrollView)
    }
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalMethod.handleMissing(.scrollViewDidScrollToTop, of: self as any UIScrollViewDelegate, [scrollView]) {
      $0.scrollViewDidScrollToTop(scrollView)
    }
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethod.handleMissing(
      .scrollViewDidChangeAdjustedContentInset, of: self as any UIScrollViewDelegate, [scrollView]
    ) {
      $0.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
}

// `delegate?.method?(…)`, nil where the method is not implemented.
extension UIScrollViewDelegate {
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var scrollViewDidScroll: _UIScrollViewDelegate_scrollViewDidScroll? {
    _UIScrollViewDelegate_scrollViewDidScroll(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var scrollViewDidZoom: _UIScrollViewDelegate_scrollViewDidZoom? {
    _UIScrollViewDelegate_scrollViewDidZoom(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var scrollViewWillBeginDragging: _UIScrollViewDelegate_scrollViewWillBeginDragging? {
    _UIScrollViewDelegate_scrollViewWillBeginDragging(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var scrollViewWillEndDragging: _UIScrollViewDelegate_scrollViewWillEndDragging? {
    _UIScrollViewDelegate_scrollViewWillEndDragging(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var scrollViewDidEndDragging: _UIScrollViewDelegate_scrollViewDidEndDragging? {
    _UIScrollViewDelegate_scrollViewDidEndDragging(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var scrollViewWillBeginDecelerating:
    _UIScrollViewDelegate_scrollViewWillBeginDecelerating?
  { _UIScrollViewDelegate_scrollViewWillBeginDecelerating(target: self) }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var scrollViewDidEndDecelerating: _UIScrollViewDelegate_scrollViewDidEndDecelerating? {
    _UIScrollViewDelegate_scrollViewDidEndDecelerating(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var scrollViewDidEndScrollingAnimation:
    _UIScrollViewDelegate_scrollViewDidEndScrollingAnimation?
  { _UIScrollViewDelegate_scrollViewDidEndScrollingAnimation(target: self) }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var viewForZooming: _UIScrollViewDelegate_viewForZooming? {
    _UIScrollViewDelegate_viewForZooming(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var scrollViewWillBeginZooming: _UIScrollViewDelegate_scrollViewWillBeginZooming? {
    _UIScrollViewDelegate_scrollViewWillBeginZooming(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var scrollViewDidEndZooming: _UIScrollViewDelegate_scrollViewDidEndZooming? {
    _UIScrollViewDelegate_scrollViewDidEndZooming(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var scrollViewShouldScrollToTop: _UIScrollViewDelegate_scrollViewShouldScrollToTop? {
    _UIScrollViewDelegate_scrollViewShouldScrollToTop(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var scrollViewDidScrollToTop: _UIScrollViewDelegate_scrollViewDidScrollToTop? {
    _UIScrollViewDelegate_scrollViewDidScrollToTop(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var scrollViewDidChangeAdjustedContentInset:
    _UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset?
  { _UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset(target: self) }
}

/// The optional `scrollViewDidScroll` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewDidScroll {
  let target: any UIScrollViewDelegate

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    OptionalMethod.call(.scrollViewDidScroll) { target.scrollViewDidScroll(scrollView) }
  }
}

/// The optional `scrollViewDidZoom` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewDidZoom {
  let target: any UIScrollViewDelegate

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    OptionalMethod.call(.scrollViewDidZoom) { target.scrollViewDidZoom(scrollView) }
  }
}

/// The optional `scrollViewWillBeginDragging` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewWillBeginDragging {
  let target: any UIScrollViewDelegate

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    OptionalMethod.call(.scrollViewWillBeginDragging) { target.scrollViewWillBeginDragging(scrollView) }
  }
}

/// The optional `scrollViewWillEndDragging` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewWillEndDragging {
  let target: any UIScrollViewDelegate

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    OptionalMethod.call(.scrollViewWillEndDragging) {
      target.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }
}

/// The optional `scrollViewDidEndDragging` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewDidEndDragging {
  let target: any UIScrollViewDelegate

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void? {
    OptionalMethod.call(.scrollViewDidEndDragging) {
      target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
}

/// The optional `scrollViewWillBeginDecelerating` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewWillBeginDecelerating {
  let target: any UIScrollViewDelegate

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    OptionalMethod.call(.scrollViewWillBeginDecelerating) { target.scrollViewWillBeginDecelerating(scrollView) }
  }
}

/// The optional `scrollViewDidEndDecelerating` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewDidEndDecelerating {
  let target: any UIScrollViewDelegate

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    OptionalMethod.call(.scrollViewDidEndDecelerating) { target.scrollViewDidEndDecelerating(scrollView) }
  }
}

/// The optional `scrollViewDidEndScrollingAnimation` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewDidEndScrollingAnimation {
  let target: any UIScrollViewDelegate

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    OptionalMethod.call(.scrollViewDidEndScrollingAnimation) { target.scrollViewDidEndScrollingAnimation(scrollView) }
  }
}

/// The optional `viewForZooming` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_viewForZooming {
  let target: any UIScrollViewDelegate

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.call(.viewForZooming) { target.viewForZooming(in: scrollView) } ?? nil
  }
}

/// The optional `scrollViewWillBeginZooming` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewWillBeginZooming {
  let target: any UIScrollViewDelegate

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
    OptionalMethod.call(.scrollViewWillBeginZooming) { target.scrollViewWillBeginZooming(scrollView, with: view) }
  }
}

/// The optional `scrollViewDidEndZooming` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewDidEndZooming {
  let target: any UIScrollViewDelegate

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    -> Void?
  {
    OptionalMethod.call(.scrollViewDidEndZooming) {
      target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}

/// The optional `scrollViewShouldScrollToTop` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewShouldScrollToTop {
  let target: any UIScrollViewDelegate

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Bool? {
    OptionalMethod.call(.scrollViewShouldScrollToTop) { target.scrollViewShouldScrollToTop(scrollView) }
  }
}

/// The optional `scrollViewDidScrollToTop` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewDidScrollToTop {
  let target: any UIScrollViewDelegate

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    OptionalMethod.call(.scrollViewDidScrollToTop) { target.scrollViewDidScrollToTop(scrollView) }
  }
}

/// The optional `scrollViewDidChangeAdjustedContentInset` of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset {
  let target: any UIScrollViewDelegate

  /// Calls the method; nil if it is not implemented.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    OptionalMethod.call(.scrollViewDidChangeAdjustedContentInset) {
      target.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
}
