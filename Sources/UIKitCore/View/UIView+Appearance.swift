extension UIView {
  func applyBackgroundColor() {
    guard let color = appearanceState.backgroundColor else {
      backingLayer.backgroundColor = nil
      return
    }
    backingLayer.backgroundColor = color.isDynamic ? color.resolvedColor(with: currentTraits).cgColor : color.cgColor
  }

  func setHidden(_ hidden: Bool) {
    guard backingLayer.isHidden != hidden else { return }
    backingLayer.isHidden = hidden
    if hidden, let window = windowReference, let responder = window.firstResponder as? UIView,
      responder.isDescendant(of: self)
    {
      responder.resignFirstResponder()
    }
    visibilityDidChange()
  }

  /// Notifies containers that arrange their visible views.
  private func visibilityDidChange() {
    superviewReference?.subviewVisibilityDidChange(self)
  }

  var resolvedTintColor: UIColor {
    let color = inheritedTintColor
    guard resolvedTintAdjustmentMode == .dimmed else { return color }
    return UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      var white: CGFloat = 0
      var alpha: CGFloat = 1
      if !resolved.getWhite(&white, alpha: &alpha) {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        white = 0.299 * red + 0.587 * green + 0.114 * blue
      }
      return UIColor(white: white, alpha: alpha * 0.8)
    }
  }

  private var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.appearanceState.tintColor { return color }
      view = current.superviewReference
    }
    return .systemBlue
  }

  var resolvedTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.appearanceState.tintAdjustmentMode != .automatic { return current.appearanceState.tintAdjustmentMode }
      view = current.superviewReference
    }
    return .normal
  }

  func propagateTintColorChange() {
    tintColorDidChange()
    for subview in subviewList where subview.appearanceState.tintColor == nil { subview.propagateTintColorChange() }
  }

  /// Called after a move to another superview. Notifies only if the tint differs.
  func inheritedTintDidChange() {
    guard appearanceState.tintColor == nil, let parent = superviewReference else { return }
    guard parent.inheritedTintColor != UIColor.systemBlue || parent.resolvedTintAdjustmentMode == .dimmed else {
      return
    }
    propagateTintColorChange()
  }

  var baseLayoutDirection: UIUserInterfaceLayoutDirection {
    switch currentTraits.layoutDirection {
    case .rightToLeft: .rightToLeft
    case .leftToRight: .leftToRight
    case .unspecified: UIApplication.systemLayoutDirection
    }
  }

  func semanticContentAttributeDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    layoutDirectionDidChange()
  }
}

extension UIView {
  /// Returns the layout direction of views with the attribute, in the system's reading direction.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.systemLayoutDirection)
  }

  /// Returns the layout direction of views with the attribute where interfaces run in `layoutDirection`.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
