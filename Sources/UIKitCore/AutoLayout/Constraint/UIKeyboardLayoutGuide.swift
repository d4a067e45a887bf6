/// A layout guide that follows something on the screen's edge.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// Where the keyboard is. Keyboards are on the desk here, so it is always at the bottom of the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
  /// The view's guide for the keyboard, created on first access.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let name = "UIKeyboardLayoutGuide"
    if let guide = constraintStateIfMade?.systemGuides[name] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = name
    guide.owningView = self
    guide.kind = .system { view in
      let bottom = view.safeAreaInsets.bottom
      return CGRect(x: 0, y: view.bounds.height - bottom, width: view.bounds.width, height: bottom)
    }
    constraintState.systemGuides[name] = guide
    return guide
  }
}
