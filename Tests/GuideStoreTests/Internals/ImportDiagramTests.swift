import CSQLite
import Foundation
import GuideFormats
import GuideModel
import InternalsDiagrams
import Testing

@testable import GuideStore

/// The diagram of `Documentation/Internals/Import.md` is recorded from an import: the reads of the source, the batches,
/// and SQLite's own report of each statement.
@Suite struct ImportDiagramTests {
  private static let parts = ["source", "reading thread", "storing thread", "database"]

  @Test("The diagram of an import is what runs")
  func downloadedFeed() throws {
    let folder = try ScratchFolder()
    let store = try GuideStore(path: folder.path("guide.lineup"))
    let sequence = CallSequence(Self.parts)
    try importFeed(title: "Old", into: store, sequence)
    _ = try store.updateSearchIndex()
    let trace = StatementTrace(sequence)
    try store.withWriter { trace.begin($0) }
    // SQLite does not retain the trace.
    defer { try? store.withWriter { trace.end($0) } }
    sequence.clear()
    sequence.note("Reading a download: to its end, with nothing locked")
    try importFeed(title: "New", into: store, sequence)
    sequence.note("Afterwards, in the background: the search index")
    _ = try store.updateSearchIndex()
    #expect(try sequence.isRecorded(as: "import"), "the calls differ from import.svg; look and record them again")
  }

  private func importFeed(title: String, into store: GuideStore, _ sequence: CallSequence) throws {
    var text = "<tv><channel id=\"one\"><display-name>One</display-name></channel>"
    for hour in 10..<14 {
      text += "<programme start=\"20260101\(hour)0000 +0000\" stop=\"20260101\(hour + 1)0000 +0000\" channel=\"one\">"
      text += "<title>\(title) \(hour)</title></programme>"
    }
    let bytes = Array((text + "</tv>").utf8)
    var options = XMLTVOptions()
    options.batchBytes = 200
    try store.importFeed(source: "feed") { [options] sink in
      _ = try XMLTVReader(options: options).read(ObservedSource(bytes, sequence)) { batch in
        sequence.call("reading thread", "storing thread", "batch", "of \(batch.programmes.count)")
        try sink(batch, 0)
      }
    }
  }
}

/// A source that records that it is read.
private final class ObservedSource: ByteSource {
  private let source: MemorySource
  private let sequence: CallSequence

  init(_ bytes: [UInt8], _ sequence: CallSequence) {
    source = MemorySource(bytes, step: 400)
    self.sequence = sequence
  }

  var name: String { source.name }
  var expectedLength: Int64? { source.expectedLength }
  var bytesRead: Int64 { source.bytesRead }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    sequence.call("reading thread", "source", "read")
    return source.read(into: buffer)
  }
}

/// Records the statements of a connection, without their columns and conditions.
private final class StatementTrace {
  private let sequence: CallSequence

  init(_ sequence: CallSequence) { self.sequence = sequence }

  func begin(_ connection: SQLiteConnection) {
    sqlite3_trace_v2(
      connection.handle, UInt32(SQLITE_TRACE_STMT),
      { _, data, _, text in
        if let data, let text {
          Unmanaged<StatementTrace>.fromOpaque(data).takeUnretainedValue()
            .add(String(cString: text.assumingMemoryBound(to: CChar.self)))
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  func end(_ connection: SQLiteConnection) { sqlite3_trace_v2(connection.handle, 0, nil, nil) }

  private func add(_ sql: String) {
    let words = sql.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let verb = words.first?.uppercased() else { return }
    func table(after word: String) -> String {
      guard let index = words.firstIndex(where: { $0.uppercased() == word }), index + 1 < words.count else { return "" }
      return String(words[index + 1].prefix { $0.isLetter || $0 == "_" })
    }
    switch verb {
    case "BEGIN", "COMMIT": call(words.joined(separator: " "))
    case "INSERT", "REPLACE": call("INSERT", table(after: "INTO"))
    case "DELETE": call("DELETE", table(after: "FROM"))
    case "UPDATE": call("UPDATE", table(after: "UPDATE"))
    case "SELECT", "WITH": call("SELECT", table(after: "FROM"))
    default: break
    }
  }

  private func call(_ label: String, _ detail: String = "") {
    sequence.call("storing thread", "database", label, detail)
  }
}
