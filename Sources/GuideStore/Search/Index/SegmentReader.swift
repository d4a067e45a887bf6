import Foundation
import GuideModel

/// A stored segment being searched: finds postings of terms, and documents by number.
final class SegmentReader {
  let segment: SegmentTable.Segment
  private let connection: SQLiteConnection
  private let firstTerms: [UInt8]
  /// The offset of each block's first term in `firstTerms`.
  private let blocks: [Int32]
  /// The documents of the chunks read so far.
  private var documents: UnsafeMutableRawPointer?
  private var isLoaded: [Bool] = []
  private let spans: [UInt8]

  init(_ segment: SegmentTable.Segment, connection: SQLiteConnection) throws {
    self.segment = segment
    self.connection = connection
    let statement = try connection.statement("SELECT first_terms, spans FROM search_segment WHERE id = ?")
    var bytes: [UInt8] = []
    var spans: [UInt8] = []
    try statement.forEachRow(SQLiteValue(segment.id)) { (bytes, spans) = ($0.bytes(0), $0.bytes(1)) }
    firstTerms = bytes
    self.spans = spans
    var offsets: [Int32] = []
    var offset = 0
    while offset < bytes.count {
      offsets.append(Int32(offset))
      offset += Int(bytes[offset]) + 1
    }
    // A damaged list may end within a term.
    if offset > bytes.count { offsets.removeLast() }
    blocks = offsets
  }

  deinit { documents?.deallocate() }

