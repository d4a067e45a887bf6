/// A layout guide that follows an element at the screen's edge. Here it is always at the bottom, so constraints for
/// being near that edge and away from the others are active, and the rest are not.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitrackinglayoutguide).
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

  /// Sets the constraints that are active while the guide is near an edge, in place of those set before.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
  {
    NSLayoutConstraint.deactivate(near.updateValue(trackingConstraints, forKey: edge.rawValue) ?? [])
    if edge == .bottom { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// Returns the constraints that are active while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  /// Sets the constraints that are active while the guide is away from an edge, in place of those set before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(away.updateValue(trackingConstraints, forKey: edge.rawValue) ?? [])
    if edge != .bottom { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// Returns the constraints that are active while the guide is away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }

  /// Deactivates and forgets all constraints that were set.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(Array(near.values.joined()) + Array(away.values.joined()))
    (near, away) = ([:], [:])
  }
}

/// The guide for an on-screen keyboard. There is none here, so it is always at the bottom of the safe area.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide).
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard away from the edge; false by default. Stored; has no effect.
  open var followsUndockedKeyboard = false
  /// Whether the guide is at the safe area's bottom while there is no keyboard; true by default. Stored; has no effect.
  open var usesBottomSafeArea = true
  /// The distance in points above the keyboard at which a drag dismisses it; 0 by default. Stored; has no effect.
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
