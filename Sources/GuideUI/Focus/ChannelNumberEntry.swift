import GuideModel

/// A channel number while it is typed, digit by digit.
struct ChannelNumberEntry: Equatable {
  /// The maximum number of digits: no channel has a longer number.
  static let longest = 6

  private(set) var typed = ""

  /// Adds a digit, or a point after the first digit.
  /// - Returns: whether the character belongs to a number.
  mutating func append(_ character: Character) -> Bool {
    let isDigit = character.isASCII && character.isNumber
    let isPoint = (character == "." || character == "-") && !typed.isEmpty && !typed.contains(".")
    guard isDigit || isPoint else { return false }
    if typed.count < Self.longest { typed.append(isPoint ? "." : character) }
    return true
  }

  mutating func removeLast() { if !typed.isEmpty { typed.removeLast() } }

  /// Returns the intended row: the channel with that number, else the one with the lowest number that begins with it,
  /// else none.
  /// - Complexity: O(channels).
  func row(in channels: [Channel]) -> Int? {
    guard !typed.isEmpty else { return nil }
    let wanted = ChannelNumber(typed)
    var nearest: (row: Int, number: ChannelNumber)?
    for (row, channel) in channels.enumerated() where !channel.number.isEmpty {
      let number = ChannelNumber(channel.number)
      if number == wanted { return row }
      guard channel.number.hasPrefix(typed) else { continue }
      if nearest.map({ number < $0.number }) ?? true { nearest = (row, number) }
    }
    return nearest?.row
  }
}
