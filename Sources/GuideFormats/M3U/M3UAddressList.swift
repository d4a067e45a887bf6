/// Splits a list of guides' addresses as playlists write it.
enum M3UAddressList {
  /// Longer than any beginning of an address that is searched.
  private static let longestStart = 6

  /// Splits a list at commas and semicolons. Both may also be part of an address, so only one that is followed by
  /// another address separates. O(length).
  /// - Parameter work: increased by the number of characters examined.
  static func split(_ list: String, work: inout Int) -> [String] {
    let text = Array(list.unicodeScalars)
    var addresses: [String] = []
    var from = 0
    var place = 0
    func take(_ range: Range<Int>) {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: text[range])
      addresses.append(String(view).trimmed)
    }
    while place < text.count {
      work += 1
      guard text[place] == "," || text[place] == ";" else {
        place += 1
        continue
      }
      let separator = place
      place += 1
      while place < text.count, text[place].properties.isWhitespace { (place, work) = (place + 1, work + 1) }
      var start = String.UnicodeScalarView()
      start.append(contentsOf: text[place..<min(place + longestStart, text.count)])
      let next = String(start).lowercased()
      if ["http:", "https:", "file:", "/"].contains(where: next.hasPrefix) {
        take(from..<separator)
        from = separator + 1
      }
    }
    take(from..<text.count)
    return addresses
  }
}
