extension UIBarButtonItem {
  /// A system item that does `primaryAction` when it is chosen, and shows `menu`.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, primaryAction: primaryAction, menu: menu)
  }
}
