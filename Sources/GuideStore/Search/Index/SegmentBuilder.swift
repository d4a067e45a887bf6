import Foundation
import GuideModel

/// Builds a segment of the index: takes rows in any order and returns blocks.
///
/// A segment is a small index of at most `limit` airings that are consecutive in time:
/// - documents, by time, in chunks of `chunk` (`SearchDocument`);
/// - terms, by their bytes, in blocks of about a page. An entry is the number of bytes shared with the previous one,
///   the number of others and these, the size of its postings, and the postings: for each document the distance from
///   the previous one, times four, plus the word's `SearchClass`. All numbers are little-endian base 128;
/// - the first term of each block;
/// - the first start and the latest stop of each chunk.
///
/// Positions are not stored: results are compared with the airing anyway, because it may have changed.
final class SegmentBuilder {
  /// The greatest number of documents of a segment. A word that most airings have costs a search a segment or two; a
  /// word that none has, a lookup in each.
  static let limit = 1 << 14
  /// The number of documents in a chunk: a page of the database.
  static let chunk = 500
  /// The size of a block in bytes, unless its only term has more postings than that.
  private static let blockSize = 7_900

  private let text: SearchText
  private var terms = TermTable()
  /// For each document, one after another: term number times four plus class.
  private var tokens = RawBuffer<UInt32>(capacity: 1 << 16)
  private var firstToken = RawBuffer<Int>()
  private var documents: [SearchDocument] = []

  // The text being split.
  private var number: UInt32 = 0
  private var searchClass: UInt32 = 0
  private var isTitle = false
  /// The whole title as a term.
  private var title = RawBuffer<UInt8>(capacity: 256)

  init(text: SearchText) { self.text = text }

  var count: Int { documents.count }

  /// Adds an airing.
  /// - Complexity: O(bytes).
  func add(_ row: SearchRow) {
    number = UInt32(documents.count)
    documents.append(row.document)
    firstToken.append(tokens.count)
    var sink = self
    isTitle = true
    AiringText.forEach(title: row.title, episode: row.subtitle, details: row.details) { field, text in
      searchClass = UInt32(field.searchClass.rawValue)
      if isTitle {
        title.removeAll()
        title.append(SearchTerm.wholeTitlePrefix)
        self.text.scan(text, into: &sink)
        isTitle = false
        note(UnsafeRawBufferPointer(start: title.base, count: min(title.count, SearchTerm.limit)))
      } else {
        self.text.scan(text, into: &sink)
      }
    }
    searchClass = 0
    SearchTerm.genre(row.genre).withUnsafeBytes { note($0) }
    for mark in SearchMark.marks(genre: row.genre, flags: row.flags) {
      SearchTerm.mark(mark).withUnsafeBytes { note($0) }
    }
    SearchTerm.length(row.stop - row.key.start).withUnsafeBytes { note($0) }
  }

  @inline(__always)
  private func note(_ term: UnsafeRawBufferPointer) {
    if let index = terms.note(term, in: number) { tokens.append(index << 2 | searchClass) }
  }

  /// Removes everything that was added.
  func clear() {
    terms.clear()
    tokens.removeAll()
    firstToken.removeAll()
    documents.removeAll(keepingCapacity: true)
  }

  // MARK: The finished segment

  /// Returns the segment of everything that was added.
  /// - Complexity: O(tokens + terms log terms).
  func segment() -> SegmentData {
    let order = documents.indices.sorted { documents[$0].key < documents[$1].key }
    var data = SegmentData(documents: documents.count)
    for index in order {
      data.firstStart = min(data.firstStart, documents[index].start)
      data.lastStart = max(data.lastStart, documents[index].start)
      data.lastStop = max(data.lastStop, documents[index].stop)
    }
    for first in stride(from: 0, to: order.count, by: Self.chunk) {
      let part = order[first..<min(first + Self.chunk, order.count)]
      var bytes = [UInt8](repeating: 0, count: part.count * SearchDocument.size)
      bytes.withUnsafeMutableBytes { target in
        for (place, index) in part.enumerated() {
          if let base = target.baseAddress { documents[index].write(to: base + place * SearchDocument.size) }
        }
      }
      data.chunks.append(bytes)
      data.spans.append(
        SegmentData.Span(
          start: documents[part[first]].start, stop: part.reduce(.min) { max($0, documents[$1].stop) }))
    }
    writeBlocks(to: &data, order: order)
    return data
  }

