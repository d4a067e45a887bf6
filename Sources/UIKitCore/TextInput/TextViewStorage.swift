/// The storage and layout manager that a text view provides to clients. The view stores its text itself, and copies it
/// in both directions.
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

  /// Copies the view's text to the storage. Linear in its length.
  func fill(from view: UITextView) {
    isFilling = true
    manager.alignment = view.textAlignment
    storage.setAttributedString(view.attributedText)
    isFilling = false
  }
}
