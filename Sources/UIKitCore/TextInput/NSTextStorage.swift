/// A text with attributes that layout managers lay out.
///
/// The delegate and the layout managers are notified of each edit, or of all edits between `beginEditing()` and
/// `endEditing()` together.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nstextstorage).
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of change that an edit makes.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The attributes have changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// The characters have changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted before an edit is processed, while the text may still be changed. The object is the text storage.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after an edit was processed, before layout managers are notified. The object is the text storage.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// Whether attributes are only fixed when they are needed: always false, as edits fix them at once.
  open var fixesAttributesLazily: Bool { false }
  /// Does nothing: attributes are fixed at once.
  open func invalidateAttributes(in range: NSRange) {}
  /// Does nothing: attributes are fixed already.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  private var managers: [NSLayoutManager] = []
  /// Called after each edit, before the layout managers.
  var onEdit: (() -> Void)?
  private var editing = 0
  /// The nesting depth of Foundation's methods, which call each other.
  private var depth = 0

  /// The kinds of change since edits were last processed; empty for none.
  public private(set) var editedMask: EditActions = []
  /// The part that has changed, as it is now; its location is `NSNotFound` between edits.
  public private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The number of UTF-16 units by which the text became longer.
  public private(set) var changeInLength = 0

  /// The object that is notified of edits. It is not retained.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// Creates an empty text.
  public init() { super.init(string: "") }

  /// Creates a text without attributes.
  public override init(string str: String) { super.init(string: str) }

  /// Creates a text whose characters all have the same attributes.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  /// Creates a text with the characters and attributes of another.
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }

  /// Reads a text from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The managers that lay out the text.
  @preconcurrency @MainActor open var layoutManagers: [NSLayoutManager] { managers }

  /// Adds a manager, unless it was added before.
  @preconcurrency @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a manager.
  @preconcurrency @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Edits

  /// Records an edit, and processes it unless more edits follow before `endEditing()`.
  ///
  /// - Parameters:
  ///   - editedRange: the part that changed, as it was.
  ///   - delta: the number of UTF-16 units by which the text became longer.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let new = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
    if self.editedRange.location == NSNotFound {
      self.editedRange = new
    } else {
      var old = self.editedRange
      // A part that changed earlier moves with insertions and deletions before it.
      if old.location >= NSMaxRange(editedRange) { old.location += delta }
      self.editedRange = old.union(new)
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if editing == 0 { processEditing() }
  }

  /// Notifies the delegate and the layout managers of the recorded edits. Does nothing if there are none.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    onEdit?()
    guard !managers.isEmpty, MainContext.isCurrent else { return }
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      for manager in storage.managers {
        manager.processEditing(
          for: storage, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
      }
    }
  }

  open override func beginEditing() {
    super.beginEditing()
    editing += 1
  }

  open override func endEditing() {
    super.endEditing()
    guard editing > 0 else { return }
    editing -= 1
    if editing == 0 { processEditing() }
  }

  private func change(_ mask: EditActions, _ range: NSRange, _ body: () -> Void) {
    let before = length
    depth += 1
    body()
    depth -= 1
    if depth == 0 { edited(mask, range: range, changeInLength: length - before) }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], range) { super.replaceCharacters(in: range, with: attrString) }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) {
      super.insert(attrString, at: loc)
    }
  }

  open override func append(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) { super.append(attrString) }
  }

  open override func deleteCharacters(in range: NSRange) {
    change(.editedCharacters, range) { super.deleteCharacters(in: range) }
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) {
      super.setAttributedString(attrString)
    }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }
}

/// An object that is notified of the edits of a text storage. All methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nstextstoragedelegate).
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before layout managers are notified of an edit. The text may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Called before layout managers are notified of an edit. Attributes may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    MessageForwarders.forward(
      of: self as any NSTextStorageDelegate, [textStorage, editedMask.rawValue, editedRange, delta]
    ) {
      $0.textStorage(textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    MessageForwarders.forward(
      of: self as any NSTextStorageDelegate, [textStorage, editedMask.rawValue, editedRange, delta]
    ) {
      $0.textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }
}

/// The name of `NSTextStorage.EditActions` in Objective-C, under which it can be imported by itself.
public typealias NSTextStorageEditActions = NSTextStorage.EditActions
