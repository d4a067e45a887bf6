import QuartzCore
import UIKitCore

/// Breaks a text into lines of the caller's choice.
///
/// Unchecked because of the text, which is not changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/cttypesetter).
public final class CTTypesetter: @unchecked Sendable {
  let text: NSAttributedString

  init(_ text: NSAttributedString) {
    self.text = NSAttributedString(attributedString: text)
  }

  /// Returns the number of characters from an index that fit into a width, at least one. Text after the line is laid
  /// out only as far as necessary.
  func lineLength(from start: Int, width: CGFloat, mode: NSLineBreakMode) -> Int {
    let string = text.string as NSString
    guard start >= 0, start < string.length, !width.isNaN else { return 0 }
    let paragraph = NSMaxRange(string.paragraphRange(for: NSRange(location: start, length: 0)))
    var limit = Self.firstLimit
    while true {
      var end = min(start + limit, paragraph)
      if end < paragraph { end = string.rangeOfComposedCharacterSequence(at: end).location }
      let part = text.attributedSubstring(from: NSRange(start..<max(end, start + 1)))
      let laid = LaidText(part, base: start, width: max(width, 0.01)) { Self.breaking($0, mode) }
      if laid.lines.count > 1 || end >= paragraph { return laid.lines.first.map(\.range.upperBound) ?? 0 }
      limit *= 4
    }
  }

  /// The number of characters laid out at first.
  private static let firstLimit = 1_000

  /// Returns a text whose lines are broken in one way, without the indents of its paragraphs.
  private static func breaking(_ text: NSAttributedString, _ mode: NSLineBreakMode) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    guard mode != .byWordWrapping || style != nil else { return text }
    let own = NSMutableParagraphStyle()
    own.lineBreakMode = mode
    own.baseWritingDirection = style?.baseWritingDirection ?? .natural
    own.tabStops = style?.tabStops ?? own.tabStops
    own.defaultTabInterval = style?.defaultTabInterval ?? 0
    changed.addAttribute(.paragraphStyle, value: own, range: whole)
    return changed
  }
}

/// Creates a typesetter of a text.
public func CTTypesetterCreateWithAttributedString(_ string: NSAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// Creates a typesetter of a text.
///
/// - Parameter options: without effect.
public func CTTypesetterCreateWithAttributedStringAndOptions(
  _ string: NSAttributedString, _ options: NSDictionary?
) -> CTTypesetter? { CTTypesetter(string) }

/// Returns a line of a part of the text, which goes to the end if its length is 0. It is not broken.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let range = stringRange.resolved(in: typesetter.text.length)
  return CTLine(typesetter.text.attributedSubstring(from: NSRange(range)), base: range.lowerBound)
}

/// Returns a line of a part of the text, like `CTTypesetterCreateLine`.
///
/// - Parameter offset: the distance of the line from the start, for tab stops. Without effect.
public func CTTypesetterCreateLineWithOffset(
  _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine { CTTypesetterCreateLine(typesetter, stringRange) }

/// Returns the number of characters from an index that make a line of at most `width` points, broken between words.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: Int, _ width: Double) -> Int {
  typesetter.lineLength(from: startIndex, width: CGFloat(width), mode: .byWordWrapping)
}

/// Returns the number of characters from an index that make a line of at most `width` points, which starts at a
/// distance.
public func CTTypesetterSuggestLineBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: Int, _ width: Double, _ offset: Double
) -> Int { CTTypesetterSuggestLineBreak(typesetter, startIndex, width - offset) }

/// Returns the number of characters from an index that make a line of at most `width` points, broken between any
/// characters.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: Int, _ width: Double) -> Int {
  typesetter.lineLength(from: startIndex, width: CGFloat(width), mode: .byCharWrapping)
}

/// Returns the number of characters from an index that make a line of at most `width` points, broken between any
/// characters, which starts at a distance.
public func CTTypesetterSuggestClusterBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: Int, _ width: Double, _ offset: Double
) -> Int { CTTypesetterSuggestClusterBreak(typesetter, startIndex, width - offset) }
