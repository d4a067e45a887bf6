/// The views at both ends and the clear button: which of them are shown, and how large they are.
extension UITextField {
  func sideViewDidChange(from old: UIView?, to view: UIView?) {
    guard old !== view else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  /// The view at the left edge: `leftView`, in a right-to-left layout `rightView`.
  var startView: UIView? { sides.start(isRightToLeft).view }

  var startMode: ViewMode { sides.start(isRightToLeft).mode }

  var endView: UIView? { sides.start(!isRightToLeft).view }

  var endMode: ViewMode { sides.start(!isRightToLeft).mode }

  func sideSize(_ view: UIView?, in bounds: CGRect) -> CGSize {
    guard let view else { return .zero }
    // Its own size, even in a field without space: a view that was made smaller once would stay so.
    let size = view.bounds.size
    return size == .zero ? view.sizeThatFits(bounds.size) : size
  }

  func shows(_ view: UIView?, _ mode: ViewMode) -> Bool { view != nil && shows(mode) }

  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  var showsClearButton: Bool {
    guard isEnabled, !content.isEmpty || hasTokens, shows(clearButtonMode) else { return false }
    // The right view takes its place.
    return !shows(endView, endMode)
  }

  func place(_ view: UIView?, visible: Bool, rect: () -> CGRect) {
    guard let view else { return }
    if visible {
      if view.superview !== self { addSubview(view) }
      view.frame = rect()
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  func makeClearButton() -> TextFieldClearButton {
    let button = TextFieldClearButton(frame: .zero)
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    return button
  }
}
