import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// Finding a text in another.
@MainActor @Suite struct TextSearchTests {
  private func places(
    _ query: String, _ text: String, _ options: NSString.CompareOptions = [],
    _ method: UITextSearchOptions.WordMatchMethod = .contains
  ) -> [Range<Int>] {
    TextSearch.ranges(of: query, in: text, options: options, method: method)
  }

  @Test func `results are in UTF-16 units and do not overlap`() {
    #expect(places("aa", "aaaaa") == [0..<2, 2..<4])
    #expect(places("b", "a\u{1F6EB}b\u{1F6EB}b") == [3..<4, 6..<7])
    #expect(places("", "a") == [] && places("a", "") == [] && places("x", "abc") == [])
  }

  @Test func `case and accents count unless they are ignored`() {
    #expect(places("cafe", "Cafe café CAFÉ", .caseInsensitive) == [0..<4])
    #expect(places("cafe", "Cafe café CAFÉ", [.caseInsensitive, .diacriticInsensitive]).count == 3)
    #expect(places("Cafe", "Cafe cafe") == [0..<4])
  }

  @Test func `words can be required`() {
    let text = "art party start art_work état-art Art"
    #expect(places("art", text, [], .fullWord) == [0..<3, 30..<33])
    #expect(places("art", text, [], .startsWith) == [0..<3, 16..<19, 30..<33])
    // A letter outside the Basic Multilingual Plane.
    #expect(places("a", "\u{1D400}a a", [], .fullWord) == [4..<5])
  }

  @Test func `a query can be a pattern`() {
    #expect(places("a.c", "abc a.c ac", .regularExpression) == [0..<3, 4..<7])
    #expect(places("A.C", "abc", [.regularExpression, .caseInsensitive]) == [0..<3])
    #expect(places("x*", "abc", .regularExpression) == [], "empty matches are no results")
    #expect(places("(", "(", .regularExpression) == [], "an incomplete pattern")
  }

  @Test func `options for one result make no difference`() {
    #expect(places("a", "a b a", [.backwards, .anchored]) == [0..<1, 4..<5])
  }

  @Test func `results agree with a comparison at each place`() {
    var random = SystemRandomNumberGenerator.seeded(7)
    for _ in 0..<200 {
      let text = String((0..<40).map { _ in "abé\u{1F6EB}".randomElement(using: &random) ?? "a" })
      let query = String((0..<2).map { _ in "abé\u{1F6EB}".randomElement(using: &random) ?? "a" })
      let (units, wanted) = (Array(text.utf16), Array(query.utf16))
      var naive: [Range<Int>] = []
      var place = 0
      while place + wanted.count <= units.count {
        if Array(units[place..<place + wanted.count]) == wanted {
          naive.append(place..<place + wanted.count)
          place += wanted.count
        } else {
          place += 1
        }
      }
      #expect(places(query, text) == naive, "\(query) in \(text)")
    }
  }
}

extension SystemRandomNumberGenerator {
  /// A generator with the same numbers in every run.
  fileprivate static func seeded(_ seed: UInt64) -> some RandomNumberGenerator { Numbers(state: seed) }

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }
}
