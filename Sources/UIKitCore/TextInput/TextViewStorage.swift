/// The storage and layout manager of a text view: those of the app's own container, or those that the view provides to
/// clients. The view stores its text itself, and changes are made in both.
@MainActor final class TextViewStorage {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  private var isChanging = false

  /// Creates a storage with the text of a view.
  init(_ view: UITextView) {
    storage = NSTextStorage()
    manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(view.textContainer)
    fill(from: view)
    connect(to: view)
  }

  /// Takes the storage of a container that an app has made; creates one if its layout manager has none.
  init(_ view: UITextView, of manager: NSLayoutManager) {
    self.manager = manager
    storage = manager.textStorage ?? NSTextStorage()
    storage.addLayoutManager(manager)
    connect(to: view)
  }

  private func connect(to view: UITextView) {
    storage.onEdit = { [weak self, weak view] in
      guard let self, let view, !self.isChanging else { return }
      view.takeText(of: self.storage)
    }
    manager.onInvalidating = { [weak self, weak view] isLayout in
      guard let self, !self.isChanging else { return }
      if isLayout { view?.layoutDidChange() } else { view?.lookDidChange() }
    }
  }

  /// Repeats a change of the view's text in the storage, and takes over what the storage or its delegate makes of it.
  private func change(_ view: UITextView, _ body: () -> Void) {
    let before = storage.editCount
    isChanging = true
    body()
    isChanging = false
    if !storage.isPlain || storage.editCount > before + 1 { view.takeResult(of: storage) }
  }

  /// Copies the view's text to the storage. Linear in its length.
  func fill(from view: UITextView) {
    manager.alignment = view.textAlignment
    change(view) { storage.setAttributedString(view.attributedText) }
  }

  /// Replaces a part of the text, in UTF-16 units.
  func replace(_ range: Range<Int>, with text: NSAttributedString, from view: UITextView) {
    let end = storage.length
    let range = range.clamped(to: 0..<end)
    change(view) { storage.replaceCharacters(in: NSRange(range), with: text) }
  }

  /// Sets an attribute of the whole text.
  func setAttribute(_ key: NSAttributedString.Key, _ value: Any, from view: UITextView) {
    guard storage.length > 0 else { return }
    change(view) { storage.addAttribute(key, value: value, range: NSRange(location: 0, length: storage.length)) }
  }
}
