import CoreGraphics
import Testing
import WindowServer

@testable import WebDisplay

@Suite struct ViewerScrollTests {
  private func turn(_ dy: CGFloat, unit: InputEvent.Scroll.Unit = .notch, shift: Bool = false) -> InputEvent.Scroll {
    InputEvent.Scroll(
      unit: unit, delta: CGVector(dx: 0, dy: dy), location: CGPoint(x: dy, y: 0), modifiers: shift ? .shift : [],
      time: 1)
  }

  private func area(offset: CGFloat, highest: CGFloat = 900) -> ScrollArea {
    ScrollArea(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), parts: [], covers: [], lowest: .zero,
      highest: CGPoint(x: 0, y: highest), notch: 53, frequency: 25, isLocked: true,
      background: CGColor(red: 1, green: 1, blue: 1, alpha: 1), offset: CGPoint(x: 0, y: offset),
      target: CGPoint(x: 0, y: offset))
  }

  private func kind(_ message: [(String, String)]?) -> String? { message?.first?.1 }

  @Test func turnsOfAFrameAreOne() {
    var scroll = ViewerScroll()
    #expect(scroll.add(turn(1)) == nil && scroll.add(turn(2)) == nil && scroll.add(turn(-4)) == nil)
    let all = scroll.take()
    #expect(all?.delta.dy == -1)
    #expect(all?.location.x == -4, "where the pointer was last")
    #expect(scroll.take() == nil)
  }

  @Test func turnsOfOtherUnitsOrKeysComeBefore() {
    var scroll = ViewerScroll()
    _ = scroll.add(turn(1))
    #expect(scroll.add(turn(10, unit: .point))?.unit == .notch)
    #expect(scroll.add(turn(20, unit: .point, shift: true))?.delta.dy == 10)
    #expect(scroll.take()?.modifiers == .shift)
  }

  @Test func aTurnCountsOnceItIsWorkedOff() {
    var scroll = ViewerScroll()
    _ = scroll.add(turn(1))
    _ = scroll.add(turn(1))
    _ = scroll.news(of: nil, scale: 1, withPicture: true)
    #expect(scroll.place.wheels == 0)
    _ = scroll.take()
    _ = scroll.add(turn(1))
    _ = scroll.news(of: nil, scale: 1, withPicture: true)
    #expect(scroll.place.wheels == 2)
    scroll.begin()
    _ = scroll.take()
    #expect(scroll.place == ScrollNews.Place())
  }

  @Test func theAreaIsDescribedWhenItChanges() {
    var scroll = ViewerScroll()
    #expect(kind(scroll.news(of: area(offset: 0), scale: 1, withPicture: true)) == "\"area\"")
    #expect(scroll.place.number == 1)
    #expect(scroll.news(of: area(offset: 0), scale: 1, withPicture: false) == nil)
    #expect(scroll.news(of: area(offset: 7), scale: 1, withPicture: true) == nil, "the picture says it")
    #expect(scroll.place.y == 7)
    #expect(kind(scroll.news(of: area(offset: 8), scale: 1, withPicture: false)) == "\"at\"")
    #expect(kind(scroll.news(of: area(offset: 8, highest: 901), scale: 1, withPicture: false)) == "\"area\"")
    #expect(scroll.place.number == 2)
  }

  @Test func withoutAnAreaThePlaceIsNumberedZero() {
    var scroll = ViewerScroll()
    _ = scroll.news(of: area(offset: 3), scale: 1, withPicture: true)
    #expect(kind(scroll.news(of: nil, scale: 1, withPicture: false)) == "\"at\"")
    #expect(scroll.place == ScrollNews.Place())
    scroll.begin()
    #expect(
      kind(scroll.news(of: area(offset: 3), scale: 1, withPicture: true)) == "\"area\"", "a new page knows nothing")
  }
}
