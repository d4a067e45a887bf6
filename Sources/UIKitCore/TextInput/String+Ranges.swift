extension String {
  /// Returns the UTF-16 units of a range of Characters.
  func utf16Range(ofCharacters range: Range<Int>) -> Range<Int> {
    let low = index(startIndex, offsetBy: max(range.lowerBound, 0), limitedBy: endIndex) ?? endIndex
    let high = index(low, offsetBy: range.count, limitedBy: endIndex) ?? endIndex
    let start = utf16.distance(from: startIndex, to: low)
    return start..<start + utf16.distance(from: low, to: high)
  }

  /// Returns the Characters that contain the ends of a range of UTF-16 units.
  func characterRange(ofUTF16 range: Range<Int>) -> Range<Int> {
    var units = 0
    var low: Int?
    var high: Int?
    var count = 0
    for character in self {
      if low == nil, units >= range.lowerBound { low = count }
      if high == nil, units >= range.upperBound { high = count }
      if low != nil, high != nil { break }
      units += character.utf16.count
      count += 1
    }
    let start = low ?? count
    return start..<max(start, high ?? count)
  }
}
