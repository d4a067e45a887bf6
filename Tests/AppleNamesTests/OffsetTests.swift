import AppleNames
import Foundation
import Testing

struct OffsetTests {
  private let letters = Array("abcdef")

  private func moved(_ source: IndexSet, _ destination: Int) -> String {
    var moved = letters
    moved.move(fromOffsets: source, toOffset: destination)
    return String(moved)
  }

  @Test func elementsAreMovedBeforeAnother() {
    #expect(moved([0], 3) == "bcadef" && moved([4], 1) == "aebcdf")
    #expect(moved([1, 3, 4], 0) == "bdeacf" && moved([0, 2, 5], 4) == "bdacfe" && moved([1, 3], 6) == "acefbd")
    #expect(moved([2], 2) == "abcdef" && moved([2], 3) == "abcdef" && moved([], 4) == "abcdef")
    #expect(moved(IndexSet(0..<6), 6) == "abcdef")
  }

  @Test func elementsAreRemoved() {
    func rest(_ offsets: IndexSet) -> String {
      var rest = letters
      rest.remove(atOffsets: offsets)
      return String(rest)
    }
    #expect(rest([0, 2, 5]) == "bde" && rest([]) == "abcdef" && rest(IndexSet(0..<6)) == "")
    var part = letters[2...]
    part.remove(atOffsets: [0])
    #expect(String(part) == "def" && part.startIndex == 2)
  }

  @Test func partsOfListsAreMovedWithinThemselves() {
    var part = letters[1..<4]
    part.move(fromOffsets: [2], toOffset: 0)
    #expect(String(part) == "dbc" && part.startIndex == 1)
  }
}
