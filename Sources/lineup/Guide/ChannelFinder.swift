import GuideModel

/// Finds channels by what the user typed.
enum ChannelFinder {
  /// Finds channels by key (`#12`), number, feed id or name; else every channel whose name contains the text.
  /// - Throws: `CommandError` if there is none.
  static func find(_ text: String, in channels: [Channel]) throws -> [Channel] {
    if text.hasPrefix("#"), let key = Channel.Key(text.dropFirst()) {
      let found = channels.filter { $0.id == key }
      if !found.isEmpty { return found }
    }
    let exact = channels.filter { $0.number == text || $0.feedID == text || $0.name == text }
    if !exact.isEmpty { return exact }
    let lowercased = text.lowercased()
    let folded = channels.filter { $0.feedID.lowercased() == lowercased || $0.name.lowercased() == lowercased }
    if !folded.isEmpty { return folded }
    let partial = channels.filter { channel in
      channel.name.lowercased().contains(lowercased)
        || channel.displayNames.contains { $0.lowercased().contains(lowercased) }
    }
    guard !partial.isEmpty else {
      throw CommandError(localized("There is no channel '\(text)'. 'lineup channels --all' lists them."))
    }
    return partial
  }

  /// Finds the only channel that matches.
  /// - Throws: `CommandError` if there is none or more than one.
  static func one(_ text: String, in channels: [Channel]) throws -> Channel {
    let found = try find(text, in: channels)
    guard found.count == 1, let channel = found.first else {
      let list = found.prefix(5).map { "#\($0.id) \($0.name)" }.joined(separator: ", ")
      throw CommandError(
        localized(
          "'\(text)' matches \(found.count) channels (\(list)\(found.count > 5 ? ", …" : "")). Use the #key of one."))
    }
    return channel
  }
}
