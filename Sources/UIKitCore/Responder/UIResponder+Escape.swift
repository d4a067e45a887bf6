extension UIResponder {
  /// Esc in a text goes to the first responder in the chain that has a command for it.
  ///
  /// - Returns: whether there was one.
  func performEscapeCommand() -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      for command in current.keyCommands ?? []
      where command.input == UIKeyCommand.inputEscape && command.modifierFlags.isEmpty {
        if command.run(from: self) { return true }
      }
      responder = current.next
    }
    return false
  }
}
