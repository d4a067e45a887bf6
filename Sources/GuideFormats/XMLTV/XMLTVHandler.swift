import CXML
import Foundation
import GuideModel

/// Turns the parser's events into records. Lives behind one pointer, holds bytes in arenas and counters in a plain
/// buffer, so that an event costs no allocation and no reference counting.
struct XMLTVHandler {
  typealias Encoding = ElementTree.Encoding
  typealias Slice = FeedBatch.Slice

  let options: XMLTVOptions
  private(set) var names = NameTable()
  private let issues: UnsafeMutablePointer<Int>

  // The batch under construction.
  var arena: ByteArena
  private var channels: [FeedBatch.ChannelRecord] = []
  private var programmes: [FeedBatch.ProgrammeRecord] = []
  private var lastChannel = Slice()

  // The record under construction. Depth 0: none; 1: in it; 2: in a child of it; …
  enum Record { case none, channel, programme, dropped }
  private(set) var record = Record.none
  private(set) var depth = 0
  private var details = ByteArena(capacity: 64 << 10)
  private var text = ByteArena(capacity: 16 << 10)
  private var field = ByteArena(capacity: 16 << 10)
  private var fieldRole = XMLTVRole.other
  private var fieldRank = 0
  private var isTextCut = false
  /// Below this depth elements are passed over: the programme has grown too long, or nests absurdly.
  private var skipBelow = Int.max
  private var programme = FeedBatch.ProgrammeRecord()
  private var channelID = ByteArena(capacity: 256)
  private var title = ByteArena(capacity: 1024)
  private var subtitle = ByteArena(capacity: 1024)
  private var summary = ByteArena(capacity: 1024)
  private var name = ByteArena(capacity: 1024)
  private var number = ByteArena(capacity: 64)
  private var icon = ByteArena(capacity: 1024)
  private var titleRank = Int.max
  private var subtitleRank = Int.max
  private var summaryRank = Int.max
  private var genre = GenreClassifier.Match()
  private var hasEpisode = false
  private var classifier: GenreClassifier
  private var zone: ZoneCache
  private let languages: [[UInt8]]
  private var knownChannels: Set<UInt64> = []

  /// The parser that is open.
  var parser: xmlParserCtxtPtr?
  /// The next start of a programme or channel is the one that was being read when the markup broke: go on with it.
  var isResuming = false
  /// Where the parser met the first fatal error: byte of what it was fed, line, and its words. -1 for none.
  var damageOffset = -1
  var damageLine = 0
  var damageMessage = ""
  /// The root element has ended.
  private(set) var rootEnded = false
  private(set) var sawRoot = false
  private(set) var rootName = ""
  private(set) var channelCount = 0
  private(set) var programmeCount = 0
  private(set) var firstInstant = Int64.max
  private(set) var lastInstant = Int64.min
  /// The first start of a programme that was dropped for it, as the feed has it; cut to what a message can show.
  private(set) var unusableStart = ""
  /// Seconds added to every time.
  private let shift: Int64

  /// A stop that lies further from its start says nothing about how far the feed reaches.
  private static let longestBelievable: Int64 = 366 * 86_400

  init(options: XMLTVOptions) {
    self.options = options
    // Far more than any mistake of a zone, and far from overflowing.
    shift = min(max(options.shift, -Self.longestBelievable), Self.longestBelievable)
    issues = .allocate(capacity: FeedIssue.allCases.count)
    issues.initialize(repeating: 0, count: FeedIssue.allCases.count)
    arena = ByteArena(capacity: options.batchBytes + (256 << 10))
    classifier = GenreClassifier(overrides: options.genres)
    zone = ZoneCache(timeZone: options.timeZone)
    languages = options.languages.map { Array($0.lowercased().utf8) }
  }

  func free() {
    names.free()
    issues.deallocate()
    for arena in [arena, details, text, field, channelID, title, subtitle, summary, name, number, icon] { arena.free() }
  }

  // MARK: Counting

  private static let places: [FeedIssue: Int] = Dictionary(
    uniqueKeysWithValues: FeedIssue.allCases.enumerated().map { ($0.element, $0.offset) })

  mutating func count(_ issue: FeedIssue, _ times: Int = 1) { issues[Self.places[issue] ?? 0] += times }

