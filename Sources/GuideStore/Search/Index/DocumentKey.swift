/// An airing's key with the time in front, so that documents are numbered in the order of time:
///
///     62        29 28        9 8       0
///     [ start     ][ channel  ][ ordinal ]
struct DocumentKey: Hashable, Comparable {
  var rawValue: Int64

  init(rawValue: Int64) { self.rawValue = rawValue }

  init(_ key: AiringKey) {
    rawValue = key.start << 29 | Int64(key.channel) << 9 | Int64(key.ordinal)
  }

  var start: Int64 { rawValue >> 29 }
  var channel: Int32 { Int32(truncatingIfNeeded: rawValue >> 9 & AiringKey.maximumChannel) }
  var airing: AiringKey {
    AiringKey(channel: channel, start: start, ordinal: rawValue & AiringKey.maximumOrdinal)
  }

  static func < (a: DocumentKey, b: DocumentKey) -> Bool { a.rawValue < b.rawValue }
}
