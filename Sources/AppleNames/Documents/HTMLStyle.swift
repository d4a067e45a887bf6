import UIKit

/// The style of an element's contents. A child begins with its parent's.
struct HTMLStyle {
  var text = HTMLTextStyle()
  var paragraph = HTMLParagraphStyle()
  /// Whether the element and its contents do not appear.
  var isHidden = false
  /// Whether spaces and line breaks are kept.
  var keepsSpaces = false
  /// The marker of list items; nil for none.
  var marker: HTMLListMarker? = .disc

  // The following belong to one element only.
  /// Whether the element begins and ends paragraphs.
  var isBlock = false
  /// The space after the element in points.
  var spaceBelow: CGFloat = 0

  /// The style of an element in this one, before its own properties.
  var inherited: HTMLStyle {
    var style = self
    style.isBlock = false
    style.spaceBelow = 0
    return style
  }
}

/// The attributes of characters.
struct HTMLTextStyle: Hashable {
  /// The families by preference, separated by commas.
  var families = "Times New Roman"
  /// The size in points; that of WebKit's attributed texts by default.
  var size: CGFloat = 12
  /// The weight from 1 to 1000; 400 is regular.
  var weight = 400
  var isItalic = false
  var isUnderlined = false
  var isStruck = false
  var color = HTMLColor.black
  var background: HTMLColor?
  var link: String?
  /// The distance above the baseline in points.
  var offset: CGFloat = 0

  /// Sets the size, within bounds that no readable text exceeds: factors of nested elements multiply.
  mutating func setSize(_ new: CGFloat) {
    if new.isFinite { size = min(max(1, new), 1000) }
  }
}

/// The attributes of paragraphs.
struct HTMLParagraphStyle: Hashable {
  var alignment = NSTextAlignment.natural
  var direction = NSWritingDirection.natural
  /// The indents at the start and the end, without those of lists, in points.
  var indent: CGFloat = 0
  var endIndent: CGFloat = 0
  /// The number of lists around the paragraph.
  var listDepth = 0
  var hasMarker = false
  var spaceBelow: CGFloat = 0

  /// Deeper lists and quotations are not indented further, so that a page's width is enough.
  static let mostLevels = 10
  /// The indent of a list in WebKit's attributed texts.
  static let listIndent: CGFloat = 36

  /// Adds the margins of a quotation or the like, in points.
  mutating func indent(by start: CGFloat, end: CGFloat = 0) {
    let most = 40 * CGFloat(Self.mostLevels)
    indent = min(max(0, indent + start), most)
    endIndent = min(max(0, endIndent + end), most)
  }

  var platformStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.baseWritingDirection = direction
    style.headIndent = indent + Self.listIndent * CGFloat(listDepth)
    style.firstLineHeadIndent = hasMarker ? indent : style.headIndent
    style.tailIndent = -endIndent
    style.paragraphSpacing = spaceBelow
    style.defaultTabInterval = 36
    // The marker is at the first stop, as in “tab, bullet, tab”, and the text at the second.
    style.tabStops =
      hasMarker
      ? [
        NSTextTab(textAlignment: .natural, location: style.headIndent - 25),
        NSTextTab(textAlignment: .natural, location: style.headIndent),
      ] : []
    return style
  }
}