  var issueCounts: [FeedIssue: Int] {
    var counts: [FeedIssue: Int] = [:]
    for (place, issue) in FeedIssue.allCases.enumerated() where issues[place] > 0 { counts[issue] = issues[place] }
    return counts
  }

  // MARK: Batches

  var isBatchFull: Bool {
    arena.count + programmes.count * MemoryLayout<FeedBatch.ProgrammeRecord>.stride
      + channels.count * MemoryLayout<FeedBatch.ChannelRecord>.stride >= options.batchBytes
  }

  /// Returns what was gathered since the last call; `nil` when that is nothing.
  mutating func takeBatch() -> FeedBatch? {
    guard !channels.isEmpty || !programmes.isEmpty else { return nil }
    var batch = FeedBatch()
    batch.bytes = arena.array
    // Copies of what is there, not of the room: each batch that waits would else take as much as the largest.
    batch.channels = channels.withUnsafeBufferPointer(Array.init)
    batch.programmes = programmes.withUnsafeBufferPointer(Array.init)
    channels.removeAll(keepingCapacity: true)
    programmes.removeAll(keepingCapacity: true)
    arena.removeAll()
    lastChannel = Slice()
    return batch
  }

  private mutating func store(_ bytes: UnsafeRawBufferPointer) -> Slice {
    if bytes.isEmpty { return Slice() }
    let slice = Slice(offset: UInt32(arena.count), length: UInt32(bytes.count))
    arena.append(bytes: bytes)
    return slice
  }

  // MARK: Events

  typealias Attributes = UnsafeMutablePointer<UnsafePointer<UInt8>?>

  /// - Parameter attributes: five pointers each: name, prefix, namespace, value, end of value.
  mutating func start(_ localName: UnsafePointer<UInt8>, _ attributeCount: Int, _ attributes: Attributes?) {
    let entry = names.entry(for: localName)
    switch entry.role {
    case .programme, .channel:
      if isResuming {
        // The same record goes on; its attributes were read already.
        isResuming = false
        depth = 1
        return
      }
      if entry.role == .programme || depth == 0 || Self.value("id", attributeCount, attributes) != nil {
        if depth > 0 { finish() }
        if entry.role == .programme {
          beginProgramme(attributeCount, attributes)
        } else {
          beginChannel(attributeCount, attributes)
        }
        return
      }
    case .tv where isResuming: return
    case .tv where depth == 0:
      sawRoot = true
      rootEnded = false
      return
    default: break
    }
    guard depth > 0 else {
      if !sawRoot && rootName.isEmpty { rootName = String(decoding: entry.name, as: UTF8.self) }
      return
    }
    // A text that was never closed: what follows belongs beside it, not into it.
    if depth >= 2, entry.role.isText, fieldRole.isText { closeOpenElements() }
    depth += 1
    guard record != .dropped else { return }
    if depth >= skipBelow { return }
    flushText()
    if details.count > options.longestProgramme || depth > 64 {
      skipBelow = depth
      count(.longtext)
      return
    }
    Encoding.start(code: entry.element, name: entry.name, into: &details)
    var rank = 0
    for index in 0..<attributeCount {
      guard let attributes, let name = attributes[index * 5], let from = attributes[index * 5 + 3],
        let to = attributes[index * 5 + 4]
      else { continue }
      let value = UnsafeRawBufferPointer(start: from, count: min(to - from, options.longestText))
      let known = names.entry(for: name)
      Encoding.attribute(code: known.attribute, name: known.name, value: value, into: &details)
      if depth == 2 {
        // 0 is `lang` in the format's table, 2 `src`.
        if known.attribute == 0 { rank = self.rank(value) }
        if known.attribute == 2, entry.role == .icon, icon.isEmpty { icon.append(bytes: value) }
      }
    }
    if depth == 2 {
      fieldRole = entry.role
      fieldRank = attributeCount == 0 ? self.rank(UnsafeRawBufferPointer(start: nil, count: 0)) : rank
      field.removeAll()
    }
  }

  @inline(__always) mutating func characters(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
    // Between records and directly in one there is only white space, or nothing worth keeping.
    guard depth > 1, record != .dropped, depth < skipBelow else { return }
    let room = options.longestText - text.count
    if length <= room {
      text.append(bytes, length)
    } else {
      if room > 0 { text.append(bytes, Self.wholeCharacters(bytes, room)) }
      isTextCut = true
    }
  }

