extension UIScrollView {
  /// The fading of content at the top. Stored; has no effect: bars have a background.
  public var topEdgeEffect: UIScrollEdgeEffect { madeEdgeEffects.top }
  /// The fading of content at the left. Stored; has no effect: bars have a background.
  public var leftEdgeEffect: UIScrollEdgeEffect { madeEdgeEffects.left }
  /// The fading of content at the bottom. Stored; has no effect: bars have a background.
  public var bottomEdgeEffect: UIScrollEdgeEffect { madeEdgeEffects.bottom }
  /// The fading of content at the right. Stored; has no effect: bars have a background.
  public var rightEdgeEffect: UIScrollEdgeEffect { madeEdgeEffects.right }

  private var madeEdgeEffects: ScrollEdgeEffects {
    if let edgeEffects { return edgeEffects }
    let made = ScrollEdgeEffects()
    edgeEffects = made
    return made
  }
}
