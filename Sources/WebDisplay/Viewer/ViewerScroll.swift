import CoreGraphics
import WindowServer

/// The scrolling of a page: turns of its wheel that wait for the next frame, and what it knows of the area that they
/// move, so that it scrolls before a picture comes.
struct ViewerScroll {
  /// Where the area's content is and how many turns that takes into account, as the page was told last.
  private(set) var place = ScrollNews.Place()

  private var area: ScrollNews?
  private var areaNumber = 0
  private var waiting: InputEvent.Scroll?
  /// Turns since the page was connected: those that came, and those that were worked off.
  private var taken: UInt32 = 0
  private var done: UInt32 = 0

  /// Begins with a page that knows nothing, and counts its turns anew.
  mutating func begin() {
    area = nil
    place = ScrollNews.Place()
    taken = 0
    done = 0
  }

  /// Adds a turn of the wheel to those that wait.
  /// - Returns: what waited of another unit or with other keys held, to be delivered before.
  mutating func add(_ scroll: InputEvent.Scroll) -> InputEvent.Scroll? {
    var before: InputEvent.Scroll?
    var scroll = scroll
    if let waiting, waiting.unit == scroll.unit, waiting.modifiers == scroll.modifiers {
      scroll.delta.dx += waiting.delta.dx
      scroll.delta.dy += waiting.delta.dy
    } else {
      before = take()
    }
    waiting = scroll
    taken &+= 1
    return before
  }

  /// Takes what waits, as one turn; it counts as worked off.
  mutating func take() -> InputEvent.Scroll? {
    guard let scroll = waiting else { return nil }
    waiting = nil
    done = taken
    return scroll
  }

  /// Returns the message about what a wheel scrolls at the pointer, as far as that changed.
  /// - Parameters:
  ///   - found: the area at the pointer.
  ///   - scale: pixels per point.
  ///   - withPicture: whether a picture comes next; it says where the content is.
  mutating func news(of found: ScrollArea?, scale: CGFloat, withPicture: Bool) -> [(String, String)]? {
    let news = found.map { ScrollNews($0, scale: scale) }
    let isOther = news != area
    if isOther {
      area = news
      // 0 says that there is none.
      areaNumber = areaNumber % 0xFFFF + 1
    }
    var now = ScrollNews.Place(wheels: done)
    if let found {
      now.number = areaNumber
      now.x = ScrollNews.pixels(found.offset.x, scale)
      now.y = ScrollNews.pixels(found.offset.y, scale)
      now.targetX = ScrollNews.pixels(found.target.x, scale)
      now.targetY = ScrollNews.pixels(found.target.y, scale)
    }
    let hasMoved = now != place
    place = now
    if isOther, let news { return news.members(number: areaNumber, at: withPicture ? nil : now) }
    return hasMoved && !withPicture ? now.message : nil
  }
}
