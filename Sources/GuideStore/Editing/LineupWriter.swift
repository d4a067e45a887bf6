import GuideModel

/// Changes the tables of channels, lists and searches from one lineup to another by writing the differences.
struct LineupWriter {
  let connection: SQLiteConnection

  /// Writes `new`. Call it in the transaction in which `old` was read.
  /// - Complexity: O(channels + members of lists that differ).
  func write(_ new: GuideLineup, over old: GuideLineup) throws {
    try writeChannels(new.channels, over: old.channels)
    try writeLists(new.lists, over: old.lists)
    try writeSearches(new.searches, over: old.searches)
  }

  private func writeChannels(_ new: [Channel], over old: [Channel]) throws {
    let known = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let isReordered = !new.lazy.map(\.id).elementsEqual(old.lazy.map(\.id))
    for (position, channel) in new.enumerated() {
      guard let before = known[channel.id] else { continue }
      if channel.isHidden != before.isHidden {
        try connection.run(
          "UPDATE channel SET hidden = ? WHERE key = ?", SQLiteValue(channel.isHidden), SQLiteValue(channel.id))
      }
      if channel.customName != before.customName {
        try connection.run(
          "UPDATE channel SET custom_name = ? WHERE key = ?", channel.customName.map { .text($0) } ?? .null,
          SQLiteValue(channel.id))
      }
      if isReordered {
        try connection.run(
          "UPDATE channel SET position = ?1 WHERE key = ?2 AND position <> ?1", SQLiteValue(position),
          SQLiteValue(channel.id))
      }
    }
  }

  private func writeLists(_ new: [ChannelList], over old: [ChannelList]) throws {
    guard new != old else { return }
    let known = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for id in Set(known.keys).subtracting(new.map(\.id)) {
      try connection.run("DELETE FROM list WHERE key = ?", SQLiteValue(id))
      try connection.run("DELETE FROM list_channel WHERE list = ?", SQLiteValue(id))
    }
    for (position, list) in new.enumerated() {
      try connection.run(
        "INSERT OR REPLACE INTO list(key, position, name) VALUES(?, ?, ?)", SQLiteValue(list.id), SQLiteValue(position),
        .text(list.name))
      guard list.channels != known[list.id]?.channels ?? [] else { continue }
      try connection.run("DELETE FROM list_channel WHERE list = ?", SQLiteValue(list.id))
      for (place, channel) in list.channels.enumerated() {
        try connection.run(
          "INSERT OR IGNORE INTO list_channel(channel, list, position) VALUES(?, ?, ?)", SQLiteValue(channel),
          SQLiteValue(list.id), SQLiteValue(place))
      }
    }
  }

  private func writeSearches(_ new: [SavedSearch], over old: [SavedSearch]) throws {
    guard new != old else { return }
    try connection.run("DELETE FROM saved_search")
    for (position, search) in new.enumerated() {
      try connection.run(
        "INSERT OR REPLACE INTO saved_search(key, position, name, text) VALUES(?, ?, ?, ?)", SQLiteValue(search.id),
        SQLiteValue(position), .text(search.name), .text(search.text))
    }
  }
}
