import GuideModel

/// The part of a guide that a chip selects.
public enum GuideFilter: Hashable, Sendable {
  case all
  /// A list of the user's own, in its own order.
  case list(ChannelList.ID)
  /// A group of the playlist.
  case group(String)
  /// The rows with airings that a saved search finds.
  case search(SavedSearch.ID)
  /// The rows that have a genre on the day in view.
  case genre(Genre)
}

/// The filter as one word, to be stored: "all", "list:1", "group:News".
extension GuideFilter: RawRepresentable, Codable {
  public var rawValue: String {
    switch self {
    case .all: "all"
    case .list(let id): "list:\(id)"
    case .group(let name): "group:\(name)"
    case .search(let id): "search:\(id)"
    case .genre(let genre): "genre:\(genre.rawValue)"
    }
  }

  public init?(rawValue: String) {
    if rawValue == "all" {
      self = .all
      return
    }
    guard let colon = rawValue.firstIndex(of: ":") else { return nil }
    let value = String(rawValue[rawValue.index(after: colon)...])
    switch rawValue[..<colon] {
    case "list":
      guard let id = ChannelList.ID(value) else { return nil }
      self = .list(id)
    case "group": self = .group(value)
    case "search":
      guard let id = SavedSearch.ID(value) else { return nil }
      self = .search(id)
    case "genre":
      guard let genre = UInt8(value).flatMap(Genre.init(rawValue:)), genre != .undefined else { return nil }
      self = .genre(genre)
    default: return nil
    }
  }
}
