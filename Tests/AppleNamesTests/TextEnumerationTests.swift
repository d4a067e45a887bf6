import Foundation
import Testing

@testable import AppleNames

@Suite struct TextEnumerationTests {
  private func parts(_ text: String, _ options: NSString.EnumerationOptions) -> [String] {
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, _, _ in found.append(part ?? "nil") }
    return found
  }

  @Test func wordsExcludeTheTextBetweenThem() {
    let text = "“Hello, world!” It’s 3.14 o'clock_now — 😀 ok"
    #expect(parts(text, .byWords) == ["Hello", "world", "It’s", "3.14", "o'clock_now", "ok"])
    #expect(parts(text, [.byWords, .reverse]).first == "ok")
    #expect(parts("", .byWords) == [])
    #expect(parts("...", .byWords) == [])
  }

  @Test func wordsWithoutSpacesAreFoundByDictionaries() {
    #expect(parts("สวัสดีชาวโลก", [.byWords, .localized]).count > 1)
    #expect(parts("東京都に住む", .byWords).count > 1)
  }

  @Test func enclosingRangesCoverTheText() {
    let text = "  One, two"
    var ranges: [String] = []
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { _, _, range, _ in
      ranges.append(String(text[range]))
    }
    #expect(ranges == ["  One, ", "two"])
  }

  @Test func sentencesHaveTheSpacesAfterThem() {
    let text = "Hello there! Is it 3.5 km? “Yes.” Mr. x went.\nEnd"
    #expect(parts(text, .bySentences) == ["Hello there! ", "Is it 3.5 km? ", "“Yes.” ", "Mr. x went.\n", "End"])
  }

  @Test func linesAndParagraphsAreWithoutTheirEnds() {
    let text = "a\nb\r\n\nc\u{2028}d\n"
    #expect(parts(text, .byLines) == ["a", "b", "", "c", "d"])
    #expect(parts(text, .byParagraphs) == ["a", "b", "", "c\u{2028}d"])
    #expect(parts("e\u{301}👨‍👩‍👧🇩🇪", .byComposedCharacterSequences) == ["e\u{301}", "👨‍👩‍👧", "🇩🇪"])
    #expect(parts("ab", .byCaretPositions) == ["a", "b"])
  }

  @Test func onlyTheRangeIsEnumerated() {
    let text = "one two three" as NSString
    var found: [String] = []
    text.enumerateSubstrings·within(in: NSRange(location: 4, length: 7), options: .byWords) { part, range, _, _ in
      found.append("\(part ?? "") \(range.location)")
    }
    #expect(found == ["two 4", "thr 8"])
  }

  @Test func enumerationsStop() {
    var count = 0
    "a b c".enumerateSubstrings(in: "a b c".startIndex..., options: [.byWords, .substringNotRequired]) {
      part, _, _, stop in
      count += 1
      stop = part == nil
    }
    #expect(count == 1)
  }

  @Test func mutableTextsMayChange() {
    let text = NSMutableString(string: "one two")
    text.enumerateSubstrings·within(in: NSRange(location: 0, length: 7), options: .byWords) { part, range, _, _ in
      text.replaceCharacters(in: range, with: (part ?? "") + "!")
    }
    #expect(text == "one! two!")
  }

  // Without ICU's dictionaries.
  @Test(arguments: [
    ("Hello, world! It’s 3.14 o'clock_now", ["Hello", "world", "It’s", "3.14", "o'clock_now"]),
    ("東京 カタカナ ab", ["東", "京", "カタカナ", "ab"]), ("e\u{301}a 1,000.5 a.b 1.a", ["e\u{301}a", "1,000.5", "a.b", "1", "a"]),
    ("_ a_b __1", ["a_b", "__1"]),
  ])
  func wordsAreFoundByRulesToo(text: String, words: [String]) {
    let units = Array(text.utf16)
    let segments = TextSegmentation(unit: .word, locale: "").ruleSegments(of: units)
    #expect(segments.filter { !$0.isGap }.map { String(decoding: units[$0.range], as: UTF16.self) } == words)
    #expect(segments.map(\.range.count).reduce(0, +) == units.count)
  }

  @Test func sentencesAreFoundByRulesToo() {
    let text = "Hello there! Is it 3.5 km? “Yes.” Mr. x went.\nEnd"
    let units = Array(text.utf16)
    let segments = TextSegmentation(unit: .sentence, locale: "").ruleSegments(of: units)
    #expect(segments.map(\.range) == TextSegmentation(unit: .sentence, locale: "en").segments(of: units).map(\.range))
  }

  @Test func longTextsAreLinear() {
    let text = String(repeating: "word ", count: 200_000)
    var count = 0
    text.enumerateSubstrings(in: text.startIndex..., options: [.byWords, .substringNotRequired]) { _, _, _, _ in
      count += 1
    }
    #expect(count == 200_000)
  }

  @Test func tokenizersFindWords() throws {
    let text = "Hello, big world" as NSString
    let tokenizer = try #require(
      CFStringTokenizerCreate(
        kCFAllocatorDefault, text, CFRangeMake(0, text.length), kCFStringTokenizerUnitWord,
        NSLocale(localeIdentifier: "en")))
    var words: [String] = []
    while CFStringTokenizerAdvanceToNextToken(tokenizer) != [] {
      let range = CFStringTokenizerGetCurrentTokenRange(tokenizer)
      words.append(text.substring(with: NSRange(location: range.location, length: range.length)))
    }
    #expect(words == ["Hello", "big", "world"])
    #expect(CFStringTokenizerGetCurrentTokenRange(tokenizer).location == kCFNotFound)
    #expect(CFStringTokenizerGoToTokenAtIndex(tokenizer, 8) == .normal)
    #expect(CFStringTokenizerGetCurrentTokenRange(tokenizer) == CFRange(location: 7, length: 3))
    #expect(CFStringTokenizerGoToTokenAtIndex(tokenizer, 5) == [])
  }
}
