import AppleNames
import Foundation
import Testing

struct LinguisticTaggerTests {
  private func tagger(_ text: String) -> NSLinguisticTagger {
    let tagger = NSLinguisticTagger(tagSchemes: [.tokenType, .lemma], options: 0)
    tagger.string = text
    return tagger
  }

  @Test func wordsAreFound() {
    let text = "It’s late. Good night, 2 films!"
    let tagger = tagger(text)
    var words: [String] = []
    let whole = NSRange(location: 0, length: text.utf16.count)
    tagger.enumerateTags(in: whole, unit: .word, scheme: .tokenType, options: [.omitPunctuation, .omitWhitespace]) {
      tag, range, _ in
      #expect(tag == .word)
      words.append((text as NSString).substring(with: range))
    }
    #expect(words == ["It’s", "late", "Good", "night", "2", "films"])
    #expect(tagger.tag(at: 9, unit: .word, scheme: .tokenType, tokenRange: nil) == .punctuation)
    #expect(tagger.tag(at: 10, unit: .word, scheme: .tokenType, tokenRange: nil) == .whitespace)
    #expect(tagger.tag(at: 0, unit: .word, scheme: .lemma, tokenRange: nil) == nil)
    var ranges: NSArray?
    let tags = tagger.tags(in: NSRange(location: 0, length: 7), unit: .word, scheme: .tokenType, tokenRanges: &ranges)
    #expect(tags == [.word, .whitespace, .word] && ranges?.count == 3)
  }

  @Test func enumerationStops() {
    var count = 0
    tagger("a b c").enumerateTags(in: NSRange(location: 0, length: 5), unit: .word, scheme: .tokenType) { _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
  }

  @Test func sentencesAndParagraphsAreFound() {
    let tagger = tagger("One. Two.\nThree.")
    #expect(tagger.tokenRange(at: 6, unit: .sentence) == NSRange(location: 5, length: 5))
    #expect(tagger.sentenceRange(for: NSRange(location: 1, length: 6)) == NSRange(location: 0, length: 10))
    #expect(tagger.tokenRange(at: 12, unit: .paragraph) == NSRange(location: 10, length: 6))
    #expect(tagger.tokenRange(at: 3, unit: .document) == NSRange(location: 0, length: 16))
    #expect(tagger.tokenRange(at: 16, unit: .word).location == NSNotFound)
    tagger.string = nil
    #expect(tagger.tokenRange(at: 0, unit: .document).location == NSNotFound)
  }
}
