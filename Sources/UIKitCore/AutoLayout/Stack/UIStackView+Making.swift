extension UIViewMaking where Self: UIStackView {
  /// Creates a stack view with arranged views, of the class it is called on; see `UIViewMaking`.
  public init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
}