  /// Calls `body` with the postings of each term that equals `term`, or begins with it.
  /// - Complexity: O(log blocks + bytes of the entries from the first to the last such term).
  func forEachTerm(
    _ term: [UInt8], isPrefix: Bool, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    // The last block whose first term is not after the wanted one.
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if isFirstTerm(of: middle, behind: term) { high = middle } else { low = middle + 1 }
    }
    let statement = try connection.statement("SELECT data FROM search_block WHERE id = ?")
    for number in max(low - 1, 0)..<blocks.count {
      var isOver = false
      statement.bind(1, segment.id << SegmentTable.segmentShift | Int64(number))
      if try statement.step() {
        isOver = try statement.withBytes(0) { bytes in
          Result { try Self.scan(bytes, for: term, isPrefix: isPrefix, body) }
        }.get()
      }
      statement.reset()
      if isOver { return }
    }
  }

  /// Whether the first term of a block comes after `term`.
  private func isFirstTerm(of block: Int, behind term: [UInt8]) -> Bool {
    let start = Int(blocks[block])
    let first = firstTerms[start + 1..<start + 1 + Int(firstTerms[start])]
    for (a, b) in zip(first, term) where a != b { return a > b }
    return first.count > term.count
  }

  /// - Returns: whether no later block can have such a term.
  private static func scan(
    _ block: UnsafeRawBufferPointer, for term: [UInt8], isPrefix: Bool, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> Bool {
    guard let base = block.baseAddress else { return false }
    var offset = 0
    // The number of leading bytes in which the current term and the wanted one agree, and how they compare after these.
    var agreed = 0
    var isBefore = true
    while offset + 2 <= block.count {
      let shared = Int(block[offset])
      let count = Int(block[offset + 1])
      offset += 2
      guard offset + count < block.count else { return false }
      if shared <= agreed {
        agreed = shared
        var place = 0
        while place < count, agreed < term.count, agreed == shared + place, block[offset + place] == term[agreed] {
          agreed += 1
          place += 1
        }
        isBefore =
          agreed < term.count
          && (shared + count == agreed || block[offset + (agreed - shared)] < term[agreed])
      }
      let length = shared + count
      offset += count
      var size = 0
      var shift = 0
      while offset < block.count {
        let byte = block[offset]
        offset += 1
        size |= Int(byte & 0x7F) << shift
        if byte < 0x80 || shift > 28 { break }
        shift += 7
      }
      guard size <= block.count - offset else { return false }
      if agreed == term.count {
        if isPrefix || length == term.count {
          try body(UnsafeRawBufferPointer(start: base + offset, count: size))
          if !isPrefix { return true }
        }
      } else if !isBefore {
        return true
      }
      offset += size
    }
    return false
  }

  /// Calls `body` with the documents and classes of postings.
  @inline(__always)
  static func decode(_ postings: UnsafeRawBufferPointer, _ body: (_ document: Int, _ searchClass: UInt8) -> Void) {
    guard let base = postings.baseAddress else { return }
    var offset = 0
    var document = 0
    while offset < postings.count {
      var value = UInt32(base.load(fromByteOffset: offset, as: UInt8.self))
      offset += 1
      if value >= 0x80 {
        value &= 0x7F
        var shift: UInt32 = 7
        while offset < postings.count {
          let byte = UInt32(base.load(fromByteOffset: offset, as: UInt8.self))
          offset += 1
          value |= (byte & 0x7F) << shift
          if byte < 0x80 || shift > 21 { break }
          shift += 7
        }
      }
      document += Int(value >> 2)
      body(document, UInt8(truncatingIfNeeded: value & 3))
    }
  }

  /// Returns the document with that number, which must be below the segment's count.
  @inline(__always)
  func document(_ number: Int) throws -> SearchDocument {
    let chunk = number / SegmentBuilder.chunk
    if let documents, isLoaded[chunk] { return SearchDocument(from: documents + number * SearchDocument.size) }
    return SearchDocument(from: try load(chunk: chunk) + number * SearchDocument.size)
  }

  /// - Returns: the address of the segment's documents.
  /// - Throws: `GuideStoreError.damaged` if the chunk is not as expected.
  private func load(chunk: Int) throws -> UnsafeMutableRawPointer {
    if isLoaded.isEmpty { isLoaded = Array(repeating: false, count: segment.documents / SegmentBuilder.chunk + 1) }
    let documents =
      self.documents
      ?? .allocate(byteCount: isLoaded.count * SegmentBuilder.chunk * SearchDocument.size, alignment: 8)
    self.documents = documents
    let first = chunk * SegmentBuilder.chunk
    let size = min(SegmentBuilder.chunk, segment.documents - first) * SearchDocument.size
    let statement = try connection.statement("SELECT data FROM search_block WHERE id = ?")
    defer { statement.reset() }
    statement.bind(1, segment.id << SegmentTable.segmentShift | (SegmentTable.firstChunk + Int64(chunk)))
    let isWhole =
      try statement.step()
      && statement.withBytes(0) { bytes in
        guard bytes.count == size, let source = bytes.baseAddress else { return false }
        (documents + first * SearchDocument.size).copyMemory(from: source, byteCount: size)
        return true
      }
    guard isWhole else {
      throw GuideStoreError.damaged(path: connection.path, reason: localized("the search index is inconsistent"))
    }
    isLoaded[chunk] = true
    return documents
  }

  /// Returns the number of documents that start at or before an instant.
  /// - Complexity: reads one chunk at most.
  func count(startingBy instant: Int64) throws -> Int {
    if segment.firstStart > instant { return 0 }
    if segment.lastStart <= instant { return segment.documents }
    // The last chunk that begins by then.
    var chunk = 0
    while (chunk + 1) * SegmentBuilder.chunk < segment.documents, span(chunk + 1, 0) ?? .max <= instant { chunk += 1 }
    var (low, high) = (chunk * SegmentBuilder.chunk, min((chunk + 1) * SegmentBuilder.chunk, segment.documents))
    while low < high {
      let middle = (low + high) / 2
      if try document(middle).start <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the latest stop of a document and its neighbours; the end of time if a damaged index does not say.
  func latestStop(near number: Int) -> Int64 { span(number / SegmentBuilder.chunk, 1) ?? .max }

  private func span(_ chunk: Int, _ part: Int) -> Int64? {
    let offset = chunk * 16 + part * 8
    guard offset + 8 <= spans.count else { return nil }
    return spans.withUnsafeBytes { Int64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Int64.self)) }
  }
}
