import QuartzCore

extension CADisplayLink {
  /// Creates a link that calls a method of `target` with itself as the argument. The target is retained until the link
  /// is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { sel.sendOrRaise(to: target, [$0]) }
  }
}

extension UIScreen {
  /// Returns a link to the screen's frames that calls a method of `target`.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
