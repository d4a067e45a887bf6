/// The units of a string, such as words. O(its length).
enum TextUnits {
  /// Returns the units in order, in UTF-16 units. Spaces between words belong to none, those between sentences to the
  /// sentence before.
  static func ranges(of granularity: UITextGranularity, in text: String) -> [Range<Int>] {
    let characters = Array(text)
    var starts = [0]
    for character in characters { starts.append(starts[starts.count - 1] + character.utf16.count) }
    let groups: [Range<Int>] =
      switch granularity {
      case .character: characters.indices.map { $0..<$0 + 1 }
      case .word: words(characters)
      case .sentence: sentences(characters)
      case .paragraph, .line: paragraphs(characters)
      case .document: characters.isEmpty ? [] : [0..<characters.count]
      }
    return groups.map { starts[$0.lowerBound]..<starts[$0.upperBound] }
  }

  private static func words(_ characters: [Character]) -> [Range<Int>] {
    func isPart(_ index: Int) -> Bool { characters[index].isLetter || characters[index].isNumber }
    var result: [Range<Int>] = []
    var start: Int?
    for index in characters.indices {
      let isJoining =
        (characters[index] == "'" || characters[index] == "\u{2019}") && index > 0 && isPart(index - 1)
        && index + 1 < characters.count && isPart(index + 1)
      if isPart(index) || isJoining {
        start = start ?? index
      } else if let begun = start {
        result.append(begun..<index)
        start = nil
      }
    }
    if let start { result.append(start..<characters.count) }
    return result
  }

  private static func sentences(_ characters: [Character]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for index in characters.indices.dropLast() {
      let ends = ".!?\u{2026}".contains(characters[index]) && characters[index + 1].isWhitespace
      // The sentence includes the spaces that follow it.
      let goesOn =
        characters[index].isWhitespace && !characters[index].isNewline && index > start
        && !characters[index + 1].isWhitespace && isBehindEnd(index, characters, from: start)
      if characters[index].isNewline || goesOn || ends && characters[index + 1].isNewline {
        result.append(start..<index + 1)
        start = index + 1
      }
    }
    if start < characters.count { result.append(start..<characters.count) }
    return result
  }

  /// Returns whether there are only spaces between a sentence's end and an index.
  private static func isBehindEnd(_ index: Int, _ characters: [Character], from start: Int) -> Bool {
    var place = index
    while place > start, characters[place].isWhitespace { place -= 1 }
    return ".!?\u{2026}".contains(characters[place])
  }

  private static func paragraphs(_ characters: [Character]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for index in characters.indices where characters[index].isNewline {
      result.append(start..<index)
      start = index + 1
    }
    if start < characters.count { result.append(start..<characters.count) }
    return result
  }
}
