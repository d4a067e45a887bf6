extension [String: Set<String>] {
  /// Reads a table of names: on each line a type and the names of its members, separated by spaces. A type may have
  /// several lines.
  init(table: String) {
    self.init()
    for line in table.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ").map(String.init)
      guard let type = words.first else { continue }
      self[type, default: []].formUnion(words.dropFirst())
    }
  }
}
