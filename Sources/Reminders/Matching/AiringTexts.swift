import GuideModel

/// The texts of an airing that rules search, read directly from its stored form.
enum AiringTexts {
  enum Field {
    case title, subtitle, description, person, category
    /// The text of an episode number, in the system reported just before it.
    case episodeSystem, episodeNumber
  }

  private enum Code {
    static let title: UInt8 = 2
    static let subtitle: UInt8 = 3
    static let description: UInt8 = 4
    static let credits: UInt8 = 5
    static let category: UInt8 = 17
    static let keyword: UInt8 = 18
    static let episodeNumber: UInt8 = 25
    static let systemAttribute: UInt8 = 1
  }

  /// Calls `body` with each text of `details` (in `ElementTree`'s encoding), in the order in which they are stored.
  /// Whatever cannot be decoded is left out.
  /// - Complexity: O(bytes).
  @inline(__always)
  static func forEach(in details: UnsafeRawBufferPointer, _ body: (Field, UnsafeRawBufferPointer) -> Void) {
    guard let base = details.baseAddress else { return }
    let count = details.count
    var position = 0
    var depth = 0
    var field: Field?
    var isInCredits = false

    @inline(__always) func length() -> Int? {
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
    @inline(__always) func bytes(_ length: Int) -> UnsafeRawBufferPointer? {
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
        // Only direct texts: a person's pictures and links are nested elements.
        field = nil
        if depth < 2 { isInCredits = false }
        if depth <= 0 { return }
      case 1:
        if code == ElementTree.Encoding.literal {
          guard let name = length(), bytes(name) != nil else { return }
        }
        depth += 1
        field = nil
        if depth == 2 {
          switch code {
          case Code.title: field = .title
          case Code.subtitle: field = .subtitle
          case Code.description: field = .description
          case Code.category, Code.keyword: field = .category
          case Code.episodeNumber: field = .episodeNumber
          default: isInCredits = code == Code.credits
          }
        } else if depth == 3, isInCredits {
          field = .person
        }
      case 2:
        if code == ElementTree.Encoding.literal {
          guard let name = length(), bytes(name) != nil else { return }
        }
        guard let size = length(), let value = bytes(size) else { return }
        if code == Code.systemAttribute, depth == 2, field == .episodeNumber { body(.episodeSystem, value) }
      default:
        var size = Int(code)
        if code == 63 {
          guard let rest = length() else { return }
          size += rest
        }
        guard let text = bytes(size) else { return }
        if let field { body(field, text) }
      }
    }
  }
}
