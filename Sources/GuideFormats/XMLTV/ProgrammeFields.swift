import GuideModel

/// Interprets a programme's elements: texts, genre and flags. Its creator must `free()` it.
struct ProgrammeFields {
  var record = FeedBatch.ProgrammeRecord()
  private var title = RankedText()
  private var subtitle = RankedText()
  private var summary = RankedText()
  private var genre = GenreClassifier.Match()
  private var hasEpisode = false
  private var classifier: GenreClassifier
  private let summaryLength: Int

  /// The distance in seconds beyond which a stop says nothing about a programme's length.
  private static let longestBelievable: Int64 = 366 * 86_400

  init(_ classifier: GenreClassifier, summaryLength: Int) {
    self.classifier = classifier
    self.summaryLength = summaryLength
  }

  func free() { for text in [title, subtitle, summary] { text.free() } }

  var hasNoTitle: Bool { title.isEmpty }

  /// The length in seconds; 0 if the stop is missing, before the start, or implausible.
  var believableLength: Int64 {
    let length = (record.stop ?? record.start) - record.start
    return (0...Self.longestBelievable).contains(length) ? length : 0
  }

  /// Resets the fields for the next programme.
  mutating func begin() {
    record = FeedBatch.ProgrammeRecord()
    title.removeAll()
    subtitle.removeAll()
    summary.removeAll()
    genre = GenreClassifier.Match()
    hasEpisode = false
  }

  /// Records an element of the programme.
  ///
  /// - Returns: the issue with it, if any.
  mutating func take(_ field: UnsafeRawBufferPointer, as role: XMLTVRole, rank: Int) -> FeedIssue? {
    switch role {
    case .title: title.offer(field, rank: rank, limit: 1024)
    case .subtitle: subtitle.offer(field, rank: rank, limit: 1024)
    case .description:
      summary.offer(field, rank: rank, limit: summaryLength)
      if field.isEmpty { return .emptydescription }
    case .category: if !field.isEmpty { genre.merge(classifier.classify(field)) }
    case .episodeNumber:
      // Gracenote's "MV" and "SH" ids are no episodes; an empty number says nothing.
      let (first, second) = field.count > 1 ? (field[0], field[1]) : (0, 0)
      if field.count > 1, !(first == 0x4D && second == 0x56), !(first == 0x53 && second == 0x48) {
        hasEpisode = true
      } else if field.isEmpty {
        return .badepisode
      }
    case .new: record.flags.insert(.new)
    case .premiere: record.flags.insert(.premiere)
    case .previouslyShown: record.flags.insert(.repeated)
    case .lastChance: record.flags.insert(.lastChance)
    case .subtitles: record.flags.insert(.subtitled)
    case .live: record.flags.insert(.live)
    default: break
    }
    return nil
  }

  /// Sets flags that depend on several elements.
  mutating func mark() {
    record.genre = genre.genre
    if genre.isFilm || (genre.genre == .film && believableLength > 70 * 60 && !hasEpisode && !genre.isSeries) {
      record.flags.insert(.film)
    } else if hasEpisode || genre.isSeries {
      record.flags.insert(.series)
    }
    if genre.isLive { record.flags.insert(.live) }
    readTitleMarks()
  }

  /// Recognises "ᴺᵉʷ" and "ᴸᶦᵛᵉ", which aggregators append to titles.
  private mutating func readTitleMarks() {
    let bytes = title.bytes
    // Their first letter is three bytes, E1 B4 …; the last one is not ASCII either.
    guard bytes.count > 9, bytes[bytes.count - 1] >= 0x80, bytes.suffix(12).contains(0xE1) else { return }
    let end = String(decoding: UnsafeRawBufferPointer(rebasing: bytes.suffix(24)), as: UTF8.self)
    if end.hasSuffix("ᴺᵉʷ") || end.hasSuffix("ᴺᴱᵂ") { record.flags.insert(.new) }
    if end.hasSuffix("ᴸᶦᵛᵉ") || end.hasSuffix("ᴸᴵⱽᴱ") || end.hasSuffix("ᴸⁱᵛᵉ") { record.flags.insert(.live) }
  }

  mutating func store(
    channelID: UnsafeRawBufferPointer, details: UnsafeRawBufferPointer, into batch: inout FeedBatchBuilder
  ) {
    record.channelFeedID = batch.store(channelID: channelID)
    record.title = batch.store(title.bytes)
    record.subtitle = batch.store(subtitle.bytes)
    record.summary = batch.store(summary.bytes)
    record.details = batch.store(details)
    batch.append(record)
  }
}
