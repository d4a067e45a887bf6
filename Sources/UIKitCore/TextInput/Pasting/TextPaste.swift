/// A view into which items are pasted.
@MainActor protocol TextPasteTarget: UITextPasteConfigurationSupporting, UITextInput {
  /// The attributes of typed text.
  var pasteAttributes: [NSAttributedString.Key: Any] { get }
  var acceptsAttributes: Bool { get }
  /// Replaces a range by text, and returns where it is then.
  func insertPasted(_ text: NSAttributedString, in range: UITextRange) -> UITextRange
}

/// Items that are being pasted: their results may come later and in any order.
///
/// The items keep it, and their delegate keeps them. If one goes without a result, nothing is pasted.
@MainActor final class TextPaste {
  private weak var target: (any TextPasteTarget)?
  /// The text to be replaced: what was selected when pasting began, or where the items were dropped.
  private let place: Range<Int>?
  /// The text that was there.
  private let replaced: String
  /// The results that have come; nil for items without text.
  private var results: [NSAttributedString?]
  private var missing: Int

  /// Starts to paste items into a view.
  static func begin(_ providers: [NSItemProvider], into target: any TextPasteTarget) {
    let paste = TextPaste(target, count: providers.count)
    let items = providers.enumerated().map { Item(provider: $1, index: $0, paste: paste, target: target) }
    for item in items {
      let delegate = target.pasteDelegate
      let answer: Void? = delegate.flatMap { delegate in
        OptionalMethod.call(.textPasteTransform) {
          delegate.textPasteConfigurationSupporting(target, transform: item)
        }
      }
      if answer == nil { item.setDefaultResult() }
    }
  }

  private init(_ target: any TextPasteTarget, count: Int) {
    self.target = target
    let selected = target.selectedTextRange
    place = selected?.offsets
    replaced = selected.flatMap { target.text(in: $0) } ?? ""
    results = Array(repeating: nil, count: count)
    missing = count
  }

  private func take(_ result: NSAttributedString?, of index: Int) {
    results[index] = result
    missing -= 1
    guard missing == 0 else { return }
    let texts = results.compactMap(\.self)
    guard let target, !texts.isEmpty, let place else { return }
    // The text may have become shorter, or another one.
    let end = target.offset(from: target.beginningOfDocument, to: target.endOfDocument)
    let start = min(place.lowerBound, end)
    let former = UITextRange(start..<min(place.upperBound, end))
    let range = (target.text(in: former) ?? "") == replaced ? former : UITextRange(start..<start)
    let delegate = target.pasteDelegate
    let combined = delegate.flatMap { delegate in
      OptionalMethod.call(.textPasteCombine) {
        delegate.textPasteConfigurationSupporting(target, combineItemAttributedStrings: texts, for: range)
      }
    }
    let text = combined ?? Self.joined(texts)
    let pasted = delegate.flatMap { delegate in
      OptionalMethod.call(.textPastePerform) {
        delegate.textPasteConfigurationSupporting(target, performPasteOf: text, to: range)
      }
    }
    if pasted == nil { _ = target.insertPasted(text, in: range) }
  }

  private static func joined(_ texts: [NSAttributedString]) -> NSAttributedString {
    guard texts.count > 1 else { return texts[0] }
    let all = NSMutableAttributedString(attributedString: texts[0])
    for text in texts.dropFirst() { all.append(text) }
    return all
  }

  private final class Item: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let localObject: Any? = nil
    let defaultAttributes: [NSAttributedString.Key: Any]
    private let acceptsAttributes: Bool
    private let index: Int
    /// Nil once there is a result.
    private var paste: TextPaste?

    init(provider: NSItemProvider, index: Int, paste: TextPaste, target: any TextPasteTarget) {
      itemProvider = provider
      self.index = index
      defaultAttributes = target.pasteAttributes
      acceptsAttributes = target.acceptsAttributes
      self.paste = paste
    }

    private func finish(_ text: NSAttributedString?) {
      guard let paste else { return }
      self.paste = nil
      paste.take(text, of: index)
    }

    func setResult(string: String) { finish(NSAttributedString(string: string, attributes: defaultAttributes)) }

    func setResult(attributedString string: NSAttributedString) {
      finish(acceptsAttributes ? string : NSAttributedString(string: string.string, attributes: defaultAttributes))
    }

    func setResult(attachment textAttachment: NSTextAttachment) {
      finish(acceptsAttributes ? NSAttributedString(attachment: textAttachment) : nil)
    }

    func setNoResult() { finish(nil) }

    func setDefaultResult() {
      if acceptsAttributes, itemProvider.canLoadObject(ofClass: NSAttributedString.self) {
        itemProvider.loadObject(ofClass: NSAttributedString.self) { object, _ in
          guard let text = object as? NSAttributedString else { return self.setNoResult() }
          // A text without attributes of its own gets those of typed text.
          let isPlain = text.length > 0 && text.attributes(at: 0, effectiveRange: nil).isEmpty
          if isPlain { self.setResult(string: text.string) } else { self.finish(text) }
        }
      } else if itemProvider.canLoadObject(ofClass: NSString.self) {
        itemProvider.loadObject(ofClass: NSString.self) { object, _ in
          if let text = object as? NSString {
            self.setResult(string: String(describing: text))
          } else {
            self.setNoResult()
          }
        }
      } else if acceptsAttributes, itemProvider.canLoadObject(ofClass: UIImage.self) {
        itemProvider.loadObject(ofClass: UIImage.self) { object, _ in
          guard let image = object as? UIImage else { return self.setNoResult() }
          let attachment = NSTextAttachment()
          attachment.image = image
          self.setResult(attachment: attachment)
        }
      } else {
        setNoResult()
      }
    }
  }
}

extension UITextView: UITextPasteConfigurationSupporting, TextPasteTarget {
  var pasteAttributes: [NSAttributedString.Key: Any] { typingAttributes }
  var acceptsAttributes: Bool { allowsEditingTextAttributes }

  func insertPasted(_ text: NSAttributedString, in range: UITextRange) -> UITextRange {
    let place = range.offsets
    replace(place, with: text.string)
    let new = place.lowerBound..<place.lowerBound + text.string.utf16.count
    if allowsEditingTextAttributes { setAttributes(of: text, at: place.lowerBound) }
    return UITextRange(new)
  }
}

extension UITextField: UITextPasteConfigurationSupporting, TextPasteTarget {
  var pasteAttributes: [NSAttributedString.Key: Any] { defaultTextAttributes }
  /// A field's text has the same attributes everywhere.
  var acceptsAttributes: Bool { false }

  func insertPasted(_ text: NSAttributedString, in range: UITextRange) -> UITextRange {
    let start = range.offsets.lowerBound
    replace(range, withText: text.string)
    return UITextRange(start..<start + text.string.utf16.count)
  }
}
