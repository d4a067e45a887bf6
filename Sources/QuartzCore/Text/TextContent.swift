import CoreGraphics

/// How a run of text looks.
package struct TextAttributes: Hashable, Sendable {
  package enum Line: Hashable, Sendable {
    case single, double
  }

  package var font: FontDescription
  /// `nil` is the colour given when drawing.
  package var color: CGColor?
  package var backgroundColor: CGColor?
  package var underline: Line?
  package var underlineColor: CGColor?
  package var strikethrough: Line?
  package var strikethroughColor: CGColor?
  /// Points between letters, added.
  package var kern: CGFloat = 0
  /// Points up.
  package var baselineOffset: CGFloat = 0
  /// Stands in the place of each character.
  package var picture: TextPicture?

  package init(font: FontDescription, color: CGColor? = nil) {
    self.font = font
    self.color = color
  }

  /// Whether only font and colour matter.
  var isPlain: Bool {
    backgroundColor == nil && underline == nil && strikethrough == nil && kern == 0 && baselineOffset == 0
      && picture == nil
  }
}

/// Text and how its parts look.
package struct TextContent: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    /// UTF-16 code units.
    package var length: Int
    package var attributes: TextAttributes

    package init(length: Int, attributes: TextAttributes) {
      self.length = length
      self.attributes = attributes
    }
  }

  var string: String
  /// One after the other, from the start. What they leave uncovered looks like the last.
  package var runs: [Run]

  package init(_ string: String, attributes: TextAttributes) {
    self.string = string
    runs = [Run(length: .max, attributes: attributes)]
  }

  package init(_ string: String, font: FontDescription) {
    self.init(string, attributes: TextAttributes(font: font))
  }

  package init(_ string: String, runs: [Run]) {
    self.string = string
    self.runs = runs
  }
}

/// How text is laid out.
package struct TextOptions: Hashable, Sendable {
  package enum LineBreak: Hashable, Sendable {
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
  }

  package enum Alignment: Hashable, Sendable {
    /// Left, or right in text that runs from right to left.
    case natural
    case left, center, right, justified
  }

  package enum Direction: Hashable, Sendable {
    case natural, leftToRight, rightToLeft
  }

  /// The width lines have, in points; infinite for none.
  var width: CGFloat
  /// 0 means any number.
  var lineLimit: Int
  var lineBreak: LineBreak
  var alignment: Alignment
  package var direction: Direction
  /// Points between lines, added.
  package var lineSpacing: CGFloat = 0
  /// 0 means the font's.
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  /// Whether spaces at the ends of lines have places of their own.
  package var keepsSpaces = false

  package init(
    width: CGFloat = .infinity, lineLimit: Int = 0, lineBreak: LineBreak = .wordWrapping,
    alignment: Alignment = .natural, direction: Direction = .natural
  ) {
    self.width = width
    self.lineLimit = lineLimit
    self.lineBreak = lineBreak
    self.alignment = alignment
    self.direction = direction
  }

  func lineHeight(natural: CGFloat) -> CGFloat {
    var height = natural
    if lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }
}
