import Foundation

/// Splits UTF-8 texts into hashes of their folded words, without creating strings. Not thread-safe.
///
/// Hashes have 64 bits and a seed per process, so that no feed can construct words with equal hashes.
final class WordScanner {
  static let seed = UInt64.random(in: 1 ... .max)
  @inline(__always) private static func mixed(_ hash: UInt64, _ scalar: UInt32) -> UInt64 {
    (hash ^ UInt64(scalar)) &* 0x9FB2_1C65_1E98_DF25
  }
  @inline(__always) private static func finished(_ hash: UInt64) -> UInt64 {
    let mixed = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
    return (mixed ^ mixed >> 32) | 1
  }

  private let pages: UnsafeMutablePointer<UnsafePointer<UInt64>?>

  init() {
    pages = .allocate(capacity: ScalarFolding.pageCount)
    pages.initialize(repeating: nil, count: ScalarFolding.pageCount)
  }

  deinit { pages.deallocate() }

  /// Returns the hash of a word that is already folded; never 0.
  static func hash(word: String) -> UInt64 {
    finished(word.unicodeScalars.reduce(seed) { mixed($0, $1.value) })
  }

  /// Returns the hash of words in order.
  static func hash(words: [String]) -> UInt64 { words.reduce(0) { following($0, hash(word: $1)) } }

  @inline(__always) static func following(_ sequence: UInt64, _ word: UInt64) -> UInt64 {
    (sequence &* 0xA076_1D64_78BD_642F) ^ word
  }

  /// Calls `body` with the hash of each word of a text, in order. Invalid UTF-8 separates words.
  /// - Complexity: O(bytes).
  @inline(__always)
  func forEachWord(in text: UnsafeRawBufferPointer, _ body: (UInt64) -> Void) {
    guard let base = text.baseAddress else { return }
    let count = text.count
    let ascii = page(0)
    var index = 0
    var hash = Self.seed
    var isInWord = false
    while index < count {
      let byte = base.load(fromByteOffset: index, as: UInt8.self)
      let entry: ScalarFolding.Entry
      if byte < 0x80 {
        index += 1
        entry = ScalarFolding.Entry(rawValue: ascii[Int(byte)])
      } else {
        let scalar = Self.scalar(base, &index, count)
        entry = ScalarFolding.Entry(rawValue: page(Int(scalar >> 8))[Int(scalar & 0xFF)])
      }
      switch entry.kind {
      case .letter:
        hash = Self.mixed(hash, entry.first)
        if entry.second != 0 { hash = Self.mixed(hash, entry.second) }
        isInWord = true
      case .ignored: break
      case .separator, .single:
        if isInWord { body(Self.finished(hash)) }
        hash = Self.seed
        isInWord = false
        guard entry.kind == .single else { continue }
        var single = Self.mixed(Self.seed, entry.first)
        if entry.second != 0 { single = Self.mixed(single, entry.second) }
        body(Self.finished(single))
      }
    }
    if isInWord { body(Self.finished(hash)) }
  }

  /// Returns the hash of a text's words in order; 0 for a text without words.
  func sequenceHash(of text: UnsafeRawBufferPointer) -> UInt64 {
    var sequence: UInt64 = 0
    forEachWord(in: text) { sequence = Self.following(sequence, $0) }
    return sequence
  }

  @inline(__always) private func page(_ number: Int) -> UnsafePointer<UInt64> {
    if let page = pages[number] { return page }
    let page = ScalarFolding.shared.page(number)
    pages[number] = page
    return page
  }

  /// Returns the character at `index` and moves past it; U+FFFD for an invalid byte.
  @inline(__always)
  private static func scalar(_ base: UnsafeRawPointer, _ index: inout Int, _ count: Int) -> UInt32 {
    func byte(_ offset: Int) -> UInt32 { UInt32(base.load(fromByteOffset: index + offset, as: UInt8.self)) }
    let first = byte(0)
    let length = first >= 0xF5 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    guard length > 1, index + length <= count else {
      index += 1
      return 0xFFFD
    }
    var value = first & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let next = byte(offset)
      guard next & 0xC0 == 0x80 else {
        index += 1
        return 0xFFFD
      }
      value = value << 6 | next & 0x3F
    }
    index += length
    return value < 0x11_0000 ? value : 0xFFFD
  }
}
