import CXML
import Foundation
import GuideModel

/// Turns the parser's events into records: it keeps track of the current record and element.
///
/// `ProgrammeFields` and `ChannelFields` interpret the elements, and `FeedBatchBuilder` collects the records. The
/// handler is behind one pointer, with bytes in arenas and counters in a plain buffer, so that an event needs no
/// allocation and no reference counting.
struct XMLTVHandler {
  typealias Encoding = ElementTree.Encoding

  let options: XMLTVOptions
  private(set) var names = NameTable()
  private(set) var issues = IssueCounts()
  private(set) var batch: FeedBatchBuilder
  private(set) var tally = FeedTally()

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
  /// The depth below which elements are skipped, because the programme is too long or nests absurdly.
  private var skipBelow = Int.max
  private var programme: ProgrammeFields
  private var channel = ChannelFields()
  private var channelID = ByteArena(capacity: 256)
  private var zone: ZoneCache
  private let languages: [[UInt8]]
  private var knownChannels: Set<UInt64> = []

  /// The current parser.
  var parser: xmlParserCtxtPtr?
  /// Whether the next start of a programme or channel is the one that was being read when the markup broke, which is
  /// continued.
  var isResuming = false
  var damage = ParserDamage()
  /// Whether the root element has ended.
  private(set) var rootEnded = false
  private(set) var sawRoot = false
  private(set) var rootName = ""
  /// Whether a record may begin: none is being read, and the guide has not ended.
  var isBetweenRecords: Bool { depth == 0 && sawRoot && !rootEnded && !isResuming && damage.offset < 0 }
  /// Seconds added to every time.
  private let shift: Int64

  /// Far more than any wrong zone could require, and far from overflow.
  private static let longestShift: Int64 = 366 * 86_400

  init(options: XMLTVOptions) {
    self.options = options
    shift = min(max(options.shift, -Self.longestShift), Self.longestShift)
    batch = FeedBatchBuilder(limit: options.batchBytes)
    programme = ProgrammeFields(GenreClassifier(overrides: options.genres), summaryLength: options.summaryLength)
    zone = ZoneCache(timeZone: options.timeZone)
    languages = options.languages.map { Array($0.lowercased().utf8) }
  }

  func free() {
    names.free()
    issues.free()
    batch.free()
    programme.free()
    channel.free()
    for arena in [details, text, field, channelID] { arena.free() }
  }

  mutating func count(_ issue: FeedIssue, _ times: Int = 1) { issues.add(issue, times) }

  /// Returns what was gathered since the last call; `nil` if that is nothing.
  mutating func takeBatch() -> FeedBatch? { batch.take() }

  // MARK: Events

  /// Returns the meaning of a name that belongs to the open parser.
  mutating func entry(for name: UnsafePointer<UInt8>) -> NameTable.Entry { names.entry(for: name) }

