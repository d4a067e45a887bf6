import Foundation
import Testing
import UIKit

@Suite struct TextRangeTests {
  private final class Place: NSObject, NSTextLocation {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
      guard let other = location as? Place else { return .orderedSame }
      return offset < other.offset ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
    }
  }

  private func range(_ start: Int, _ end: Int) throws -> NSTextRange {
    try #require(NSTextRange(location: Place(start), end: Place(end)))
  }

  private func offsets(_ range: NSTextRange?) -> [Int?]? {
    range.map { [($0.location as? Place)?.offset, ($0.endLocation as? Place)?.offset] }
  }

  @Test func aRangeCannotEndBeforeItStarts() {
    #expect(NSTextRange(location: Place(3), end: Place(2)) == nil)
  }

  @Test func aRangeWithoutAnEndIsEmpty() {
    #expect(NSTextRange(location: Place(3), end: nil)?.isEmpty == true)
    #expect(NSTextRange(location: Place(3)).isEmpty)
    #expect(offsets(NSTextRange(location: Place(3))) == [3, 3])
  }

  @Test func theEndIsNotInTheRange() throws {
    let range = try range(2, 5)
    #expect([1, 2, 4, 5].map { range.contains(Place($0)) } == [false, true, true, false])
  }

  @Test func aRangeContainsItselfAndItsParts() throws {
    let outer = try range(2, 5)
    #expect(try outer.contains(range(2, 5)))
    #expect(try outer.contains(range(3, 4)))
    #expect(try !outer.contains(range(1, 4)))
    #expect(try !outer.contains(range(3, 6)))
  }

  @Test func rangesThatOnlyTouchShareNothing() throws {
    #expect(try !range(2, 5).intersects(range(5, 7)))
    #expect(try range(2, 5).intersection(range(5, 7)) == nil)
  }

  @Test func anIntersectionIsTheSharedPart() throws {
    #expect(try offsets(range(2, 5).intersection(range(4, 7))) == [4, 5])
    #expect(try offsets(range(4, 7).intersection(range(2, 5))) == [4, 5])
    #expect(try offsets(range(1, 9).intersection(range(4, 5))) == [4, 5])
  }

  @Test func aUnionCoversWhatIsBetween() throws {
    #expect(try offsets(range(2, 3).union(range(6, 7))) == [2, 7])
    #expect(try offsets(range(6, 7).union(range(2, 3))) == [2, 7])
  }

  @Test func equalRangesNeedNotShareTheirPlaces() throws {
    #expect(try range(2, 5).isEqual(to: range(2, 5)))
    #expect(try !range(2, 5).isEqual(to: range(2, 6)))
  }
}
