import Foundation
import Testing

@testable import CollectionCore

@Suite struct ElementKeyTests {
  @Test(arguments: [[], [4], [0, 0], [3, 9], [1, 2, 3], [5, 4, 3, 2]] as [IndexPath])
  func `a key gives back what it was made of`(path: IndexPath) {
    let key = ElementKey(category: .decorationView, kind: "line", indexPath: path)
    #expect(key.indexPath == path && key.kind == "line" && key.category == .decorationView)
    #expect(key == .decoration("line", path))
    #expect(key != .decoration("other", path) && key != .supplementary("line", path))
  }

  @Test func `keys stand by category, then index path, then kind`() {
    let sorted: [ElementKey] = [
      .cell([0, 9]), .cell([1, 0]), .supplementary("a", [0, 0]), .supplementary("b", [0, 0]),
      .supplementary("a", [0, 1]), .decoration("a", [0]), .decoration("a", [0, 0, 1]), .decoration("a", [0, 1]),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    for (place, key) in sorted.enumerated() { #expect(!(key < key) && sorted[..<place].allSatisfy { $0 < key }) }
  }

  @Test func `another index path is another key of the same element`() {
    var key = ElementKey.supplementary("header", [0, 0])
    key.indexPath = [2, 7]
    #expect(key == .supplementary("header", [2, 7]))
  }
}
