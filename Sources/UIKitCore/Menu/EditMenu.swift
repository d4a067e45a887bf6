/// The entries of edit menus.
@MainActor enum EditMenu {
  /// Returns the entries for actions that can be performed from `responder` upwards: the standard actions, then
  /// `further`.
  static func entries(from responder: UIResponder, sender: Any?, further: [UIMenuItem] = []) -> [UIMenuElement] {
    let all = EditActions.standard + further.map { ($0.title, $0.action) }
    return all.compactMap { title, action in
      guard let target = responder.target(forAction: action, withSender: sender) as AnyObject? else { return nil }
      return UIAction(title: title) { [weak target] _ in
        if let target { action.sendOrRaise(to: target, [sender]) }
      }
    }
  }
}
