import Foundation

/// Folds characters to compare texts: case, accents, points and width do not matter.
///
/// Pages of 256 characters are created when first needed. Thread-safe.
///
/// Unchecked because of `pages`, which `lock` guards. A page is not written to once it is in there.
final class ScalarFolding: @unchecked Sendable {
  enum Kind: UInt64 {
    /// A separator between words.
    case separator
    /// Part of a word.
    case letter
    /// A word by itself, in scripts that put no blanks between words.
    case single
    /// Ignored: accents, points, joiners.
    case ignored
  }

  /// A kind, and up to two folded characters: `kind | first << 2 | second << 23`.
  struct Entry {
    var rawValue: UInt64
    @inline(__always) var kind: Kind { Kind(rawValue: rawValue & 3) ?? .separator }
    @inline(__always) var first: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 2 & 0x1F_FFFF) }
    /// The second folded character; 0 if there is only one.
    @inline(__always) var second: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 23 & 0x1F_FFFF) }
  }

  static let shared = ScalarFolding()

  private let lock = NSLock()
  /// The 0x1100 pages. A page that has been created is never freed.
  private let pages: UnsafeMutablePointer<UnsafePointer<UInt64>?>
  static let pageCount = 0x1100

  private init() {
    pages = .allocate(capacity: Self.pageCount)
    pages.initialize(repeating: nil, count: Self.pageCount)
  }

  /// Returns the 256 entries from `number << 8` on.
  func page(_ number: Int) -> UnsafePointer<UInt64> {
    lock.lock()
    defer { lock.unlock() }
    if let page = pages[number] { return page }
    let page = UnsafeMutablePointer<UInt64>.allocate(capacity: 256)
    for index in 0..<256 {
      page[index] = Unicode.Scalar(UInt32(number << 8 + index)).map { Self.entry($0) } ?? Kind.separator.rawValue
    }
    pages[number] = UnsafePointer(page)
    return UnsafePointer(page)
  }

  private static func entry(_ scalar: Unicode.Scalar) -> UInt64 {
    let kind = kind(of: scalar)
    guard kind == .letter || kind == .single else { return kind.rawValue }
    let text = special[scalar] ?? String(scalar).lowercased()
    let folded = text.decomposedStringWithCompatibilityMapping.unicodeScalars.filter {
      self.kind(of: $0) == .letter || self.kind(of: $0) == .single
    }.map { special[$0]?.unicodeScalars.first ?? $0 }
    let first = UInt64((folded.first ?? scalar).value)
    let second = folded.count > 1 ? UInt64(folded[1].value) : 0
    return kind.rawValue | first << 2 | second << 23
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return .ignored
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .spacingMark:
      if properties.isIdeographic { return .single }
      switch scalar.value {
      // Thai, Lao, Burmese, Khmer; kana, half-width kana.
      case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F:
        return .single
      default: return .letter
      }
    default: return .separator
    }
  }

  /// Letters whose stroke or ligature Unicode does not decompose.
  private static let special: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "đ": "d",
    "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ı": "i", "İ": "i", "ħ": "h", "Ħ": "h", "ς": "σ",
  ]
}
