import Foundation

/// Finds misspelt words and suggests corrections, with the desktop's dictionaries (Enchant). If they are not installed,
/// there are no languages and no word is misspelt.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextchecker).
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private static var learned: Set<String> = []
  private var ignored: Set<String> = []

  public override init() {
    super.init()
  }

  /// The languages of the installed dictionaries, such as `en_GB`.
  open class var availableLanguages: [String] { SpellingDictionaries.shared?.languages ?? [] }

  /// Returns the range of the first misspelt word that begins at or after `startingOffset` in `range`, in UTF-16 units.
  /// With `wrapFlag` the search continues from the beginning of the range. The location is `NSNotFound` if there is
  /// none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let text = NSString(string: stringToCheck)
    let range = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
    let start = min(max(startingOffset, range.location), NSMaxRange(range))
    let rest = NSRange(location: start, length: NSMaxRange(range) - start)
    let before = NSRange(location: range.location, length: start - range.location)
    for part in wrapFlag ? [rest, before] : [rest] {
      if let found = firstMisspelling(in: text, part, language: language) { return found }
    }
    return NSRange(location: NSNotFound, length: 0)
  }

  private func firstMisspelling(in text: NSString, _ range: NSRange, language: String) -> NSRange? {
    guard let dictionaries = SpellingDictionaries.shared, range.length > 0 else { return nil }
    for place in Self.words(of: text, in: range) {
      let word = text.substring(with: place)
      if ignored.contains(word) || Self.learned.contains(word) { continue }
      if dictionaries.isMisspelt(word, language: language) { return place }
    }
    return nil
  }

  /// Returns the words: runs of letters, with apostrophes between them.
  private static func words(of text: NSString, in range: NSRange) -> [NSRange] {
    var result: [NSRange] = []
    var place = range.location
    let letters = CharacterSet.letters.union(.nonBaseCharacters)
    for character in text.substring(with: range) {
      let length = character.utf16.count
      let isLetter = character.unicodeScalars.allSatisfy(letters.contains)
      if isLetter || "'’".contains(character) {
        if let last = result.last, NSMaxRange(last) == place {
          result[result.count - 1].length += length
        } else if isLetter {
          result.append(NSRange(location: place, length: length))
        }
      }
      place += length
    }
    return result
  }

  /// Returns words that may have been meant, the likeliest first; nil if there is no dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    let text = NSString(string: string)
    guard NSMaxRange(range) <= text.length, range.length > 0 else { return nil }
    return SpellingDictionaries.shared?.suggestions(text.substring(with: range), language: language)
  }

  /// Returns words that begin with the given part, from the learned ones and the suggestions.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    let text = NSString(string: string)
    guard NSMaxRange(range) <= text.length, range.length > 0 else { return nil }
    let beginning = text.substring(with: range)
    let guesses = SpellingDictionaries.shared?.suggestions(beginning, language: language) ?? []
    return Self.learned.sorted().filter { $0.hasPrefix(beginning) } + guesses.filter { $0.hasPrefix(beginning) }
  }

  /// Makes this checker accept a word.
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

  /// The words that this checker accepts.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }

  /// Makes all checkers accept a word while the program runs. It is not saved.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Removes a word from the learned ones.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
}
