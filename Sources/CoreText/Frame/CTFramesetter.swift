import QuartzCore
import UIKitCore

/// Lays out a text in frames.
///
/// Unchecked because of the text, which is not changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctframesetter).
public final class CTFramesetter: @unchecked Sendable {
  let text: NSAttributedString

  init(_ text: NSAttributedString) {
    self.text = NSAttributedString(attributedString: text)
  }

  /// Returns a part of the text, laid out at a width, and the number of lines that fit into a height. Text far below
  /// the height is not laid out, so that a long text can be divided into pages in linear time.
  func laid(_ range: Range<Int>, in size: CGSize) -> (text: LaidText, fitting: Int) {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let string = text.string as NSString
    let isUnlimited = size.height <= 0 || size.height >= 1e7
    var limit = isUnlimited ? range.count : Self.firstLimit
    while true {
      var end = min(range.lowerBound + limit, range.upperBound)
      // Only whole paragraphs are laid out as they are in the whole text.
      if end < range.upperBound {
        end = min(NSMaxRange(string.paragraphRange(for: NSRange(location: end, length: 0))), range.upperBound)
      }
      let part = text.attributedSubstring(from: NSRange(range.lowerBound..<end))
      let continues = range.lowerBound > 0 && !LineText.isSeparator(string.character(at: range.lowerBound - 1))
      let laid = LaidText(part, base: range.lowerBound, width: width) { continues ? Self.continuing($0) : $0 }
      if isUnlimited { return (laid, laid.lines.count) }
      let fitting = laid.lines.prefix { $0.bottom <= size.height + Self.tolerance }.count
      if fitting < laid.lines.count || end == range.upperBound { return (laid, fitting) }
      limit *= 4
    }
  }

  /// The number of characters laid out at first for a limited height: more than most screens have.
  private static let firstLimit = 4_000
  /// The part of a line, in points, that rounding may move below the frame.
  private static let tolerance: CGFloat = 0.01

  /// Returns a text whose first paragraph has been begun before, so that its first line is like the others.
  private static func continuing(_ text: NSAttributedString) -> NSAttributedString {
    guard text.length > 0, let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle,
      style.firstLineHeadIndent != style.headIndent, let own = style.mutableCopy() as? NSMutableParagraphStyle
    else { return text }
    own.firstLineHeadIndent = style.headIndent
    let changed = NSMutableAttributedString(attributedString: text)
    let first = (text.string as NSString).paragraphRange(for: NSRange(location: 0, length: 0))
    changed.addAttribute(.paragraphStyle, value: own, range: first)
    return changed
  }
}

/// Creates a framesetter of a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Creates a framesetter of a typesetter's text.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
  CTFramesetter(typesetter.text)
}

/// Returns a typesetter of the same text.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { CTTypesetter(framesetter.text) }

/// Returns a frame with the lines of a text that fit into a path's bounding box.
///
/// - Parameters:
///   - stringRange: the text; from its location to the end if its length is 0.
///   - path: the area, in whose bounding box lines are laid out, from its upper edge.
///   - frameAttributes: returned by `CTFrameGetFrameAttributes`, without effect.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: NSDictionary?
) -> CTFrame {
  let range = stringRange.resolved(in: framesetter.text.length)
  let box = path.boundingBox
  // A path without an area has room for nothing.
  guard box.width > 0, box.height > 0 else {
    let nothing = LaidText(NSAttributedString(string: ""), base: range.lowerBound, width: 1)
    return CTFrame(nothing, 0, range, path, frameAttributes)
  }
  let (laid, fitting) = framesetter.laid(range, in: box.size)
  return CTFrame(laid, fitting, range, path, frameAttributes)
}

/// Returns the size of the text in points, within limits of which each may be `.greatestFiniteMagnitude`.
///
/// - Parameters:
///   - stringRange: the text; from its location to the end if its length is 0.
///   - frameAttributes: without effect.
///   - fitRange: set to the part of the text that fits.
@discardableResult public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: NSDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let range = stringRange.resolved(in: framesetter.text.length)
  let (laid, fitting) = framesetter.laid(range, in: constraints)
  guard fitting > 0 else {
    fitRange?.pointee = CFRange(location: range.lowerBound, length: 0)
    return .zero
  }
  let last = laid.lines[fitting - 1]
  fitRange?.pointee = CFRange(location: range.lowerBound, length: last.range.upperBound)
  return CGSize(width: laid.size.width, height: last.bottom)
}
