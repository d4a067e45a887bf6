/// The look of a view while the mouse is over it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uihoverstyle).
@preconcurrency @MainActor public struct UIHoverStyle {
  /// The effect; nil for none.
  public var effect: (any UIHoverEffect)?
  /// The shape of the effect; nil, the default, for that of the view.
  public var shape: UIShape?
  /// Whether the style has an effect; true by default.
  public var isEnabled = true

  /// Creates a style.
  public init(effect: some UIHoverEffect = UIHoverAutomaticEffect(), shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Creates a style of the usual effect in a shape.
  public init(shape: UIShape?) {
    self.init(effect: UIHoverAutomaticEffect(), shape: shape)
  }

  /// Returns the usual style.
  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

extension UIView {
  /// The look of the view while the mouse is over it; nil, the default, for no change.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiview/hoverstyle-5imge).
  public var hoverStyle: UIHoverStyle? {
    get { hoverInteraction?.style }
    set {
      guard let newValue else {
        if let hoverInteraction { removeInteraction(hoverInteraction) }
        return
      }
      if let hoverInteraction {
        hoverInteraction.style = newValue
      } else {
        addInteraction(HoverInteraction(newValue))
      }
    }
  }

  private var hoverInteraction: HoverInteraction? {
    for interaction in interactionList {
      if let hover = interaction as? HoverInteraction { return hover }
    }
    return nil
  }
}
