import Foundation

/// Maps each character to its folded form, in pages of 256 that are created when first needed and never freed: a guide
/// needs a few of them.
///
/// Unchecked because of `pages`, which `lock` guards. A page is not written to once it is in there.
final class FoldingTable: @unchecked Sendable {
  static let shared = FoldingTable()

  /// The folding of a character in eight bytes: `Kind`, the number of bytes, and up to six bytes of folded UTF-8.
  struct Entry {
    var rawValue: UInt64

    init(_ kind: Kind, _ bytes: some Collection<UInt8> = EmptyCollection<UInt8>()) {
      rawValue = UInt64(kind.rawValue) | UInt64(bytes.count) << 8
      for (index, byte) in bytes.enumerated() { rawValue |= UInt64(byte) << UInt64(16 + 8 * index) }
    }

    @inline(__always) var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: rawValue)) ?? .separator }
    @inline(__always) var count: Int { Int(rawValue >> 8 & 0xFF) }
    @inline(__always) var bytes: UInt64 { rawValue >> 16 }

    static let byteLimit = 6
  }

  enum Kind: UInt8 {
    /// Ends words.
    case separator
    /// Part of a word.
    case word
    /// Part of a run.
    case run
    /// Ends a word, which is also found if it is left out: apostrophes, hyphens, dots.
    case joiner
    /// Left out: accents, vowel points, tatweel.
    case ignored
    /// Combining marks that turn some letters into other letters, and are left out after all others.
    case breve, diaeresis, voiced, halfVoiced
  }

  private let lock = NSLock()
  private var pages: [UInt32: UnsafePointer<UInt64>] = [:]

  /// Returns the entries of the characters `number * 256` to `number * 256 + 255`, valid for the life of the process.
  func page(_ number: UInt32) -> UnsafePointer<UInt64> {
    lock.lock()
    defer { lock.unlock() }
    if let page = pages[number] { return page }
    let page = UnsafeMutablePointer<UInt64>.allocate(capacity: 256)
    for index in 0..<256 {
      let scalar = Unicode.Scalar(number << 8 | UInt32(index))
      page[index] = scalar.map { Self.entry($0).rawValue } ?? Entry(.separator).rawValue
    }
    pages[number] = UnsafePointer(page)
    return UnsafePointer(page)
  }

  /// Returns the entry of a character.
  /// - Complexity: a microsecond or two if the character decomposes.
  static func entry(_ scalar: Unicode.Scalar) -> Entry {
    let value = scalar.value
    switch value {
    case 0x306: return Entry(.breve)
    case 0x308: return Entry(.diaeresis)
    case 0x3099, 0xFF9E: return Entry(.voiced)
    case 0x309A, 0xFF9F: return Entry(.halfVoiced)
    case 0x30A1...0x30F6: return run(value - 0x60)  // Katakana as Hiragana
    default: break
    }
    if isJoiner(value) { return Entry(.joiner) }
    if isIgnored(scalar) { return Entry(.ignored) }
    if let digit = digit(scalar) { return Entry(.word, [digit]) }
    if isRun(value) {
      // Letters and vowel signs; punctuation is a separator there, too.
      guard scalar.properties.isAlphabetic || isMark(scalar) || value == 0x30FC || value == 0x3005 else {
        return Entry(.separator)
      }
      if !isCompatibility(value) { return run(value) }
    }
    // Letters in their own right, whatever their parts look like.
    if let kept = letters[value] { return word([kept]) }
    return decomposed(scalar)
  }

  private static func decomposed(_ scalar: Unicode.Scalar) -> Entry {
    var folded: [UInt32] = []
    for part in String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars {
      for lower in part.properties.lowercaseMapping.unicodeScalars where !isIgnored(lower) && !isAccent(lower.value) {
        if let replacement = replacements[lower.value] {
          folded += replacement.unicodeScalars.map(\.value)
        } else if let digit = digit(lower) {
          folded.append(UInt32(digit))
        } else if lower.properties.isAlphabetic || isMark(lower) {
          folded.append(lower.value)
        }
      }
    }
    guard let first = folded.first else {
      return scalar.properties.generalCategory == .nonspacingMark ? Entry(.ignored) : Entry(.separator)
    }
    if isRun(first) { return run(0x30A1...0x30F6 ~= first ? first - 0x60 : first) }
    return word(folded)
  }

  private static func word(_ scalars: [UInt32]) -> Entry { entry(.word, scalars) }
  private static func run(_ scalar: UInt32) -> Entry { entry(.run, [scalar]) }

  private static func entry(_ kind: Kind, _ scalars: [UInt32]) -> Entry {
    var bytes: [UInt8] = []
    for scalar in scalars.compactMap({ Unicode.Scalar($0) }) {
      let next = Array(String(scalar).utf8)
      if bytes.count + next.count > Entry.byteLimit { break }
      bytes += next
    }
    return Entry(kind, bytes)
  }

  // MARK: Classes of characters

  /// й, ї and ў, small and capital.
  private static let letters: [UInt32: UInt32] = [
    0x439: 0x439, 0x419: 0x439, 0x457: 0x457, 0x407: 0x457, 0x45E: 0x45E, 0x40E: 0x45E,
  ]

  /// Letters that do not decompose and that people write, or find on their keyboards, in another way.
  private static let replacements: [UInt32: String] = [
    0xDF: "ss", 0xE6: "ae", 0x153: "oe", 0xF8: "o", 0x142: "l", 0x131: "i", 0x111: "d", 0xF0: "d", 0xFE: "th",
    0x127: "h", 0x167: "t", 0x14B: "n", 0x138: "k", 0x180: "b", 0x3C2: "σ",
    // Arabic and Persian letters of one sound; teh marbuta as heh; letters with hamza decompose by themselves.
    0x649: "ي", 0x6CC: "ي", 0x6A9: "ك", 0x629: "ه", 0x6C1: "ه", 0x6D5: "ه", 0x671: "ا", 0x622: "ا", 0x623: "ا",
    0x625: "ا",
      // Hebrew's final letters stay: they mark the end of a word.
  ]

  private static func isJoiner(_ value: UInt32) -> Bool {
    switch value {
    case 0x27, 0x22, 0x2D, 0x2E, 0xB7, 0x2BC, 0x2018, 0x2019, 0x2010, 0x2011, 0x5F3, 0x5F4, 0xFF07: true
    default: false
    }
  }

  private static func isAccent(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x306, 0x308: false
    case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7: true  // Hebrew points
    case 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E8, 0x6EA...0x6ED, 0x8D3...0x8FF: true
    case 0x711, 0x730...0x74A: true  // Syriac
    case 0x93C, 0x9BC, 0xA3C, 0xABC, 0xB3C: true  // nukta
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF, 0xFE00...0xFE0F: true
    default: isAccent(scalar.value)
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  /// The ASCII digit for a decimal digit of any script.
  private static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
    return UInt8(ascii: "0") + UInt8(value)
  }

  /// Whether the character's script does not separate words by blanks, or (Hangul) has endings of all kinds.
  static func isRun(_ value: UInt32) -> Bool {
    switch value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF: true  // Thai, Lao, Myanmar, Khmer
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: true  // Hangul
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3400...0x4DBF, 0x4E00...0x9FFF: true  // Han
    case 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    case 0x3041...0x30FF, 0x3105...0x312F, 0x31F0...0x31FF: true  // Kana, Bopomofo
    default: false
    }
  }

  /// Whether a character of a run is a compatibility form of another.
  private static func isCompatibility(_ value: UInt32) -> Bool {
    switch value {
    case 0x2E80...0x2FDF, 0x3130...0x318F, 0xF900...0xFAFF, 0x2F800...0x2FA1F: true
    default: false
    }
  }
}