  private func writeBlocks(to data: inout SegmentData, order: [Int]) {
    let starts = RawBuffer<Int>(capacity: terms.terms.count + 1)
    let next = RawBuffer<Int>(capacity: terms.terms.count + 1)
    var total = 0
    for term in 0..<terms.terms.count {
      starts.base[term] = total
      next.base[term] = total
      total += Int(terms.terms[term].count)
    }
    starts.base[terms.terms.count] = total
    var postings = RawBuffer<UInt32>(capacity: max(total, 1))
    postings.resize(to: total)
    for (document, index) in order.enumerated() {
      let end = index + 1 < documents.count ? firstToken[index + 1] : tokens.count
      for place in firstToken[index]..<end {
        let token = tokens[place]
        let target = next.base + Int(token >> 2)
        postings[target.pointee] = UInt32(document) << 2 | token & 3
        target.pointee += 1
      }
    }

    var block = RawBuffer<UInt8>(capacity: 1 << 14)
    var list = RawBuffer<UInt8>(capacity: 1 << 12)
    var last = (offset: 0, length: 0)
    for number in terms.sorted() {
      let term = terms.terms[Int(number)]
      let bytes = UnsafeRawBufferPointer(start: terms.bytes.base + Int(term.offset), count: Int(term.length))
      list.removeAll()
      var previous: UInt32 = 0
      for place in starts.base[Int(number)]..<starts.base[Int(number) + 1] {
        let posting = postings[place]
        list.append(variable: (posting >> 2 - previous) << 2 | posting & 3)
        previous = posting >> 2
      }
      if block.count > 0, block.count + list.count + bytes.count + 6 > Self.blockSize {
        data.blocks.append(Array(UnsafeRawBufferPointer(start: block.base, count: block.count)))
        block.removeAll()
      }
      var shared = 0
      if block.count == 0 {
        data.firstTerms.append(UInt8(bytes.count))
        data.firstTerms += bytes
      } else {
        while shared < min(last.length, bytes.count),
          terms.bytes[last.offset + shared] == terms.bytes[Int(term.offset) + shared]
        { shared += 1 }
      }
      block.append(UInt8(shared))
      block.append(UInt8(bytes.count - shared))
      block.append(UnsafeRawBufferPointer(rebasing: bytes[shared...]))
      block.append(variable: UInt32(list.count))
      block.append(UnsafeRawBufferPointer(start: list.base, count: list.count))
      last = (Int(term.offset), bytes.count)
    }
    if block.count > 0 { data.blocks.append(Array(UnsafeRawBufferPointer(start: block.base, count: block.count))) }
  }
}

extension SegmentBuilder: SearchTextSink {
  func word(_ bytes: UnsafeRawBufferPointer, isExtra: Bool) {
    note(UnsafeRawBufferPointer(start: bytes.baseAddress, count: min(bytes.count, SearchTerm.limit)))
    if isTitle, !isExtra { extendTitle(bytes) }
  }

  /// Adds each pair of adjacent characters, and the last character alone: every character begins a term, and every pair
  /// is one.
  func run(_ bytes: UnsafeRawBufferPointer) {
    SearchTerm.forEachPair(of: bytes) { note($0) }
    if isTitle { extendTitle(bytes) }
  }

  private func extendTitle(_ bytes: UnsafeRawBufferPointer) {
    guard title.count < SearchTerm.limit else { return }
    if title.count > 1 { title.append(0x20) }
    title.append(bytes)
  }
}

extension RawBuffer where Element == UInt8 {
  /// Little-endian base 128.
  @inline(__always)
  mutating func append(variable value: UInt32) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }
}
