/// The storage and the layout manager that a text view has for clients: the view keeps its text itself, and copies it
/// there and back.
@MainActor final class TextViewStorage {
  let storage = NSTextStorage()
  let manager = NSLayoutManager()
  private var isFilling = false

  init(_ view: UITextView) {
    storage.addLayoutManager(manager)
    manager.addTextContainer(view.textContainer)
    fill(from: view)
    storage.onEdit = { [weak self, weak view] in
      guard let self, let view, !self.isFilling else { return }
      view.takeText(of: self.storage)
    }
    manager.onInvalidating = { [weak self, weak view] isLayout in
      guard let self, !self.isFilling else { return }
      if isLayout { view?.layoutDidChange() } else { view?.lookDidChange() }
    }
  }

  /// Takes over the view's text. Linear in its length.
  func fill(from view: UITextView) {
    isFilling = true
    manager.alignment = view.textAlignment
    storage.setAttributedString(view.attributedText)
    isFilling = false
  }
}
