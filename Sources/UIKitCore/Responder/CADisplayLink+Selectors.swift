import QuartzCore

extension CADisplayLink {
  /// A link that calls a method of `target`, which it keeps alive until it is invalidated, with itself as the argument.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { sel.sendOrRaise(to: target, [$0]) }
  }
}

extension UIScreen {
  /// A link to the screen's frames that calls a method of `target`.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
