import Foundation
import GuideModel

/// One reading of one feed: source, decompression, encoding, repair, parser, handler, batches.
final class XMLTVSession {
  private static let chunk = 64 << 10
  /// The number of bytes first fed to the parser after damage.
  private static let firstPortion = 1_024

  private let source: any ByteSource
  private let plain: Decompressor
  private let text: any ByteSource
  private let options: XMLTVOptions
  private let handler: UnsafeMutablePointer<XMLTVHandler>
  private let parser: XMLTVParser
  private var repair = TextRepair()
  private var attributeLimit = AttributeLimit()
  /// The reader of ordinary programmes; `nil` after damage, when libxml2 reads everything.
  private var records: RecordReader?
  private let buffer: UnsafeMutableRawBufferPointer

  private var report = FeedReport()
  private var damages = 0
  private var furtherDocuments = 0
  /// The number of bytes fed to the parser, including those that it did not reach because of damage: the cost of a
  /// broken feed.
  private(set) var fedBytes = 0
  /// Whether the session is searching for a place to continue after damage.
  private var isSearching = false
  /// The end of the last piece during a search, in which a tag may be cut.
  private var carry: [UInt8] = []
  private var sawGarbage = false
  /// The offset of the current piece in the text.
  private var pieceOffset: Int64 = 0

  /// The number of bytes of the text that are inspected before it is parsed.
  static let headLength = 4_096

  convenience init(source: any ByteSource, options: XMLTVOptions, limits: DecompressionLimits) throws {
    let plain = try Decompressor(source, limits: limits)
    let peek = PeekSource(plain)
    let head = try peek.peek(Self.headLength)
    try self.init(source: source, plain: plain, text: peek, head: head, options: options)
  }

  /// - Parameters:
  ///   - peek: the text whose `head` was inspected.
  init(source: any ByteSource, plain: Decompressor, text peek: PeekSource, head: [UInt8], options: XMLTVOptions) throws
  {
    self.source = source
    self.options = options
    self.plain = plain
    if let encoding = TextTranscoder.encoding(of: head), let transcoder = TextTranscoder(peek, encoding: encoding) {
      text = transcoder
    } else {
      do { try FirstLook.check(head, source: source.name) } catch {
        // `deinit` does not run.
        repair.free()
        attributeLimit.free()
        throw error
      }
      text = peek
    }
    handler = .allocate(capacity: 1)
    handler.initialize(to: XMLTVHandler(options: options))
    parser = XMLTVParser(handler: handler)
    records =
      options.readsOrdinaryRecords && options.longestText >= RecordReader.longestRecord ? RecordReader() : nil
    buffer = .allocate(byteCount: Self.chunk + TextRepair.longestTail * 2, alignment: 64)
  }

  deinit {
    parser.close()
    handler.pointee.free()
    handler.deinitialize(count: 1)
    handler.deallocate()
    repair.free()
    attributeLimit.free()
    buffer.deallocate()
  }

