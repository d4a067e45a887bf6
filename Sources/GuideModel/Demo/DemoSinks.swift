/// Writes elements, either as stored details or as XML.
protocol DemoElementSink {
  mutating func open(_ name: StaticString)
  mutating func attribute(_ name: StaticString, _ value: UnsafeRawBufferPointer)
  mutating func text(_ text: UnsafeRawBufferPointer)
  mutating func close(_ name: StaticString)
}

extension DemoElementSink {
  mutating func attribute(_ name: StaticString, _ value: StaticString) {
    attribute(name, UnsafeRawBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount))
  }
  mutating func text(_ value: StaticString) {
    text(UnsafeRawBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount))
  }
  mutating func text(_ value: [UInt8]) { value.withUnsafeBytes { text($0) } }

  mutating func element(_ name: StaticString, _ value: [UInt8]) {
    open(name)
    text(value)
    close(name)
  }

  mutating func element(_ name: StaticString, _ value: StaticString) {
    open(name)
    text(value)
    close(name)
  }

  mutating func number(_ value: Int) {
    var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
    withUnsafeMutableBytes(of: &digits) { buffer in
      var place = buffer.count
      var rest = value.magnitude
      repeat {
        place -= 1
        buffer[place] = 0x30 + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      text(UnsafeRawBufferPointer(rebasing: buffer[place...]))
    }
  }

  /// Writes everything of a programme except its channel, start and stop.
  mutating func describe(_ programme: DemoProgramme, _ words: DemoText) {
    element("title", words.title)
    if !words.subtitle.isEmpty { element("sub-title", words.subtitle) }
    element("desc", words.description)
    if programme.kind == .film {
      open("date")
      number(1962 + Int(programme.choice >> 50 & 63))
      close("date")
    }
    element("category", words.category)
    if words.secondCategory.utf8CodeUnitCount > 0 { element("category", words.secondCategory) }
    open("length")
    attribute("units", "minutes")
    number(Int((programme.stop - programme.start) / 60))
    close("length")
    if words.hasEpisode {
      open("episode-num")
      attribute("system", "xmltv_ns")
      number(programme.season - 1)
      text(" . ")
      number(programme.episode - 1)
      text(" . ")
      close("episode-num")
      open("episode-num")
      attribute("system", "onscreen")
      text("S")
      number(programme.season)
      text(" E")
      number(programme.episode)
      close("episode-num")
    }
    open("video")
    element("aspect", "16:9")
    element("quality", "HDTV")
    close("video")
    open("audio")
    element("stereo", "stereo")
    close("audio")
    if programme.isRepeat {
      open("previously-shown")
      close("previously-shown")
    } else if programme.isNew {
      open("new")
      close("new")
    }
    open("subtitles")
    attribute("type", "teletext")
    close("subtitles")
    if programme.kind == .film {
      open("star-rating")
      open("value")
      number(3 + Int(programme.choice >> 44 & 7))
      text("/10")
      close("value")
      close("star-rating")
    }
    if programme.isLive {
      open("live")
      close("live")
    }
  }
}

struct DemoXMLSink: DemoElementSink {
  var bytes: [UInt8] = []
  private let calendar: BroadcastCalendar
  private var words = DemoText()
  private var tagIsOpen = false

  init(calendar: BroadcastCalendar) {
    self.calendar = calendar
    bytes.reserveCapacity(2 << 20)
  }

