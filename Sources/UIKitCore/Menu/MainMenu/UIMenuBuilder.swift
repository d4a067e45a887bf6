/// An object that changes the main menu; see `UIResponder.buildMenu(with:)`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uimenubuilder).
@preconcurrency @MainActor public protocol UIMenuBuilder {
  /// The menu system that is being built.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier; nil for none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier; nil for none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with a method and a property list; nil for none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the children of a menu by those that the closure returns for them.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first child of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last child of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts elements as the first children of a menu.
  func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts elements as the last children of a menu.
  func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts elements before a menu.
  func insertElements(_ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements after a menu.
  func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Removes an action.
  func remove(action removedIdentifier: UIAction.Identifier)
}
