/// The main menu while it is built.
@MainActor final class MainMenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(system: UIMenuSystem) {
    self.system = system
    func menu(_ title: String, _ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
      UIMenu(title: title, identifier: identifier, children: children)
    }
    func section(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
      UIMenu(identifier: identifier, options: .displayInline, children: children)
    }
    // The edit commands have shortcuts of the text widgets, so they have none here.
    let edits = EditActions.standard.map { UICommand(title: $0.title, action: $0.action) }
    root = menu(
      "", .root,
      [
        menu("", .application, [section(.about), section(.preferences), section(.services), section(.quit)]),
        menu(
          "File", .file,
          [
            section(.newScene), section(.open), section(.openRecent), section(.close), section(.document),
            section(.print),
          ]),
        menu("Edit", .edit, [section(.undoRedo), section(.standardEdit, edits), section(.find)]),
        menu(
          "Format", .format,
          [menu("Font", .font, [section(.textStyle), section(.textSize)]), menu("Text", .text, [section(.alignment)])]),
        menu("View", .view, [section(.toolbar), section(.sidebar), section(.fullscreen)]),
        menu("Window", .window, [section(.minimizeAndZoom), section(.bringAllToFront)]),
        menu("Help", .help),
      ])
  }

  // MARK: Finding

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first(in: root) { ($0 as? UIMenu).flatMap { $0.identifier == identifier ? $0 : nil } }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first(in: root) { ($0 as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first(in: root) { element in
      guard let command = element as? UICommand, command.action == action else { return nil }
      return (command.propertyList as? AnyHashable) == (propertyList as? AnyHashable) ? command : nil
    }
  }

  private func first<Found>(in element: UIMenuElement, _ match: (UIMenuElement) -> Found?) -> Found? {
    if let found = match(element) { return found }
    for child in (element as? UIMenu)?.children ?? [] {
      if let found = first(in: child, match) { return found }
    }
    return nil
  }

  // MARK: Changing

  /// Replaces every child for which `change` returns elements, at any depth.
  private func change(_ change: (UIMenuElement) -> [UIMenuElement]?) {
    func changed(_ menu: UIMenu) -> UIMenu {
      var differs = false
      var children: [UIMenuElement] = []
      for child in menu.children {
        if let new = change(child) {
          differs = true
          children += new
        } else if let submenu = child as? UIMenu {
          let new = changed(submenu)
          if new !== submenu { differs = true }
          children.append(new)
        } else {
          children.append(child)
        }
      }
      return differs ? menu.replacingChildren(children) : menu
    }
    root = changed(root)
  }

  private func change(menu identifier: UIMenu.Identifier, _ replace: (UIMenu) -> [UIMenuElement]) {
    if identifier == root.identifier {
      if let new = replace(root).first as? UIMenu { root = new }
      return
    }
    change { element in
      guard let menu = element as? UIMenu, menu.identifier == identifier else { return nil }
      return replace(menu)
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(menu: replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(menu: parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], beforeMenu: siblingIdentifier)
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], afterMenu: siblingIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atStartOfMenu: parentIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atEndOfMenu: parentIdentifier)
  }

  func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { childElements + $0 }
  }

  func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + childElements }
  }

  func insertElements(_ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier) {
    guard siblingIdentifier != root.identifier else { return }
    change(menu: siblingIdentifier) { insertedElements + [$0] }
  }

  func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier) {
    guard siblingIdentifier != root.identifier else { return }
    change(menu: siblingIdentifier) { [$0] + insertedElements }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    guard removedIdentifier != root.identifier else { return }
    change(menu: removedIdentifier) { _ in [] }
  }

  func remove(action removedIdentifier: UIAction.Identifier) {
    change { ($0 as? UIAction)?.identifier == removedIdentifier ? [] : nil }
  }

  /// The key commands of all menus, in their order.
  var keyCommands: [UIKeyCommand] {
    func commands(_ menu: UIMenu) -> [UIKeyCommand] {
      menu.children.flatMap { child -> [UIKeyCommand] in
        if let command = child as? UIKeyCommand { return [command] }
        return (child as? UIMenu).map(commands) ?? []
      }
    }
    return commands(root)
  }
}