  mutating func end(_ localName: UnsafePointer<UInt8>) {
    guard depth > 0 else {
      if names.entry(for: localName).role == .tv { rootEnded = true }
      return
    }
    if depth == 1 {
      finish()
      return
    }
    if record != .dropped {
      if depth < skipBelow {
        flushText()
        Encoding.end(into: &details)
        if depth == 2 { endField() }
      } else if depth == skipBelow {
        skipBelow = .max
        text.removeAll()
      }
    }
    depth -= 1
  }

  /// The longest run of whole characters in the first `limit` bytes.
  private static func wholeCharacters(_ bytes: UnsafePointer<UInt8>, _ limit: Int) -> Int {
    var end = limit
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  private mutating func flushText() {
    guard !text.isEmpty else { return }
    var index = 0
    while index < text.count, text.base[index] <= 0x20 { index += 1 }
    if index < text.count {
      Encoding.text(text.bytes, into: &details)
      if depth >= 2, field.count < options.longestText { field.append(bytes: text.bytes) }
    }
    text.removeAll()
    if isTextCut {
      isTextCut = false
      count(.longtext)
    }
  }

  // MARK: Records

  private mutating func begin(_ kind: Record) {
    record = kind
    depth = 1
    skipBelow = .max
    details.removeAll()
    text.removeAll()
    field.removeAll()
    fieldRole = .other
  }

  private mutating func beginProgramme(_ attributeCount: Int, _ attributes: Attributes?) {
    begin(.programme)
    programme = FeedBatch.ProgrammeRecord()
    channelID.removeAll()
    title.removeAll()
    subtitle.removeAll()
    summary.removeAll()
    (titleRank, subtitleRank, summaryRank) = (.max, .max, .max)
    genre = GenreClassifier.Match()
    hasEpisode = false
    icon.removeAll()
    Encoding.start(code: 0, name: UnsafeRawBufferPointer(start: nil, count: 0), into: &details)
    var start: XMLTVDate.Reading?
    var stop: XMLTVDate.Reading?
    var startText: UnsafeRawBufferPointer?
    var hasStop = false
    for index in 0..<attributeCount {
      guard let attributes, let name = attributes[index * 5], let from = attributes[index * 5 + 3],
        let to = attributes[index * 5 + 4]
      else { continue }
      let value = UnsafeRawBufferPointer(start: from, count: min(to - from, 4096))
      let known = names.entry(for: name)
      // The places of start, stop and channel in the format's table of attribute names.
      switch known.attribute {
      case 9:
        start = XMLTVDate.read(value)
        startText = value
      case 10:
        stop = XMLTVDate.read(value)
        hasStop = !value.isEmpty
        if hasStop && stop == nil {
          Encoding.attribute(code: known.attribute, name: known.name, value: value, into: &details)
        }
      case 11: channelID.append(bytes: Self.trimmed(value))
      default: Encoding.attribute(code: known.attribute, name: known.name, value: value, into: &details)
      }
    }
    guard !channelID.isEmpty else { return drop(.missingchannel) }
    guard let start else { return drop(.badstart, startingAt: startText) }
    programme.start = instant(start)
    guard options.acceptedStarts.contains(programme.start) else { return drop(.outofwindow, startingAt: startText) }
    if let stop {
      // As the feed has it: whoever knows the neighbours judges it.
      let stop = instant(stop)
      if stop < programme.start { count(.reversedstop) }
      programme.stop = stop
    } else {
      count(hasStop ? .badstop : .missingstop)
    }
  }

  private mutating func drop(_ issue: FeedIssue, startingAt start: UnsafeRawBufferPointer? = nil) {
    count(issue)
    if unusableStart.isEmpty, let start {
      unusableStart = DisplayText.clean(String(decoding: start.prefix(60), as: UTF8.self))
    }
    record = .dropped
  }

  private mutating func instant(_ reading: XMLTVDate.Reading) -> Int64 {
    switch reading.zone {
    case .offset(let seconds): return reading.wall - seconds + shift
    case .missing: count(.missingtimezone)
    case .unreadable: count(.invalidtimezone)
    }
    return zone.instant(wall: reading.wall) + shift
  }

  private mutating func beginChannel(_ attributeCount: Int, _ attributes: Attributes?) {
    begin(.channel)
    channelID.removeAll()
    name.removeAll()
    number.removeAll()
    icon.removeAll()
    Encoding.start(code: 1, name: UnsafeRawBufferPointer(start: nil, count: 0), into: &details)
    for index in 0..<attributeCount {
      guard let attributes, let name = attributes[index * 5], let from = attributes[index * 5 + 3],
        let to = attributes[index * 5 + 4]
      else { continue }
      let value = UnsafeRawBufferPointer(start: from, count: min(to - from, 4096))
      let known = names.entry(for: name)
      if known.attribute == 12 {
        channelID.append(bytes: Self.trimmed(value))
      } else {
        Encoding.attribute(code: known.attribute, name: known.name, value: value, into: &details)
      }
    }
    guard !channelID.isEmpty else { return drop(.invalidid) }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in channelID.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // Beyond a million channels duplicates are no longer told: memory stays bounded.
    if knownChannels.contains(hash) {
      count(.duplicateid)
    } else if knownChannels.count < 1 << 20 {
      knownChannels.insert(hash)
    }
  }

  /// Hands on the record being read; what is open in it ends here, so that its details are always whole.
  mutating func finish() {
    closeOpenElements()
    defer {
      record = .none
      depth = 0
    }
    switch record {
    case .none, .dropped: return
    case .channel: finishChannel()
    case .programme: finishProgramme()
    }
  }

  /// Forgets the record being read: the text ended in the middle of it.
  mutating func abandon() -> Bool {
    let wasReading = depth > 0 && record != .dropped
    record = .none
    depth = 0
    return wasReading
  }

  /// Ends the elements that were open when the markup broke, so that the record can go on after the break.
  mutating func closeOpenElements() {
    guard record != .dropped, record != .none else { return }
    while depth > 1 {
      if depth < skipBelow {
        flushText()
        Encoding.end(into: &details)
        if depth == 2 { endField() }
      }
      depth -= 1
    }
    skipBelow = .max
    text.removeAll()
  }

  private mutating func finishChannel() {
    Encoding.end(into: &details)
    var channel = FeedBatch.ChannelRecord()
    channel.feedID = store(channelID.bytes)
    channel.name = store(name.isEmpty ? (number.isEmpty ? channelID.bytes : number.bytes) : name.bytes)
    channel.number = store(number.bytes)
    channel.iconURL = store(Self.trimmed(icon.bytes))
    channel.details = store(details.bytes)
    channels.append(channel)
    channelCount += 1
  }

  private mutating func finishProgramme() {
    Encoding.end(into: &details)
    if title.isEmpty { count(.emptytitle) }
    let last = UnsafeRawBufferPointer(start: arena.base + Int(lastChannel.offset), count: Int(lastChannel.length))
    if last.count != channelID.count || !last.elementsEqual(channelID.bytes) { lastChannel = store(channelID.bytes) }
    programme.channelFeedID = lastChannel
    programme.title = store(title.bytes)
    programme.subtitle = store(subtitle.bytes)
    programme.summary = store(summary.bytes)
    programme.details = store(details.bytes)
    programme.genre = genre.genre
    var duration = (programme.stop ?? programme.start) - programme.start
    if !(0...Self.longestBelievable).contains(duration) { duration = 0 }
    if genre.isFilm || (genre.genre == .film && duration > 70 * 60 && !hasEpisode && !genre.isSeries) {
      programme.flags.insert(.film)
    } else if hasEpisode || genre.isSeries {
      programme.flags.insert(.series)
    }
    if genre.isLive { programme.flags.insert(.live) }
    readTitleMarks()
    programmes.append(programme)
    programmeCount += 1
    firstInstant = min(firstInstant, programme.start)
    lastInstant = max(lastInstant, programme.start + duration)
  }

  /// Aggregators write "ᴺᵉʷ" and "ᴸᶦᵛᵉ" behind titles.
  private mutating func readTitleMarks() {
    // Their first letter is three bytes, E1 B4 …; the last one is no ASCII either.
    guard title.count > 9, title.base[title.count - 1] >= 0x80, title.bytes.suffix(12).contains(0xE1) else { return }
    let end = String(decoding: UnsafeRawBufferPointer(rebasing: title.bytes.suffix(24)), as: UTF8.self)
    if end.hasSuffix("ᴺᵉʷ") || end.hasSuffix("ᴺᴱᵂ") { programme.flags.insert(.new) }
    if end.hasSuffix("ᴸᶦᵛᵉ") || end.hasSuffix("ᴸᴵⱽᴱ") || end.hasSuffix("ᴸⁱᵛᵉ") { programme.flags.insert(.live) }
  }

  // MARK: Fields

  private mutating func endField() {
    if record == .channel {
      endChannelField()
      return
    }
    switch fieldRole {
    case .title: Self.take(field.bytes, fieldRank, &title, &titleRank, limit: 1024)
    case .subtitle: Self.take(field.bytes, fieldRank, &subtitle, &subtitleRank, limit: 1024)
    case .description:
      if field.isEmpty { count(.emptydescription) }
      Self.take(field.bytes, fieldRank, &summary, &summaryRank, limit: options.summaryLength)
    case .category: if !field.isEmpty { genre.merge(classifier.classify(field.bytes)) }
    case .episodeNumber:
      // "MV" and "SH" ids of Gracenote are no episodes; an empty number says nothing.
      let (first, second) = field.count > 1 ? (field.base[0], field.base[1]) : (0, 0)
      if field.count > 1, !(first == 0x4D && second == 0x56), !(first == 0x53 && second == 0x48) {
        hasEpisode = true
      } else if field.isEmpty {
        count(.badepisode)
      }
    case .new: programme.flags.insert(.new)
    case .premiere: programme.flags.insert(.premiere)
    case .previouslyShown: programme.flags.insert(.repeated)
    case .lastChance: programme.flags.insert(.lastChance)
    case .subtitles: programme.flags.insert(.subtitled)
    case .live: programme.flags.insert(.live)
    default: break
    }
  }

  private static func take(
    _ bytes: UnsafeRawBufferPointer, _ rank: Int, _ kept: inout ByteArena, _ keptRank: inout Int, limit: Int
  ) {
    guard rank < keptRank, !bytes.isEmpty else { return }
    let before = kept.count
    kept.removeAll()
    if bytes.count <= limit, DisplayText.isClean(bytes) {
      kept.append(bytes: bytes)
    } else {
      kept.append(display: bytes, limit: limit)
    }
    if kept.isEmpty { kept.truncate(to: before) } else { keptRank = rank }
  }

  private mutating func endChannelField() {
    switch fieldRole {
    case .displayName:
      if Self.isNumber(field.bytes) {
        if number.isEmpty { number.append(bytes: Self.trimmed(field.bytes)) }
      } else if name.isEmpty {
        name.append(display: field.bytes, limit: 512)
      }
    case .number: if number.isEmpty, field.count < 32 { number.append(bytes: Self.trimmed(field.bytes)) }
    default: break
    }
  }

  /// Whether a display name is only a channel number: "5", "5.1", "7-1", "101A".
  private static func isNumber(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let bytes = trimmed(bytes)
    guard let first = bytes.first, first &- 0x30 < 10, bytes.count <= 8 else { return false }
    var letters = 0
    for byte in bytes {
      switch byte {
      case 0x30...0x39, 0x2E, 0x2D, 0x5F: if letters > 0 { return false }
      case 0x41...0x5A where bytes.count > 1: letters += 1
      default: return false
      }
    }
    return letters <= 1 && !(letters == 1 && bytes.count < 4)
  }

  /// How welcome a text in a language is: smaller is better. Without a preference the first text wins.
  private func rank(_ language: UnsafeRawBufferPointer) -> Int {
    if languages.isEmpty { return 0 }
    for (place, wanted) in languages.enumerated() where language.count >= 2 && language.count >= wanted.count {
      if zip(language, wanted).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) { return place }
    }
    return languages.count + (language.isEmpty ? 0 : 1)
  }

  private static func trimmed(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var (start, end) = (0, bytes.count)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return UnsafeRawBufferPointer(rebasing: bytes[start..<end])
  }

  private static func value(_ name: StaticString, _ count: Int, _ attributes: Attributes?) -> UnsafePointer<UInt8>? {
    for index in 0..<count {
      guard let attributes, let own = attributes[index * 5] else { continue }
      var place = 0
      while place < name.utf8CodeUnitCount, own[place] | 0x20 == name.utf8Start[place] { place += 1 }
      if place == name.utf8CodeUnitCount, own[place] == 0 { return attributes[index * 5 + 3] }
    }
    return nil
  }

  /// The names belong to the parser that goes.
  mutating func forgetNames() { names.removeAll() }
}
