extension UIControl {
  func toolTipDidChange() {
    guard let toolTip else {
      if let toolTipInteraction { removeInteraction(toolTipInteraction) }
      toolTipInteraction = nil
      return
    }
    if let toolTipInteraction {
      toolTipInteraction.defaultToolTip = toolTip
    } else {
      let made = UIToolTipInteraction(defaultToolTip: toolTip)
      toolTipInteraction = made
      addInteraction(made)
    }
  }

  /// Whether a touch opens the menu. Buttons open it themselves, because they are tracked at the same time.
  var opensMenuByClicking: Bool {
    showsMenuAsPrimaryAction && isEnabled && contextMenuInteraction?.opensByItself == true
  }

  func contextMenuEnablingDidChange() {
    if let contextMenuInteraction {
      removeInteraction(contextMenuInteraction)
      self.contextMenuInteraction = nil
    }
    guard isContextMenuInteractionEnabled else { return }
    let made = UIContextMenuInteraction(delegate: self)
    // A button with a menu has an anchor, which opens it.
    made.opensByItself = (self as? UIButton)?.menu == nil
    contextMenuInteraction = made
    addInteraction(made)
  }

  /// Returns the rectangle next to which a menu opens.
  func attachmentRect(for configuration: UIContextMenuConfiguration) -> CGRect {
    let point = menuAttachmentPoint(for: configuration)
    if point == CGPoint(x: bounds.midX, y: bounds.maxY) { return bounds }
    return CGRect(origin: point, size: CGSize(width: 1, height: 1))
  }
}
