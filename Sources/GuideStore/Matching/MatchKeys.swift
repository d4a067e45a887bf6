/// The forms of a channel's identifiers and names by which others find it.
struct MatchKeys {
  /// The greatest number of names used of one channel; some feeds list dozens.
  static let mostNames = 8

  var id: String
  var foldedID: String
  /// The identifier before an `@`, folded; `nil` if there is none.
  var base: String?
  var isBareNumber: Bool
  var tvgName: String?
  /// Folded, each once.
  var names: [String] = []
  /// Each once.
  var plain: [ChannelNames.Plain] = []
  /// The country at the end of the identifier; empty if there is none.
  var country: String

  init(id: String, tvgName: String, names: [String]) {
    self.id = id
    let folded = FeedID.fold(id)
    foldedID = folded
    base = folded.firstIndex(of: "@").flatMap { $0 > folded.startIndex ? String(folded[..<$0]) : nil }
    isBareNumber = !id.isEmpty && folded.utf8.allSatisfy { (0x30...0x39).contains($0) }
    country = ChannelNames.country(ofID: id)
    self.tvgName = ChannelNames.folded(tvgName)
    for name in names.prefix(Self.mostNames) {
      if let folded = ChannelNames.folded(name), !self.names.contains(folded) { self.names.append(folded) }
    }
    for name in ([tvgName] + names).prefix(Self.mostNames) where !name.isEmpty {
      if let form = ChannelNames.plain(name), !plain.contains(where: { $0.text == form.text }) { plain.append(form) }
    }
  }

  /// Whether they have a name in common, in any form.
  func sharesName(with other: MatchKeys) -> Bool {
    if names.contains(where: { other.names.contains($0) }) { return true }
    if let tvgName, other.names.contains(tvgName) { return true }
    if let tvgName = other.tvgName, names.contains(tvgName) { return true }
    return plain.contains { form in other.plain.contains { $0.text == form.text } }
  }

  /// Whether their identifiers end in different countries, so that the same name does not count.
  func isForeign(to other: MatchKeys) -> Bool {
    let own = allCountries
    let others = other.allCountries
    return !own.isEmpty && !others.isEmpty && own.isDisjoint(with: others)
  }

  private var allCountries: Set<String> {
    var all = Set(plain.map(\.country))
    all.insert(country)
    all.remove("")
    return all
  }
}
