/// Places in broken XML from which an XMLTV reader can continue.
enum Resumption {
  enum Kind: Equatable {
    /// `<tv`: another document.
    case document
    /// `<programme`, `<channel`, or the end of the guide.
    case record
    /// An element of a programme or channel, or the end of one.
    case field
  }

  enum Finding: Equatable {
    case found(Int, Kind)
    /// A tag starts there, but the bytes end within its name.
    case cut(Int)
  }

  /// Longer than any name that is searched, with its brackets.
  static let longestTag = 24

  /// Returns the first place in `bytes[..<limit]`. O(bytes).
  /// - Parameter isInRecord: whether elements of a record are acceptable.
  static func find(in bytes: UnsafeRawBufferPointer, isInRecord: Bool, before limit: Int) -> Finding? {
    var index = 0
    while index < limit {
      guard bytes[index] == 0x3C else {
        index += 1
        continue
      }
      var end = index + 1
      let isEnd = end < bytes.count && bytes[end] == 0x2F
      if isEnd { end += 1 }
      let from = end
      while end < bytes.count, end - index < longestTag, isNameByte(bytes[end]) { end += 1 }
      if end == bytes.count && end - index < longestTag { return .cut(index) }
      if let kind = kind(UnsafeRawBufferPointer(rebasing: bytes[from..<end]), isEnd: isEnd, isInRecord: isInRecord) {
        return .found(index, kind)
      }
      index += 1
    }
    return nil
  }

  private static func kind(_ name: UnsafeRawBufferPointer, isEnd: Bool, isInRecord: Bool) -> Kind? {
    guard name.count >= 2 else { return nil }
    func equals(_ wanted: StaticString) -> Bool {
      guard wanted.utf8CodeUnitCount == name.count else { return false }
      for index in 0..<name.count where lower(name[index]) != wanted.utf8Start[index] { return false }
      return true
    }
    if equals("tv") { return isEnd ? .record : .document }
    if equals("programme") || equals("channel") { return isEnd ? (isInRecord ? .field : nil) : .record }
    guard isInRecord, !isEnd else { return nil }
    return fields.contains(where: equals) ? .field : nil
  }

  private static let fields: [StaticString] = [
    "title", "sub-title", "desc", "credits", "date", "category", "keyword", "language", "orig-language", "length",
    "icon", "url", "country", "episode-num", "video", "audio", "previously-shown", "premiere", "last-chance", "new",
    "subtitles", "rating", "star-rating", "review", "image", "display-name", "lcn", "live",
  ]

  private static func lower(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
  private static func isNameByte(_ byte: UInt8) -> Bool {
    lower(byte) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x5F
  }
}
