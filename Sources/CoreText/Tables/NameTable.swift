import Foundation

/// The names in a font's file, from its table `name`.
package struct NameTable {
  private let table: FontTable

  package init(_ table: FontTable) { self.table = table }

  /// Returns a name by its number: the English one of Windows, else of Unicode, else of the Macintosh. Linear in the
  /// number of names.
  package func name(_ number: Int) -> String? {
    guard let count = table.short(2), let storage = table.short(4) else { return nil }
    var best: (rank: Int, text: String)?
    for index in 0..<count {
      let record = 6 + index * 12
      guard let platform = table.short(record), let language = table.short(record + 4),
        let own = table.short(record + 6), let length = table.short(record + 8), let offset = table.short(record + 10)
      else { break }
      let rank = Self.rank(platform: platform, language: language)
      guard own == number, rank < best?.rank ?? .max, let bytes = table.slice(storage + offset, length) else {
        continue
      }
      let text = platform == 1 ? Self.latin(bytes) : Self.wide(bytes)
      if !text.isEmpty { best = (rank, text) }
    }
    return best?.text
  }

  private static func rank(platform: Int, language: Int) -> Int {
    switch (platform, language) {
    case (3, 0x0409): 0
    case (3, _): 3
    case (0, _): 1
    case (1, 0): 2
    default: 4
    }
  }

  private static func wide(_ bytes: ArraySlice<UInt8>) -> String {
    let pairs = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2)
    return String(decoding: pairs.map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }, as: UTF16.self)
  }

  private static func latin(_ bytes: ArraySlice<UInt8>) -> String {
    String(data: Data(bytes), encoding: .macOSRoman) ?? String(decoding: bytes, as: UTF8.self)
  }
}
