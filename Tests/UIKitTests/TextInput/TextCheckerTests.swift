import Testing
import UIKit

@MainActor struct TextCheckerTests {
  @MainActor private static func hasDictionary() -> Bool { !UITextChecker.availableLanguages.isEmpty }

  @Test func noWordIsMisspeltInALanguageWithoutADictionary() {
    let checker = UITextChecker()
    let text = "Qwrt zxcv"
    let whole = NSRange(location: 0, length: 9)
    let found = checker.rangeOfMisspelledWord(in: text, range: whole, startingAt: 0, wrap: false, language: "xx_XX")
    #expect(found.location == NSNotFound)
    #expect(checker.guesses(forWordRange: whole, in: text, language: "xx_XX") == nil)
  }

  @Test(.enabled("a dictionary of Enchant's is installed", hasDictionary)) func ignoredWordsAreRight() throws {
    let language = try #require(UITextChecker.availableLanguages.first)
    let checker = UITextChecker()
    let text = "Qwrtzx"
    let whole = NSRange(location: 0, length: 6)
    func look() -> Int {
      checker.rangeOfMisspelledWord(in: text, range: whole, startingAt: 0, wrap: false, language: language).location
    }
    #expect(look() == 0)
    checker.ignoreWord(text)
    #expect(look() == NSNotFound)
  }

  @Test func learnedWordsAreKept() {
    UITextChecker.learnWord("Lineuplike")
    #expect(UITextChecker.hasLearnedWord("Lineuplike"))
    UITextChecker.unlearnWord("Lineuplike")
    #expect(!UITextChecker.hasLearnedWord("Lineuplike"))
  }
}
