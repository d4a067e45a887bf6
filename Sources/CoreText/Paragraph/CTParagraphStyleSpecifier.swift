/// The name of a value of a paragraph style. Lengths are numbers of type `CGFloat`, in points.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctparagraphstylespecifier).
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// The alignment, a `CTTextAlignment`.
  case alignment = 0
  /// The indent of the first line.
  case firstLineHeadIndent = 1
  /// The indent of the other lines.
  case headIndent = 2
  /// The position at which lines end: from the start if it is positive, otherwise from the end.
  case tailIndent = 3
  /// The tab stops, an array.
  case tabStops = 4
  /// The distance between tab stops after the last one.
  case defaultTabInterval = 5
  /// The way of breaking lines, a `CTLineBreakMode`.
  case lineBreakMode = 6
  /// The factor of the font's line height.
  case lineHeightMultiple = 7
  /// The largest height of a line.
  case maximumLineHeight = 8
  /// The smallest height of a line.
  case minimumLineHeight = 9
  /// The space between lines, under its older name.
  case lineSpacing = 10
  /// The space after a paragraph.
  case paragraphSpacing = 11
  /// The space before a paragraph.
  case paragraphSpacingBefore = 12
  /// The direction, a `CTWritingDirection`.
  case baseWritingDirection = 13
  /// The largest space between lines; 0 is no limit.
  case maximumLineSpacing = 14
  /// The smallest space between lines.
  case minimumLineSpacing = 15
  /// The space between lines.
  case lineSpacingAdjustment = 16
  /// The options for lines' rectangles. Stored; has no effect.
  case lineBoundsOptions = 17
  /// The number of names.
  case count = 18
}
