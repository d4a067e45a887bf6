import CoreGraphics
import Foundation
import Testing
import WindowServer

@testable import WebDisplay

@Suite struct ScrollNewsTests {
  private func area(offset: CGPoint = .zero, highest: CGFloat = 900) -> ScrollArea {
    ScrollArea(
      frame: CGRect(x: 0, y: 100, width: 640, height: 300),
      parts: [
        .init(CGRect(x: 80, y: 120.25, width: 560, height: 279.75), movesX: true, movesY: true),
        .init(CGRect(x: 0, y: 120, width: 80, height: 280), movesX: false, movesY: true),
      ],
      covers: [CGRect(x: 600, y: 100, width: 40, height: 40)], lowest: .zero, highest: CGPoint(x: 0, y: highest),
      notch: 53, frequency: 25, isLocked: true, background: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1),
      offset: offset, target: offset)
  }

  @Test func thePlaceOfAPictureHasTwentyTwoBytes() {
    var writer = ByteWriter()
    ScrollNews.Place(number: 0x0102, x: -2, y: 0x01_0000, targetX: 1, targetY: .max, wheels: 7).write(to: &writer)
    #expect(
      writer.bytes == [
        2, 1, 0xFE, 0xFF, 0xFF, 0xFF, 0, 0, 1, 0, 1, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0x7F, 7, 0, 0, 0,
      ])
  }

  @Test func aPictureCarriesItAfterItsSize() {
    let place = ScrollNews.Place(number: 9, x: 1, y: 2, targetX: 3, targetY: 4, wheels: 5)
    var writer = ByteWriter()
    place.write(to: &writer)
    let head = PictureMessage.head(number: 1, width: 2, height: 3, at: place, PictureChange())
    #expect(Array(head[9..<31]) == writer.bytes)
    #expect(head.count == 35)
  }

  @Test func aDescriptionIsInPixels() throws {
    let news = ScrollNews(area(), scale: 2)
    let place = ScrollNews.Place(number: 3, x: 0, y: 106, targetX: 0, targetY: 212, wheels: 4)
    let text = JSONText.object(news.members(number: 3, at: place))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(json["t"] as? String == "area" && json["id"] as? Int == 3)
    #expect(json["box"] as? [Int] == [0, 200, 1_280, 600])
    // The edges of a rectangle are rounded, not its size, so adjacent rectangles stay adjacent.
    #expect(json["parts"] as? [[Int]] == [[160, 241, 1_120, 559, 1, 1], [0, 240, 160, 560, 0, 1]])
    #expect(json["still"] as? [[Int]] == [[1_200, 200, 80, 80]])
    #expect(json["high"] as? [Int] == [0, 1_800] && json["notch"] as? Double == 106 && json["lock"] as? Int == 1)
    #expect(json["color"] as? String == "rgb(255,128,0)")
    #expect(json["at"] as? [Int] == [3, 0, 106, 0, 212, 4])
  }

  @Test func scrollingDoesNotChangeTheDescription() {
    #expect(ScrollNews(area(), scale: 1) == ScrollNews(area(offset: CGPoint(x: 0, y: 400)), scale: 1))
    #expect(ScrollNews(area(), scale: 1) != ScrollNews(area(highest: 901), scale: 1))
    #expect(ScrollNews(area(), scale: 1) != ScrollNews(area(), scale: 2))
  }

  @Test func numbersThatAreNoneOrTooLargeAreInRange() {
    #expect(ScrollNews.pixels(.nan, 1) == 0)
    #expect(ScrollNews.pixels(.infinity, 1) == 1_000_000_000)
    #expect(ScrollNews.pixels(-1e300, 3) == -1_000_000_000)
    var writer = ByteWriter()
    ScrollNews.Place(x: .min, y: .max).write(to: &writer)
    #expect(Array(writer.bytes[2..<10]) == [0, 0, 0, 0x80, 0xFF, 0xFF, 0xFF, 0x7F])
  }
}
