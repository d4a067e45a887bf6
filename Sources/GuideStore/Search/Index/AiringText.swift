import Foundation
import GuideModel

/// The searchable texts of an airing, read directly from its row.
///
/// Indexing and comparing use the same texts in the same order, the most important first.
enum AiringText {
  enum Field: UInt8 {
    case title, episode, person, category, description

    var searchClass: SearchClass {
      switch self {
      case .title: .title
      case .episode: .episode
      case .person, .category: .credits
      case .description: .description
      }
    }
  }

  /// The elements of `ElementTree.Encoding.elementNames` by their codes.
  private enum Code {
    static let title: UInt8 = 2
    static let episode: UInt8 = 3
    static let description: UInt8 = 4
    static let credits: UInt8 = 5
    static let category: UInt8 = 17
    static let keyword: UInt8 = 18
    static let url: UInt8 = 23
    static let image: UInt8 = 42
  }
  private static let roleAttribute: UInt8 = 6

  /// Calls `body` with each text. `details` is in `ElementTree`'s encoding; whatever cannot be decoded is left out.
  /// - Complexity: O(bytes).
  static func forEach(
    title: UnsafeRawBufferPointer, episode: UnsafeRawBufferPointer, details: UnsafeRawBufferPointer,
    _ body: (Field, UnsafeRawBufferPointer) -> Void
  ) {
    body(.title, title)
    if !episode.isEmpty { body(.episode, episode) }
    // Descriptions come last, although they are in the middle, so that words found in a better place are not searched
    // again.
    walk(details) { field, text in
      guard field != .description else { return }
      if field == .title, areEqual(text, title) { return }
      if field == .episode, areEqual(text, episode) { return }
      clean(text) { body(field, $0) }
    }
    walk(details) { field, text in if field == .description { clean(text) { body(field, $0) } } }
  }

  private static func areEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    guard a.count == b.count, let first = a.baseAddress, let second = b.baseAddress else { return a.count == b.count }
    return memcmp(first, second, a.count) == 0
  }

  /// Passes on a text without tags and references, which few texts have.
  @inline(__always)
  private static func clean(_ text: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Void) {
    guard let base = text.baseAddress else { return }
    if memchr(base, 0x26, text.count) == nil, memchr(base, 0x3C, text.count) == nil { return body(text) }
    var cleaned = DisplayText.clean(String(decoding: text, as: UTF8.self))
    cleaned.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }

  /// Calls `body` with the texts of the fields, in the order of `details`.
  private static func walk(_ details: UnsafeRawBufferPointer, _ body: (Field, UnsafeRawBufferPointer) -> Void) {
    guard let base = details.baseAddress else { return }
    let count = details.count
    var position = 0
    var depth = 0
    var field: Field?
    // The depth at which the current field ends.
    var fieldDepth = 0
    var isInCredits = false
    // The depth of an element within a person's that does not contain the name.
    var foreignDepth = Int.max

    func length() -> Int? {
      var value = 0
      for shift in stride(from: 0, through: 28, by: 7) {
        guard position < count else { return nil }
        let byte = base.load(fromByteOffset: position, as: UInt8.self)
        position += 1
        value |= Int(byte & 0x7F) << shift
        if byte < 0x80 { return value }
      }
      return nil
    }
    func bytes(_ length: Int) -> UnsafeRawBufferPointer? {
      guard length >= 0, length <= count - position else { return nil }
      defer { position += length }
      return UnsafeRawBufferPointer(start: base + position, count: length)
    }

    while position < count {
      let token = base.load(fromByteOffset: position, as: UInt8.self)
      position += 1
      let code = token & 63
      switch token >> 6 {
      case 0:
        depth -= 1
        if depth < fieldDepth { (field, fieldDepth) = (nil, 0) }
        if depth < foreignDepth { foreignDepth = .max }
        if depth < 2 { isInCredits = false }
        if depth <= 0 { return }
      case 1:
        if code == ElementTree.Encoding.literal {
          guard let name = length(), bytes(name) != nil else { return }
        }
        depth += 1
        if depth == 2 {
          fieldDepth = 2
          switch code {
          case Code.title: field = .title
          case Code.episode: field = .episode
          case Code.description: field = .description
          case Code.category, Code.keyword: field = .category
          default: (field, fieldDepth, isInCredits) = (nil, 0, code == Code.credits)
          }
        } else if depth == 3, isInCredits {
          (field, fieldDepth) = (.person, 3)
        } else if depth > 3, isInCredits, code == Code.url || code == Code.image, foreignDepth == .max {
          foreignDepth = depth
        }
      case 2:
        if code == ElementTree.Encoding.literal {
          guard let name = length(), bytes(name) != nil else { return }
        }
        guard let size = length(), let value = bytes(size) else { return }
        if code == roleAttribute, isInCredits, depth == 3 { body(.person, value) }
      default:
        var size = Int(code)
        if code == 63 {
          guard let rest = length() else { return }
          size += rest
        }
        guard let text = bytes(size) else { return }
        if let field, depth < foreignDepth { body(field, text) }
      }
    }
  }
}
