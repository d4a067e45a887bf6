import WindowServer

extension UITextField: TextEditing {
  var allowsTextChanges: Bool { isEnabled }
  var emptyText: String? { placeholder }
  func endEditingByForce() { endEditing(.committed) }

  /// Dots for a secure entry.
  var accessibilityText: AccessibilityNode.Text {
    let string = isSecureTextEntry ? String(repeating: "•", count: content.count) : content
    let selection = self.selection.clamped(to: 0..<max(string.count, 0))
    return AccessibilityNode.Text(
      string: string,
      selection: string.scalarOffset(
        ofCharacter: selection.lowerBound)..<string.scalarOffset(
          ofCharacter: selection.upperBound))
  }

  func accessibilityReplaceText(_ text: String) -> Bool {
    guard isEnabled else { return false }
    let all = NSRange(location: 0, length: content.utf16.count)
    guard delegate?.textField(self, shouldChangeCharactersIn: all, replacementString: text) ?? true else {
      return false
    }
    replace(characters: 0..<content.count, with: text)
    return true
  }

  func accessibilitySelect(_ range: Range<Int>) {
    selection =
      content.characterOffset(ofScalar: range.lowerBound)..<content.characterOffset(ofScalar: range.upperBound)
    session?.takeSelection()
    setNeedsDisplay()
    accessibilityDidChange()
  }
}
