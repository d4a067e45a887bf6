/// The shortcuts of a responder with those of its find interactions.
extension UIResponder {
  /// The responder's own shortcuts and, after them, those for finding in its text.
  var activeKeyCommands: [UIKeyCommand] {
    let own = keyCommands ?? []
    guard let view = self as? UIView, !view.interactionList.isEmpty else { return own }
    return own + view.interactionList.compactMap { $0 as? UIFindInteraction }.flatMap(\.keyCommands)
  }
}

extension UIFindInteraction {
  /// The shortcuts of the view: those of Linux with Ctrl, and Apple's with Cmd.
  var keyCommands: [UIKeyCommand] {
    [UIKeyModifierFlags.control, .command].flatMap { modifier -> [UIKeyCommand] in
      let open = UIKeyCommand(title: "Find", input: "f", modifierFlags: modifier) { [weak self] _ in
        self?.presentFindNavigator(showingReplace: false)
      }
      guard isFindNavigatorVisible else { return [open] }
      let next = UIKeyCommand(title: "Find Next", input: "g", modifierFlags: modifier) { [weak self] _ in
        self?.findNext()
      }
      let back = modifier.union(.shift)
      let previous = UIKeyCommand(title: "Find Previous", input: "g", modifierFlags: back) { [weak self] _ in
        self?.findPrevious()
      }
      return [open, next, previous]
    }
  }
}
