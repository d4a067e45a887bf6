/// A row of an open menu, derived from an element.
@MainActor struct MenuEntry {
  package enum Kind {
    case action(UIAction)
    case command(UICommand)
    case submenu(UIMenu)
    /// Leads back to the parent menu.
    case back
    /// A heading.
    case title
    /// Represents elements that are still being created.
    case loading
  }

  var kind: Kind
  var title: String
  var subtitle: String?
  var image: UIImage?
  var state = UIMenuElement.State.off
  var isDestructive = false
  var isEnabled = true
  /// The menu or section that contains the element.
  weak var menu: UIMenu?

  /// Returns the rows of `menu`, in one array for each section.
  ///
  /// - Parameter elements: the elements of a deferred one; nil while they are being created.
  static func sections(
    of menu: UIMenu, isSubmenu: Bool, elements: (UIDeferredMenuElement) -> [UIMenuElement]?
  ) -> [[MenuEntry]] {
    var sections: [[MenuEntry]] = []
    var current: [MenuEntry] = []
    if isSubmenu {
      sections.append([MenuEntry(kind: .back, title: menu.title, image: nil, menu: menu)])
    } else if !menu.title.isEmpty {
      sections.append([MenuEntry(kind: .title, title: menu.title, menu: menu)])
    }
    func close() {
      if !current.isEmpty { sections.append(current) }
      current = []
    }
    func add(_ element: UIMenuElement, in menu: UIMenu) {
      switch element {
      case let section as UIMenu where section.isSection:
        close()
        if !section.title.isEmpty { current.append(MenuEntry(kind: .title, title: section.title, menu: section)) }
        for child in section.children { add(child, in: section) }
        close()
      case let submenu as UIMenu:
        current.append(
          MenuEntry(
            kind: .submenu(submenu), title: submenu.title, subtitle: submenu.subtitle, image: submenu.image,
            isDestructive: submenu.options.contains(.destructive), menu: menu))
      case let action as UIAction:
        guard !action.attributes.contains(.hidden) else { return }
        current.append(
          MenuEntry(
            kind: .action(action), title: action.title, subtitle: action.subtitle, image: action.image,
            state: action.state, isDestructive: action.attributes.contains(.destructive),
            isEnabled: !action.attributes.contains(.disabled), menu: menu))
      case let command as UICommand:
        guard !command.attributes.contains(.hidden) else { return }
        current.append(
          MenuEntry(
            kind: .command(command), title: command.title, image: command.image, state: command.state,
            isDestructive: command.attributes.contains(.destructive),
            isEnabled: !command.attributes.contains(.disabled), menu: menu))
      case let deferred as UIDeferredMenuElement:
        if let made = elements(deferred) {
          for child in made { add(child, in: menu) }
        } else {
          current.append(MenuEntry(kind: .loading, title: "Loading…", isEnabled: false, menu: menu))
        }
      default: break
      }
    }
    for child in menu.children { add(child, in: menu) }
    close()
    return sections
  }
}