  func run(progress: ((FeedProgress) throws -> Void)?, emit: (FeedBatch) throws -> Void) throws -> FeedReport {
    // The parser owns names that the handler points to, so it must not be freed first.
    try withExtendedLifetime(parser) {
      parser.open()
      var tail = 0
      var isLast = false
      var nextProgress: Int64 = 0
      var isFirst = true
      while !isLast {
        var count = 0
        do {
          count = try text.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[tail..<tail + Self.chunk]))
        } catch let error as FeedError {
          report.failure = error
        }
        isLast = count == 0
        report.textBytes += Int64(count)
        var piece = UnsafeRawBufferPointer(rebasing: buffer[..<(tail + count)])
        pieceOffset = report.textBytes - Int64(piece.count)
        if isFirst {
          isFirst = false
          if piece.starts(with: [0xEF, 0xBB, 0xBF]) { piece = UnsafeRawBufferPointer(rebasing: piece[3...]) }
        }
        let result = repair.process(piece, isLast: isLast)
        try feed(attributeLimit.process(result.bytes))
        tail = piece.count - result.consumed
        if tail > 0, let base = buffer.baseAddress, let from = piece.baseAddress {
          memmove(base, from + result.consumed, tail)
        }
        if handler.pointee.batch.isFull, let batch = handler.pointee.takeBatch() { try emit(batch) }
        if let progress, report.textBytes >= nextProgress {
          nextProgress = report.textBytes + 1 << 20
          try progress(currentProgress)
        }
      }
      finish()
      try check()
      if let batch = handler.pointee.takeBatch() { try emit(batch) }
      try progress?(currentProgress)
      return report
    }
  }

  private var currentProgress: FeedProgress {
    FeedProgress(
      sourceBytes: source.bytesRead, expectedSourceBytes: source.expectedLength, textBytes: report.textBytes,
      channels: handler.pointee.tally.channelCount, programmes: handler.pointee.tally.programmeCount)
  }

  // MARK: Going on after damage

  private func feed(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes
    // The parser copies its input: after damage it gets little at first, because more damage may follow.
    var portion = isSearching ? Self.firstPortion : bytes.count
    // The text that was fed without a gap, up to the part that is fed next.
    var run = rest
    var fedBeforeRun = parser.fed
    while !rest.isEmpty {
      if isSearching {
        guard let place = search(rest) else { return }
        if place < 0 {
          // It began in the last piece: the carried bytes come first.
          let start = Array(carry.suffix(-place))
          carry = []
          start.withUnsafeBytes { parse($0) }
          if handler.pointee.damage.offset >= 0 { try noticeDamage(1) }
          continue
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[place...])
      }
      var limit = portion
      if let records {
        if records.isUseful {
          let isBetween = isBetweenRecords
          if isBetween {
            records.use(parser.dictionary, document: parser.document)
            let read = records.read(rest, into: handler)
            parser.passOver(lines: read.lines)
            rest = UnsafeRawBufferPointer(rebasing: rest[read.bytes...])
            if rest.isEmpty { return }
            (run, fedBeforeRun) = (rest, parser.fed)
          }
          // The position of an error in a declaration depends on the pieces that libxml2 receives.
          if handler.pointee.sawRoot || (parser.fed == 0 && RecordReader.isOrdinaryStart(rest)) {
            limit = min(limit, RecordReader.lengthOfForeignPart(of: rest, isBetweenRecords: isBetween))
          }
        }
      } else {
        (run, fedBeforeRun) = (rest, parser.fed)
      }
      let part = UnsafeRawBufferPointer(rebasing: rest.prefix(limit))
      parse(part)
      guard handler.pointee.damage.offset >= 0 else {
        rest = UnsafeRawBufferPointer(rebasing: rest[part.count...])
        if portion < bytes.count { portion *= 2 }
        continue
      }
      // The parser may notice damage only after the next part.
      let length = run.count - rest.count + part.count
      var used = min(max(handler.pointee.damage.offset - fedBeforeRun, 0), length)
      if !handler.pointee.rootEnded, let end = Self.endOfGuide(in: run, before: used) { used = end }
      try noticeDamage(Int64(run.startOffset(in: bytes) + used))
      rest = UnsafeRawBufferPointer(rebasing: run[used...])
      portion = Self.firstPortion
    }
  }

  /// Whether the next record can be read without the parser.
  private var isBetweenRecords: Bool {
    handler.pointee.isBetweenRecords && parser.isBetweenRecords
  }

  private func parse(_ bytes: UnsafeRawBufferPointer) {
    fedBytes += bytes.count
    parser.parse(bytes)
  }

  /// Returns where the guide's end tag starts, if the parser took it for damage because something before it was not
  /// closed. After `<tv>` it is none, so the reader does not return to it.
  private static func endOfGuide(in bytes: UnsafeRawBufferPointer, before end: Int) -> Int? {
    let tag: StaticString = "</tv>"
    let start = end - tag.utf8CodeUnitCount
    guard start >= 0, bytes[start..<end].elementsEqual(UnsafeRawBufferPointer(start: tag.utf8Start, count: end - start))
    else { return nil }
    return start
  }

  private func noticeDamage(_ offset: Int64) throws {
    isSearching = true
    records = nil
    carry = []
    sawGarbage = false
    guard !handler.pointee.rootEnded else {
      // Each further document needs a new parser, so their number has a bound, too.
      furtherDocuments += 1
      if furtherDocuments > options.damageLimit { throw report.firstDamage ?? malformed(at: pieceOffset + offset) }
      return
    }
    handler.pointee.count(.notwell)
    handler.pointee.closeOpenElements()
    damages += 1
    let error = malformed(at: pieceOffset + offset)
    if report.firstDamage == nil { report.firstDamage = error }
    if damages > options.damageLimit { throw report.firstDamage ?? error }
  }

  private func malformed(at byte: Int64?) -> FeedError {
    let message = handler.pointee.damage.message.trimmingCharacters(in: .whitespacesAndNewlines)
    return FeedError(
      .malformed, localized("the XML is not well-formed: \(message)"), source: source.name,
      line: report.firstDamage == nil ? handler.pointee.damage.line : nil, byte: byte,
      advice: localized("Report this to the feed's provider. Everything readable was kept."))
  }

  /// Searches for the next place from which the text can be read, and opens a parser there.
  /// - Returns: the index in `bytes`, negative if it is that many bytes before them, in `carry`; `nil` if there is
  ///   none.
  private func search(_ bytes: UnsafeRawBufferPointer) -> Int? {
    let isInRecord = handler.pointee.depth > 0
    // A tag that the end of the last piece cut.
    if !carry.isEmpty {
      let seam = carry + bytes.prefix(Resumption.longestTag)
      let found = seam.withUnsafeBytes { Resumption.find(in: $0, isInRecord: isInRecord, before: carry.count) }
      if let found, case .found(let place, let kind) = found {
        resume(kind)
        return place - carry.count
      }
      carry = []
    }
    switch Resumption.find(in: bytes, isInRecord: isInRecord, before: bytes.count) {
    case .found(let place, let kind)?:
      if !handler.pointee.rootEnded || place == 0 || !sawGarbage { sawGarbage = sawGarbage || hasText(bytes, place) }
      resume(kind)
      return place
    case .cut(let place)?:
      sawGarbage = sawGarbage || hasText(bytes, place)
      carry = Array(bytes[place...])
    case nil:
      sawGarbage = sawGarbage || hasText(bytes, bytes.count)
    }
    return nil
  }

  private func hasText(_ bytes: UnsafeRawBufferPointer, _ end: Int) -> Bool {
    bytes[..<end].contains { $0 > 0x20 && $0 != 0x00 }
  }

  private func resume(_ kind: Resumption.Kind) {
    if handler.pointee.rootEnded { handler.pointee.count(.concatenated) }
    isSearching = false
    sawGarbage = false
    let wasChannel = handler.pointee.record == .channel
    switch kind {
    case .document:
      handler.pointee.finish()
      parser.open()
    case .record:
      handler.pointee.finish()
      parser.open(prefix: "<tv>")
    case .field:
      handler.pointee.isResuming = true
      parser.open(prefix: wasChannel ? "<tv><channel>" : "<tv><programme>")
    }
  }

  // MARK: The end

  private func finish() {
    let wasCut = report.failure != nil
    if !isSearching && !wasCut {
      parser.finish()
      if handler.pointee.damage.offset >= 0, !handler.pointee.rootEnded, report.firstDamage == nil {
        report.firstDamage = malformed(at: report.textBytes)
      }
    } else if isSearching && handler.pointee.rootEnded {
      if sawGarbage || !carry.isEmpty { handler.pointee.count(.trailinggarbage) }
    }
    if plain.hasTrailingGarbage { handler.pointee.count(.trailinggarbage) }
    // A record that was being read when the text ended may have half a title, so it is not emitted.
    if handler.pointee.abandon() && !isSearching { handler.pointee.count(.notwell) }
    if report.failure == nil, !handler.pointee.rootEnded {
      report.failure = FeedError(
        .malformed, localized("the document ends early, after \(handler.pointee.tally.programmeCount) programmes"),
        source: source.name, line: nil, byte: report.textBytes,
        advice: localized("The download was probably cut off; fetch it again."))
    }
    if handler.pointee.tally.programmeCount == 0 { handler.pointee.count(.noprogrammes) }
    for (issue, count) in [
      (FeedIssue.badutf8, repair.badUTF8), (.badentity, repair.badEntities),
      (.controlcharacter, repair.controlCharacters), (.badmarkup, repair.badMarkup),
      (.longtext, attributeLimit.cuts),
    ] where count > 0 {
      handler.pointee.count(issue, count)
    }
    report.channels = handler.pointee.tally.channelCount
    report.programmes = handler.pointee.tally.programmeCount
    if report.programmes > 0 {
      report.firstInstant = handler.pointee.tally.firstInstant
      report.lastInstant = handler.pointee.tally.lastInstant
    }
    report.sourceBytes = source.bytesRead
    report.issues = handler.pointee.issues.all
  }

  /// Throws if nothing was read.
  private func check() throws {
    let unusable = unusableProgrammes()
    guard report.channels == 0 && report.programmes == 0 else {
      if report.failure == nil { report.failure = unusable }
      return
    }
    if let failure = report.failure, failure.kind != .malformed { throw failure }
    let name = source.name
    if report.textBytes == 0 {
      throw FeedError(
        .empty, localized("is empty"), source: name, advice: localized("Check the address, or try again later."))
    }
    if !handler.pointee.sawRoot, !handler.pointee.rootName.isEmpty {
      throw FeedError(
        .notAGuide, localized("is XML, but not an XMLTV guide: it starts with <\(handler.pointee.rootName)>"),
        source: name,
        advice: localized("Check that the address is the guide's."))
    }
    if let damage = report.firstDamage {
      var damage = damage
      damage.advice = "Nothing could be read. Report this to the feed's provider."
      throw damage
    }
    if let unusable { throw unusable }
    if let count = report.issues[.invalidid] {
      throw FeedError(
        .notAGuide, localized("contains no usable channel (\(count) without an id)"), source: name,
        advice: localized("Check that the feed is a current XMLTV guide."))
    }
    throw FeedError(
      .empty, localized("is a guide without channels and programmes"), source: name,
      advice: localized("Check the address, or try again later."))
  }

  /// Returns the reason why none of the feed's programmes can be used; `nil` if one can, or there is none.
  private func unusableProgrammes() -> FeedError? {
    guard report.programmes == 0 else { return nil }
    let kinds: [FeedIssue] = [.badstart, .outofwindow, .missingchannel]
    let counts = kinds.map { report.issues[$0] ?? 0 }
    let total = counts.reduce(0, +)
    guard total > 0, let worst = counts.indices.max(by: { counts[$0] < counts[$1] }) else { return nil }
    let example = handler.pointee.tally.unusableStart
    let what =
      switch (kinds[worst], example.isEmpty) {
      case (.badstart, true): localized("none of its \(total) programmes has a readable start")
      case (.badstart, false):
        localized("none of its \(total) programmes has a readable start; an example is “\(example)”")
      case (.outofwindow, true): localized("none of its \(total) programmes starts in a plausible year")
      case (.outofwindow, false):
        localized("none of its \(total) programmes starts in a plausible year; an example is “\(example)”")
      default: localized("none of its \(total) programmes names its channel")
      }
    return FeedError(
      .notAGuide, what, source: source.name,
      advice: kinds[worst] == .badstart
        ? localized("The feed's provider has probably left a template unfilled. Report it to them.")
        : localized("Check that the feed is a current XMLTV guide."))
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the offset of this part in another buffer.
  fileprivate func startOffset(in whole: UnsafeRawBufferPointer) -> Int {
    guard let own = baseAddress, let base = whole.baseAddress else { return 0 }
    return own - base
  }
}
