/// Finds guides' channels by the forms of their identifiers and names. For each form it keeps one channel of each guide
/// and the number of others, so that a look-up costs no more than the number of guides.
struct GuideIndex {
  struct Found {
    /// Index in the lineup's sources.
    var source: Int
    /// Index in the lineup's channels.
    var channel: Int
    /// The number of channels of the guide with this form.
    var count: Int
  }

  private var byID: [String: [Found]] = [:]
  private var byFoldedID: [String: [Found]] = [:]
  private var byBase: [String: [Found]] = [:]
  private var byName: [String: [Found]] = [:]
  private var byPlain: [String: [Found]] = [:]
  private var byNumber: [String: [Found]] = [:]
  private(set) var isEmpty = true

  /// Adds a channel; those of one source must follow each other.
  mutating func add(_ channel: Int, of source: Int, keys: MatchKeys, number: String) {
    func note(_ table: inout [String: [Found]], _ key: String) {
      guard !key.isEmpty else { return }
      var found = table[key] ?? []
      if let last = found.last, last.source == source {
        if last.channel != channel { found[found.count - 1].count += 1 }
      } else {
        found.append(Found(source: source, channel: channel, count: 1))
      }
      table[key] = found
    }
    isEmpty = false
    note(&byID, keys.id)
    note(&byFoldedID, keys.foldedID)
    if let base = keys.base { note(&byBase, base) }
    for name in keys.names { note(&byName, name) }
    for form in keys.plain { note(&byPlain, form.text) }
    note(&byNumber, number)
  }

  func withID(_ id: String) -> [Found] { id.isEmpty ? [] : byID[id] ?? [] }
  func withFoldedID(_ id: String) -> [Found] { id.isEmpty ? [] : byFoldedID[id] ?? [] }

  /// Returns the channels whose identifier is the same except for a suffix: the one without a suffix if `keys` has one;
  /// the only one with a suffix if it has none.
  func withSuffix(_ keys: MatchKeys) -> [Found] {
    if let base = keys.base { return byFoldedID[base] ?? [] }
    return keys.foldedID.isEmpty ? [] : (byBase[keys.foldedID] ?? []).filter { $0.count == 1 }
  }

  func withName(_ name: String) -> [Found] { byName[name] ?? [] }
  func withPlainName(_ name: String) -> [Found] { byPlain[name] ?? [] }
  func withNumber(_ number: String) -> [Found] { number.isEmpty ? [] : byNumber[number] ?? [] }
}
