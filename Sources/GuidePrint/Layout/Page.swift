import Foundation
import GuideModel

/// A page as a value: texts and areas with frames, in points from the top left of the sheet.
struct Page: Hashable, Sendable {
  struct Item: Hashable, Sendable {
    enum Content: Hashable, Sendable {
      case text(PageText)
      /// From bottom to top, in the middle of the frame.
      case sideways(PageText)
      case fill(Ink, radius: Double)
    }

    var frame: CGRect
    var content: Content
    /// The airing to which it belongs.
    var airing: Airing.ID?
  }

  var size: CGSize
  /// The items in the order in which they are drawn.
  var items: [Item] = []
  /// The page's title in the document's outline.
  var name = ""

  mutating func fill(_ frame: CGRect, _ ink: Ink, radius: Double = 0) {
    items.append(Item(frame: frame, content: .fill(ink, radius: radius)))
  }

  mutating func text(_ text: PageText, in frame: CGRect, airing: Airing.ID? = nil) {
    items.append(Item(frame: frame, content: .text(text), airing: airing))
  }

  /// Returns the page for writing from right to left.
  func mirrored() -> Page {
    var page = self
    for index in items.indices { page.items[index].frame.origin.x = size.width - items[index].frame.maxX }
    return page
  }
}

/// Measures texts.
protocol TextMeasuring {
  /// Returns the size of a text in lines of at most `width` points.
  func size(of text: PageText, width: Double) -> CGSize
}

extension TextMeasuring {
  func height(of text: PageText, width: Double) -> Double { Double(size(of: text, width: width).height) }
}