  /// Handles the start of an element.
  mutating func start(_ entry: NameTable.Entry, _ attributes: some ElementAttributes) {
    switch entry.role {
    case .programme, .channel:
      if isResuming {
        // The same record continues; its attributes have been read.
        isResuming = false
        depth = 1
        return
      }
      if entry.role == .programme || depth == 0 || hasID(attributes) {
        if depth > 0 { finish() }
        if entry.role == .programme {
          beginProgramme(attributes)
        } else {
          beginChannel(attributes)
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
    // A text that was never closed: what follows belongs next to it, not into it.
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
    let rank = write(entry, attributes, depth: depth)
    if depth == 2 {
      (fieldRole, fieldRank) = (entry.role, rank)
      field.removeAll()
    }
  }

  /// Writes the start of an element at a depth into the details.
  /// - Returns: the rank of its language.
  @inline(__always)
  private mutating func write(_ entry: NameTable.Entry, _ attributes: some ElementAttributes, depth: Int) -> Int {
    Encoding.start(code: entry.element, name: entry.name, into: &details)
    if attributes.count == 0 { return depth == 2 ? rank(UnsafeRawBufferPointer(start: nil, count: 0)) : 0 }
    var rank = 0
    for index in 0..<attributes.count {
      guard let (known, whole) = attributes.attribute(index, names: &names) else { continue }
      guard details.count <= options.longestProgramme else {
        count(.longtext)
        break
      }
      let value = UnsafeRawBufferPointer(rebasing: whole.prefix(options.longestText))
      Encoding.attribute(code: known.attribute, name: known.name, value: value, into: &details)
      if depth == 2 {
        // In the format's table 0 is `lang` and 2 is `src`.
        if known.attribute == 0 { rank = self.rank(value) }
        if known.attribute == 2, entry.role == .icon, record == .channel { channel.takeIcon(value) }
      }
    }
    return rank
  }

  /// Handles an element that contains only text: `start`, `characters` and `end` in one step.
  mutating func leaf(_ entry: NameTable.Entry, _ attributes: some ElementAttributes, _ content: UnsafeRawBufferPointer)
  {
    guard record == .programme, depth > 0, depth < 64, depth + 1 < skipBelow, entry.role.isField,
      details.count <= options.longestProgramme, content.count <= options.longestText,
      depth == 1 || !entry.role.isText || !fieldRole.isText
    else {
      start(entry, attributes)
      if let base = content.baseAddress { characters(base.assumingMemoryBound(to: UInt8.self), content.count) }
      end()
      return
    }
    flushText()
    let rank = write(entry, attributes, depth: depth + 1)
    let text = Self.isBlank(content) ? UnsafeRawBufferPointer(start: nil, count: 0) : content
    if !text.isEmpty { Encoding.text(text, into: &details) }
    Encoding.end(into: &details)
    if depth == 1 {
      fieldRole = entry.role
      if let issue = programme.take(text, as: entry.role, rank: rank) { count(issue) }
    } else if field.count < options.longestText {
      field.append(bytes: text)
    }
  }

  private static func isBlank(_ bytes: UnsafeRawBufferPointer) -> Bool {
    for byte in bytes where byte > 0x20 { return false }
    return true
  }

  @inline(__always) mutating func characters(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
    // Between records, and directly within one, there is only white space or nothing worth keeping.
    guard depth > 1, record != .dropped, depth < skipBelow else { return }
    let room = options.longestText - text.count
    if length <= room {
      text.append(bytes, length)
    } else {
      if room > 0 { text.append(bytes, Self.wholeCharacters(bytes, room)) }
      isTextCut = true
    }
  }

  /// Handles the end of an element outside records.
  mutating func endOutside(_ entry: NameTable.Entry) {
    if entry.role == .tv { rootEnded = true }
  }

  /// Handles the end of a record or of an element in one.
  mutating func end() {
    guard depth > 1 else {
      if depth == 1 { finish() }
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

  /// Returns the longest run of whole characters in the first `limit` bytes.
  private static func wholeCharacters(_ bytes: UnsafePointer<UInt8>, _ limit: Int) -> Int {
    var end = limit
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  private mutating func flushText() {
    guard !text.isEmpty else { return }
    if !Self.isBlank(text.bytes) {
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

  private mutating func beginProgramme(_ attributes: some ElementAttributes) {
    begin(.programme)
    programme.begin()
    channelID.removeAll()
    Encoding.start(code: 0, name: UnsafeRawBufferPointer(start: nil, count: 0), into: &details)
    var start: XMLTVDate.Reading?
    var stop: XMLTVDate.Reading?
    var startText: UnsafeRawBufferPointer?
    var hasStop = false
    for index in 0..<attributes.count {
      guard let (known, whole) = attributes.attribute(index, names: &names) else { continue }
      let value = UnsafeRawBufferPointer(rebasing: whole.prefix(4_096))
      // The codes of start, stop and channel in the format's table of attribute names.
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
      case 11: channelID.append(bytes: value.trimmed)
      default:
        // The other half is left to the elements.
        guard details.count <= options.longestProgramme / 2 else {
          count(.longtext)
          continue
        }
        Encoding.attribute(code: known.attribute, name: known.name, value: value, into: &details)
      }
    }
    guard !channelID.isEmpty else { return drop(.missingchannel) }
    guard let start else { return drop(.badstart, startingAt: startText) }
    programme.record.start = instant(start)
    guard options.acceptedStarts.contains(programme.record.start) else {
      return drop(.outofwindow, startingAt: startText)
    }
    if let stop {
      // As the feed has it: the import judges it, because it knows the neighbours.
      let stop = instant(stop)
      if stop < programme.record.start { count(.reversedstop) }
      programme.record.stop = stop
    } else {
      count(hasStop ? .badstop : .missingstop)
    }
  }

  private mutating func drop(_ issue: FeedIssue, startingAt start: UnsafeRawBufferPointer? = nil) {
    count(issue)
    if tally.unusableStart.isEmpty, let start {
      tally.unusableStart = DisplayText.clean(String(decoding: start.prefix(60), as: UTF8.self))
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

  private mutating func beginChannel(_ attributes: some ElementAttributes) {
    begin(.channel)
    channelID.removeAll()
    channel.begin()
    Encoding.start(code: 1, name: UnsafeRawBufferPointer(start: nil, count: 0), into: &details)
    for index in 0..<attributes.count {
      guard let (known, whole) = attributes.attribute(index, names: &names) else { continue }
      let value = UnsafeRawBufferPointer(rebasing: whole.prefix(4_096))
      if known.attribute == 12 {
        channelID.append(bytes: value.trimmed)
      } else {
        Encoding.attribute(code: known.attribute, name: known.name, value: value, into: &details)
      }
    }
    guard !channelID.isEmpty else { return drop(.invalidid) }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in channelID.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // Beyond a million channels duplicates are no longer detected, so that memory stays bounded.
    if knownChannels.contains(hash) {
      count(.duplicateid)
    } else if knownChannels.count < 1 << 20 {
      knownChannels.insert(hash)
    }
  }

  /// Emits the current record. Its open elements end here, so that its details are always complete.
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

  /// Drops the current record, in the middle of which the text ended.
  mutating func abandon() -> Bool {
    let wasReading = depth > 0 && record != .dropped
    record = .none
    depth = 0
    return wasReading
  }

  /// Ends the elements that were open when the markup broke, so that the record can continue after the break.
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
    channel.store(id: channelID.bytes, details: details.bytes, into: &batch)
    tally.channelCount += 1
  }

  private mutating func finishProgramme() {
    Encoding.end(into: &details)
    if programme.hasNoTitle { count(.emptytitle) }
    programme.mark()
    tally.note(programme.record.start, length: programme.believableLength)
    programme.store(channelID: channelID.bytes, details: details.bytes, into: &batch)
  }

  // MARK: Fields

  private mutating func endField() {
    switch record {
    case .channel: channel.take(field.bytes, as: fieldRole)
    case .programme: if let issue = programme.take(field.bytes, as: fieldRole, rank: fieldRank) { count(issue) }
    case .none, .dropped: break
    }
  }

  /// Returns the rank of a text in a language; smaller is better. Without a preference the first text wins.
  private func rank(_ language: UnsafeRawBufferPointer) -> Int {
    if languages.isEmpty { return 0 }
    for (place, wanted) in languages.enumerated() where language.count >= 2 && language.count >= wanted.count {
      if zip(language, wanted).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) { return place }
    }
    return languages.count + (language.isEmpty ? 0 : 1)
  }

  private mutating func hasID(_ attributes: some ElementAttributes) -> Bool {
    for index in 0..<attributes.count {
      // The code of `id` in the format's table of attribute names.
      if let (known, _) = attributes.attribute(index, names: &names), known.attribute == 12 { return true }
    }
    return false
  }

  /// Forgets names, because they belong to the parser that is being freed.
  mutating func forgetNames() { names.removeAll() }
}
