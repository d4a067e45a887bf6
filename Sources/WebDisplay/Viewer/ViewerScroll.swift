import CoreGraphics
import WindowServer

/// The scrolling of a page: the turns of its wheel that wait for the next frame, and the area that they move as last
/// sent to the page, which lets it scroll before a picture arrives.
struct ViewerScroll {
  /// The position of the area's content and the number of turns it includes, as last sent to the page.
  private(set) var place = ScrollNews.Place()

  private var area: ScrollNews?
  private var areaNumber = 0
  private var waiting: InputEvent.Scroll?
  /// The turns since the page connected: those received, and those handled.
  private var taken: UInt32 = 0
  private var done: UInt32 = 0

  /// Starts again with a page that has received nothing and counts its turns from 0.
  mutating func begin() {
    area = nil
    place = ScrollNews.Place()
    taken = 0
    done = 0
  }

  /// Adds a turn of the wheel to those that wait.
  /// - Returns: the waiting turn, if it has another unit or other keys held; it is to be delivered first.
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

  /// Removes the waiting turns and returns them as one; they count as handled.
  mutating func take() -> InputEvent.Scroll? {
    guard let scroll = waiting else { return nil }
    waiting = nil
    done = taken
    return scroll
  }

  /// Returns the message about the area that a wheel would scroll under the pointer; `nil` if nothing has changed.
  /// - Parameters:
  ///   - found: the area at the pointer.
  ///   - scale: pixels per point.
  ///   - withPicture: whether a picture follows, which contains the content's position.
  mutating func news(of found: ScrollArea?, scale: CGFloat, withPicture: Bool) -> [(String, String)]? {
    let news = found.map { ScrollNews($0, scale: scale) }
    let isOther = news != area
    if isOther {
      area = news
      // 0 means that there is none.
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
