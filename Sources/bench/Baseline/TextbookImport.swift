import Foundation
import FoundationXML

/// The simplest import of XMLTV, as a baseline: Foundation's `XMLParser`, a `String` for each text, and one prepared
/// `INSERT` in one transaction. It keeps less than Lineup does: no credits, no episode numbers, no pictures.
final class TextbookImport: NSObject, XMLParserDelegate {
  private let database: BaselineDatabase
  private let insert: BaselineDatabase.Statement
  private var channels: [String: Int32] = [:]
  private var channel: Int32 = 0
  private var start: Int64 = 0
  private var stop: Int64 = 0
  private var title = ""
  private var subtitle = ""
  private var summary = ""
  private var category = ""
  private var text = ""
  private(set) var programmes = 0

  private init(database path: String) throws {
    database = try BaselineDatabase(path: path)
    try database.execute(
      """
      PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
      CREATE TABLE airing(channel INTEGER, start INTEGER, stop INTEGER, title TEXT, subtitle TEXT, summary TEXT,
        category TEXT, PRIMARY KEY(channel, start)) WITHOUT ROWID;
      BEGIN
      """)
    insert = try BaselineDatabase.Statement(database, "INSERT OR REPLACE INTO airing VALUES(?, ?, ?, ?, ?, ?, ?)")
  }

  /// - Returns: the number of programmes stored.
  static func run(feed: String, database path: String) throws -> Int {
    guard let stream = InputStream(fileAtPath: feed) else { throw Failure("\(feed) cannot be opened") }
    let baseline = try TextbookImport(database: path)
    let parser = XMLParser(stream: stream)
    parser.delegate = baseline
    guard parser.parse() else {
      throw Failure("Foundation's parser gave up: \(parser.parserError.map { "\($0)" } ?? "no reason")")
    }
    try baseline.database.execute("COMMIT")
    return baseline.programmes
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes: [String: String]
  ) {
    text = ""
    guard elementName == "programme" else { return }
    let name = attributes["channel"] ?? ""
    channel = channels[name] ?? Int32(channels.count)
    channels[name] = channel
    start = Self.instant(attributes["start"] ?? "")
    stop = Self.instant(attributes["stop"] ?? "")
    (title, subtitle, summary, category) = ("", "", "", "")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    switch elementName {
    case "title": title = text
    case "sub-title": subtitle = text
    case "desc": summary = text
    case "category": category = text
    case "programme": store()
    default: break
    }
  }

  private func store() {
    insert.bind(1, Int64(channel))
    insert.bind(2, start)
    insert.bind(3, stop)
    for (index, text) in [title, subtitle, summary, category].enumerated() { insert.bind(Int32(4 + index), text) }
    guard (try? insert.run()) != nil else { return }
    programmes += 1
  }

  /// Parses "20260101120000 +0000".
  private static func instant(_ text: String) -> Int64 {
    let digits = Array(text.utf8)
    guard digits.count >= 20 else { return 0 }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + Int($1) - 48 } }
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (
      Int32(number(0..<4) - 1_900), Int32(number(4..<6) - 1), Int32(number(6..<8))
    )
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (
      Int32(number(8..<10)), Int32(number(10..<12)), Int32(number(12..<14))
    )
    let offset = (number(16..<18) * 60 + number(18..<20)) * (digits[15] == UInt8(ascii: "-") ? -60 : 60)
    return Int64(timegm(&parts)) - Int64(offset)
  }
}
