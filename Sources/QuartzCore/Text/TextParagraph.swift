import CoreGraphics

/// The layout of a paragraph in a text whose paragraphs differ or have indents, spacing or tabs. Lengths are in points.
package struct TextParagraph: Hashable, Sendable {
  /// A tab stop, by its distance from the start of the line.
  package struct Tab: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
      case left, center, right, decimal
    }

    package var location: CGFloat
    package var alignment: Alignment

    package init(location: CGFloat, alignment: Alignment) {
      self.location = location
      self.alignment = alignment
    }
  }

  package var lineBreak = TextOptions.LineBreak.wordWrapping
  package var alignment = TextOptions.Alignment.natural
  package var direction = TextOptions.Direction.natural
  package var lineSpacing: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  /// The distances from the start at which the first line and the others start.
  package var firstIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// The distance at which lines end: from the start if it is positive, otherwise from the end.
  package var tailIndent: CGFloat = 0
  package var spacing: CGFloat = 0
  package var spacingBefore: CGFloat = 0
  package var tabs: [Tab] = []
  /// The distance between tab stops after the last one; 0 for that between the last two.
  package var tabInterval: CGFloat = 0

  package init() {}

  /// The distance of all lines from the start.
  var startIndent: CGFloat { min(firstIndent, headIndent) }

  /// Returns the width available for lines, and the distance of their ends from the end of a width.
  func room(in width: CGFloat) -> (width: CGFloat, end: CGFloat) {
    if tailIndent > 0 { return (max(min(tailIndent, width) - startIndent, 1), max(width - tailIndent, 0)) }
    return (max(width - startIndent + tailIndent, 1), -tailIndent)
  }

  /// The tab stops from the start of the lines, including those that the interval adds.
  var lineTabs: [Tab] {
    var all = tabs
    if tabInterval > 0 {
      let last = all.last?.location ?? 0
      all += (1...Self.addedTabs).map { Tab(location: last + CGFloat($0) * tabInterval, alignment: .left) }
    }
    return all.compactMap { tab in
      tab.location > startIndent ? Tab(location: tab.location - startIndent, alignment: tab.alignment) : nil
    }
  }

  /// The number of tab stops added; lines rarely need more, and Pango continues at the same distance.
  private static let addedTabs = 16
}
