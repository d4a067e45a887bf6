/// A text with attributes that layout managers lay out.
///
/// The delegate and the layout managers are notified of each edit, or of all edits between `beginEditing()` and
/// `endEditing()` together.
///
/// A subclass may keep the text itself, as Apple's class requires: it overrides `string`,
/// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` for strings and `setAttributes(_:range:)`, and calls
/// `edited(_:range:changeInLength:)` after each change. All other changes go through these. Foundation's code reads a
/// copy, which `edited` brings up to date.
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
  /// The nesting depth of processing, in which further edits are only recorded.
  private var processing = 0
  /// Whether the edit that is about to be recorded was made in this class's own text.
  private var isOwnEdit = false
  /// The number of edits recorded so far.
  private(set) var editCount = 0
  /// Whether this is not a subclass, which may change each edit.
  var isPlain: Bool { type(of: self) == NSTextStorage.self }

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
    if !isOwnEdit { copyEdit(editedMask, editedRange, delta) }
    isOwnEdit = false
    editCount += 1
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
    if editing == 0 { processEdits() }
  }

  /// Processes the recorded edits, unless they were made while others are processed.
  private func processEdits() {
    guard processing == 0 else { return }
    processing += 1
    processEditing()
    // A subclass may change attributes after it has called this class's method.
    if !editedMask.isEmpty { finishEdits() }
    processing -= 1
  }

  /// Repeats an edit of a subclass's text in the copy. Linear in the length of the text, for its string.
  private func copyEdit(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    let text = string as NSString
    var old = range
    var new = NSRange(location: range.location, length: range.length + delta)
    // A subclass may report less than it changed.
    if old.location < 0 || NSMaxRange(old) > length || new.length < 0 || text.length != length + delta {
      (old, new) = (NSRange(location: 0, length: length), NSRange(location: 0, length: text.length))
    }
    if mask.contains(.editedCharacters) || delta != 0 || old.length != new.length {
      super.replaceCharacters(in: old, with: text.substring(with: new))
    }
    for (values, run) in runs(in: new) { super.setAttributes(values, range: run) }
  }

  /// Returns the attributes of each part of a range. Linear in their number.
  private func runs(in range: NSRange) -> [([NSAttributedString.Key: Any], NSRange)] {
    var result: [([NSAttributedString.Key: Any], NSRange)] = []
    var index = range.location
    while index < NSMaxRange(range) {
      var run = NSRange(location: index, length: 0)
      let values = attributes(at: index, effectiveRange: &run)
      let end = min(max(NSMaxRange(run), index + 1), NSMaxRange(range))
      result.append((values, NSRange(location: index, length: end - index)))
      index = end
    }
    return result
  }

  /// Notifies the delegate and the layout managers of the recorded edits. Does nothing if there are none.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    processing += 1
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    finishEdits()
    processing -= 1
  }

  /// Forgets the recorded edits, and notifies the text view and the layout managers of them.
  private func finishEdits() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
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
    if editing == 0 { processEdits() }
  }

  private func change(_ mask: EditActions, _ range: NSRange, _ body: () -> Void) {
    let before = length
    body()
    isOwnEdit = true
    edited(mask, range: range, changeInLength: length - before)
  }

  /// Changes the attributes of each part of a range, by way of `setAttributes(_:range:)`.
  private func changeRuns(in range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
    beginEditing()
    for (values, run) in runs(in: range) {
      var values = values
      body(&values)
      setAttributes(values, range: run)
    }
    endEditing()
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    if isPlain {
      return change([.editedCharacters, .editedAttributes], range) {
        super.replaceCharacters(in: range, with: attrString)
      }
    }
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length), options: []) {
      values, run, stop in
      let place = NSRange(location: range.location + run.location, length: run.length)
      // A subclass may have inserted less.
      if NSMaxRange(place) > length { stop.pointee = true } else { setAttributes(values, range: place) }
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    guard isPlain else { return changeRuns(in: range) { $0[name] = value } }
    change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    guard isPlain else { return changeRuns(in: range) { $0.merge(attrs) { $1 } } }
    change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    guard isPlain else { return changeRuns(in: range) { $0[name] = nil } }
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
