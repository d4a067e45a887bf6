/// The role of an element, by its name. Details contain every element, whatever its role.
enum XMLTVRole: UInt8 {
  case other, tv, channel, programme
  case title, subtitle, description, category, episodeNumber
  case new, premiere, previouslyShown, lastChance, subtitles, live, credits
  case displayName, icon, number

  /// Whether the element is directly in a programme and contains text.
  var isText: Bool {
    switch self {
    case .title, .subtitle, .description, .category, .episodeNumber: true
    default: false
    }
  }

  /// Whether the element may occur in a record and is not a record itself.
  var isField: Bool { rawValue &- Self.tv.rawValue > Self.programme.rawValue - Self.tv.rawValue }

  init(name: UnsafeRawBufferPointer) {
    self = Self.names.first { $0.0.elementsEqual(name) }?.1 ?? .other
  }

  private static let names: [(String.UTF8View, XMLTVRole)] = [
    ("tv".utf8, .tv), ("channel".utf8, .channel), ("programme".utf8, .programme), ("program".utf8, .programme),
    ("title".utf8, .title), ("sub-title".utf8, .subtitle), ("desc".utf8, .description),
    ("category".utf8, .category), ("episode-num".utf8, .episodeNumber), ("new".utf8, .new),
    ("premiere".utf8, .premiere), ("previously-shown".utf8, .previouslyShown), ("last-chance".utf8, .lastChance),
    ("subtitles".utf8, .subtitles), ("live".utf8, .live), ("credits".utf8, .credits),
    ("display-name".utf8, .displayName), ("icon".utf8, .icon), ("lcn".utf8, .number),
  ]
}