  private mutating func put(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func begin() {
    put("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE tv SYSTEM \"xmltv.dtd\">\n")
    put("<tv generator-info-name=\"Lineup demo\">\n")
  }

  mutating func end() { put("</tv>\n") }

  mutating func add(_ channel: DemoChannel) {
    put("  <channel id=\"")
    bytes += channel.feedID
    put("\">\n    <display-name>")
    bytes += Array(channel.name.utf8)
    put("</display-name>\n    <display-name>")
    bytes += Array(channel.number.utf8)
    put("</display-name>\n  </channel>\n")
  }

  mutating func add(_ programme: DemoProgramme, of channel: DemoChannel) {
    put("  <programme start=\"")
    time(programme.start)
    put("\" stop=\"")
    time(programme.stop)
    put("\" channel=\"")
    bytes += channel.feedID
    put("\">\n")
    words.make(programme)
    describe(programme, words)
    put("  </programme>\n")
  }

  mutating func open(_ name: StaticString) {
    finishTag()
    put("    <")
    put(name)
    tagIsOpen = true
  }

  mutating func attribute(_ name: StaticString, _ value: UnsafeRawBufferPointer) {
    put(" ")
    put(name)
    put("=\"")
    bytes.append(contentsOf: value)
    put("\"")
  }

  mutating func text(_ text: UnsafeRawBufferPointer) {
    finishTag()
    // The words contain no markup but "&".
    if text.contains(0x26) {
      for byte in text { if byte == 0x26 { put("&amp;") } else { bytes.append(byte) } }
    } else {
      bytes.append(contentsOf: text)
    }
  }

  mutating func close(_ name: StaticString) {
    if tagIsOpen {
      tagIsOpen = false
      put("/>\n")
    } else {
      put("</")
      put(name)
      put(">\n")
    }
  }

  private mutating func finishTag() {
    if tagIsOpen {
      tagIsOpen = false
      put(">")
    }
  }

  /// `YYYYMMDDhhmmss +0000`.
  private mutating func time(_ instant: Int64) {
    let (day, second) = (Int(instant / 86400), Int(instant % 86400))
    // The Gregorian calendar in years that start in March; there are 719,468 days before 1970.
    let shifted = day + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    two(year / 100)
    two(year % 100)
    two(month)
    two(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    two(second / 3600)
    two(second / 60 % 60)
    two(second % 60)
    put(" +0000")
  }

  private mutating func two(_ value: Int) {
    bytes.append(0x30 + UInt8(value / 10 % 10))
    bytes.append(0x30 + UInt8(value % 10))
  }
}

struct DemoBatchSink: DemoElementSink {
  private var batch = FeedBatch()
  private var words = DemoText()
  private var details: [UInt8] = []
  private var summary: [UInt8] = []
  /// The greatest number of bytes in a summary, as when a feed is imported.
  private static let summaryLength = 200
  private var lastChannel = (index: -1, slice: FeedBatch.Slice())
  private var pending: [UInt8] = []

  var isFull: Bool { batch.bytes.count >= 2 << 20 }
  var isEmpty: Bool { batch.channels.isEmpty && batch.programmes.isEmpty }

  mutating func take() -> FeedBatch {
    defer {
      batch = FeedBatch()
      lastChannel = (-1, FeedBatch.Slice())
    }
    return batch
  }

  private mutating func store(_ bytes: some Collection<UInt8>) -> FeedBatch.Slice {
    if bytes.isEmpty { return FeedBatch.Slice() }
    let slice = FeedBatch.Slice(offset: UInt32(batch.bytes.count), length: UInt32(bytes.count))
    batch.bytes.append(contentsOf: bytes)
    return slice
  }

  mutating func add(_ channel: DemoChannel) {
    var record = FeedBatch.ChannelRecord()
    record.feedID = store(channel.feedID)
    record.name = store(channel.name.utf8)
    record.number = store(channel.number.utf8)
    details.removeAll(keepingCapacity: true)
    open("channel")
    element("display-name", Array(channel.name.utf8))
    element("display-name", Array(channel.number.utf8))
    close("channel")
    record.details = store(details)
    batch.channels.append(record)
  }

  mutating func add(_ programme: DemoProgramme, of channel: DemoChannel) {
    if lastChannel.index != channel.index { lastChannel = (channel.index, store(channel.feedID)) }
    words.make(programme)
    details.removeAll(keepingCapacity: true)
    open("programme")
    describe(programme, words)
    close("programme")
    var record = FeedBatch.ProgrammeRecord()
    record.channelFeedID = lastChannel.slice
    record.start = programme.start
    record.stop = programme.stop
    record.title = store(words.title)
    record.subtitle = store(words.subtitle)
    summary.removeAll(keepingCapacity: true)
    summary += words.description.prefix(Self.summaryLength + DisplayText.excess)
    let length = summary.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { DisplayText.shorten($0, count: buffer.count, limit: Self.summaryLength) } ?? 0
    }
    record.summary = store(summary[..<length])
    record.genre = words.genre
    if programme.kind == .film { record.flags.insert(.film) } else if words.hasEpisode { record.flags.insert(.series) }
    if programme.isRepeat { record.flags.insert(.repeated) } else if programme.isNew { record.flags.insert(.new) }
    if programme.isLive { record.flags.insert(.live) }
    record.flags.insert(.subtitled)
    record.details = store(details)
    batch.programmes.append(record)
  }

  private static func buffer(_ name: StaticString) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
  }

  mutating func open(_ name: StaticString) {
    flush()
    let name = Self.buffer(name)
    ElementTree.Encoding.start(code: ElementTree.Encoding.elementCode(name), name: name, into: &details)
  }

  mutating func attribute(_ name: StaticString, _ value: UnsafeRawBufferPointer) {
    let name = Self.buffer(name)
    ElementTree.Encoding.attribute(
      code: ElementTree.Encoding.attributeCode(name), name: name, value: value, into: &details)
  }

  mutating func text(_ text: UnsafeRawBufferPointer) { pending.append(contentsOf: text) }

  mutating func close(_ name: StaticString) {
    flush()
    ElementTree.Encoding.end(into: &details)
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    pending.withUnsafeBytes { ElementTree.Encoding.text($0, into: &details) }
    pending.removeAll(keepingCapacity: true)
  }
}
