extension UIButton {
  func menuDidChange() {
    guard menu != nil else {
      if menuAnchor != nil {
        menuAnchor?.remove()
        menuAnchor = nil
        isContextMenuInteractionEnabled = false
      }
      return
    }
    if menuAnchor == nil {
      isContextMenuInteractionEnabled = true
      menuAnchor = MenuAnchor(
        control: self, menu: { [weak self] in self?.menu },
        didChoose: { [weak self] in self?.showMenuChoice() })
    }
    menuAnchor?.opensByHolding = !showsMenuAsPrimaryAction
    if changesSelectionAsPrimaryAction {
      // One of the actions must be selected.
      if let menu, menu.selectedElements.isEmpty { menu.actions.first?.state = .on }
      showMenuChoice()
    }
    updateLook()
    invalidateIntrinsicContentSize()
  }

  /// Shows the selected action's title, in a button that shows its menu's choice.
  func showMenuChoice() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    if let chosen = menuAnchor?.lastChosen, menu.actions.contains(chosen) { menu.select(chosen) }
    guard let title = menu.selectedElements.first?.title else { return }
    if configuration != nil { configuration?.title = title } else { setTitle(title, for: .normal) }
  }
}
