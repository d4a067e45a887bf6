import WindowServer

extension UITextField {
  /// The text as assistive technology edits it; dots for a secret.
  var accessibilityText: AccessibilityNode.Text {
    let string = isSecureTextEntry ? String(repeating: "•", count: content.count) : content
    let selection = self.selection.clamped(to: 0..<max(string.count, 0))
    return AccessibilityNode.Text(
      string: string,
      selection: string.scalarOffset(
        ofCharacter: selection.lowerBound)..<string.scalarOffset(
          ofCharacter: selection.upperBound))
  }

  /// Replaces the text as a person's typing would: the delegate is asked, and whoever listens for edits hears of it.
  ///
  /// - Returns: whether the delegate let it.
  func accessibilityReplaceText(_ text: String) -> Bool {
    guard isEnabled else { return false }
    let all = NSRange(location: 0, length: content.utf16.count)
    guard delegate?.textField(self, shouldChangeCharactersIn: all, replacementString: text) ?? true else {
      return false
    }
    replace(characters: 0..<content.count, with: text)
    return true
  }

  /// - Parameter range: Unicode scalars of the text.
  func accessibilitySelect(_ range: Range<Int>) {
    selection =
      content.characterOffset(ofScalar: range.lowerBound)..<content.characterOffset(ofScalar: range.upperBound)
    session?.takeSelection()
    setNeedsDisplay()
    accessibilityDidChange()
  }
}
