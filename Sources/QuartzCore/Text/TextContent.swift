import CoreGraphics

/// The look of a run of text.
package struct TextAttributes: Hashable, Sendable {
  package enum Line: Hashable, Sendable {
    case single, double
  }

  package var font: FontDescription
  /// The colour; nil is the one given when drawing.
  package var color: CGColor?
  package var backgroundColor: CGColor?
  package var underline: Line?
  package var underlineColor: CGColor?
  package var strikethrough: Line?
  package var strikethroughColor: CGColor?
  /// The additional space between letters, in points.
  package var kern: CGFloat = 0
  /// The distance above the baseline, in points.
  package var baselineOffset: CGFloat = 0
  /// The image in place of each character.
  package var picture: TextPicture?
  package var usesLigatures = true
  package var shadow: TextShadow?
  package var stroke: TextStroke?
  /// The slant: the distance by which a point moves to the right for each point above the baseline.
  package var obliqueness: CGFloat = 0

  package init(font: FontDescription, color: CGColor? = nil) {
    self.font = font
    self.color = color
  }

  /// Whether only font and colour are set.
  var isPlain: Bool {
    backgroundColor == nil && underline == nil && strikethrough == nil && kern == 0 && baselineOffset == 0
      && picture == nil && usesLigatures && shadow == nil && !isOutlined
  }
}

/// Text and the look of its parts.
package struct TextContent: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    /// The length in UTF-16 code units.
    package var length: Int
    package var attributes: TextAttributes

    package init(length: Int, attributes: TextAttributes) {
      self.length = length
      self.attributes = attributes
    }
  }

  package var string: String
  /// The runs one after the other, from the start. The rest of the text looks like the last one.
  package var runs: [Run]
  /// The styles of the paragraphs, if they differ or have indents, spacing or tabs; otherwise empty, and the options
  /// apply.
  package var paragraphs: [TextParagraph] = []

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

/// The options for laying out text.
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

  /// The width of lines in points; infinite for no limit.
  var width: CGFloat
  /// The maximum number of lines; 0 means any number.
  var lineLimit: Int
  var lineBreak: LineBreak
  var alignment: Alignment
  package var direction: Direction
  /// The additional space between lines, in points.
  package var lineSpacing: CGFloat = 0
  /// The minimum height of lines in points; 0 means the font's.
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  /// Whether spaces at the ends of lines take up space.
  package var keepsSpaces = false
  /// The distance in points by which the first line starts after the others; negative if it starts before them.
  var firstLineIndent: CGFloat = 0
  /// The tab stops; empty for Pango's own.
  var tabs: [TextParagraph.Tab] = []

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
