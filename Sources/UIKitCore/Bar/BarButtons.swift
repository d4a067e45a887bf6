/// Makes the views of a bar's items.
@MainActor enum BarButtons {
  /// Returns the view of `item`; nil for one that is hidden or a space.
  static func makeView(
    _ item: UIBarButtonItem, appearance: UIBarButtonItemAppearance?, legacyTint: UIColor? = nil
  ) -> UIView? {
    guard !item.isHidden else { return nil }
    if let custom = item.customView { return custom }
    if item.isSpace { return nil }
    let button = BarButton(type: .system)
    let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
    let symbol = item.systemItem?.symbol.flatMap {
      UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18))
    }
    if let image = item.image ?? symbol {
      button.setImage(image, for: .normal)
      button.accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.systemItem?.title
    } else {
      let title = item.title ?? item.systemItem?.title ?? ""
      let font = UIFont.systemFont(ofSize: 17, weight: weight)
      let own = (appearance?.normal.titleTextAttributes ?? [:])
        .merging(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
      let disabled = (appearance?.disabled.titleTextAttributes ?? [:])
        .merging(item.titleTextAttributes(for: .disabled) ?? [:]) { $1 }
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = font
      if !own.isEmpty || !disabled.isEmpty {
        let base: [NSAttributedString.Key: Any] = [.font: font].merging(own) { $1 }
        let pale: [NSAttributedString.Key: Any] = base.merging([.foregroundColor: UIColor.tertiaryLabel]) { $1 }
        button.setAttributedTitle(NSAttributedString(string: title, attributes: base), for: .normal)
        button.setAttributedTitle(
          NSAttributedString(string: title, attributes: pale.merging(disabled) { $1 }), for: .disabled)
      }
      button.accessibilityLabel = item.accessibilityLabel
    }
    button.accessibilityIdentifier = item.accessibilityIdentifier
    button.accessibilityHint = item.accessibilityHint
    button.isEnabled = item.isEnabled
    button.isSelected = item.isSelected
    button.tag = item.tag
    button.isSpringLoaded = item.isSpringLoaded
    if let tint = item.tintColor ?? BarItemProxies.value(for: item, \.tintColor) ?? legacyTint {
      button.tintColor = tint
    }
    if item.width > 0 { button.fixedWidth = item.width }
    if let menu = item.menu {
      button.menu = menu
      button.showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
    }
    button.addAction(
      UIAction { [weak item, weak button] _ in item?.perform(from: button) },
      for: .primaryActionTriggered)
    button.show(item.badge)
    item.shownView = button
    return button
  }
}

/// A button in a bar, as tall as the bar so that it is easy to hit.
@MainActor final class BarButton: UIButton {
  var fixedWidth: CGFloat?
  private var badge: BarBadgeLabel?

  func show(_ badge: UIBarButtonItem.Badge?) {
    guard let badge else { return }
    let label = BarBadgeLabel(badge)
    addSubview(label)
    self.badge = label
    if let text = badge.stringValue { accessibilityValue = text }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let badge else { return }
    let content = currentImage == nil ? titleLabel?.frame : imageView?.frame
    badge.place(at: content ?? bounds, isMirrored: isRightToLeft)
    bringSubviewToFront(badge)
  }

  override class var drawsItself: Bool { false }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = super.sizeThatFits(size)
    return CGSize(width: fixedWidth ?? max(natural.width, 26), height: 44)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -6, dy: 0).contains(point)
  }
}

extension UIBarButtonItem {
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
