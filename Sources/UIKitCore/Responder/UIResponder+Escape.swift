extension UIResponder {
  /// Performs the command for Esc of the first responder up the chain that has one.
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
