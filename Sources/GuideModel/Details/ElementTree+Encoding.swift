extension ElementTree {
  /// The stored form of a tree: a sequence of tokens that a parser can write as it reads.
  ///
  /// A token's first byte is `kind << 6 | code`. Kinds: 0 end of element; 1 start of element; 2 attribute of the
  /// element just started; 3 text. For 1 and 2 the code is the name's index in a fixed table, or 63: then the name
  /// follows as length and bytes. An attribute's value follows as length and bytes. For 3 the code is the length, or
  /// 63: then the length minus 63 follows. Lengths are little-endian base 128. The name tables are part of the format:
  /// names may be appended (up to 63), never moved.
  public enum Encoding {
    /// The code that means "the name is spelled out".
    public static let literal: UInt8 = 63

    /// Element names by code. Names may be appended, up to 63 in all, never moved.
    public static let elementNames: [StaticString] = [
      "programme", "channel", "title", "sub-title", "desc", "credits", "director", "actor", "writer", "adapter",
      "producer", "composer", "editor", "presenter", "commentator", "guest", "date", "category", "keyword",
      "language", "orig-language", "length", "icon", "url", "country", "episode-num", "video", "present", "colour",
      "aspect", "quality", "audio", "stereo", "previously-shown", "premiere", "last-chance", "new", "subtitles",
      "rating", "value", "star-rating", "review", "image", "display-name", "lcn", "live",
    ]

    /// Attribute names by code. Names may be appended, up to 63 in all, never moved.
    public static let attributeNames: [StaticString] = [
      "lang", "system", "src", "width", "height", "type", "role", "guest", "units", "start", "stop", "channel", "id",
      "source", "reviewer", "size", "orient", "clumpidx", "pdc-start", "vps-start", "showview", "videoplus",
      "catchup-id", "date",
    ]

    /// Returns the code of an element name in lower case; `literal` if it is not in the table. O(table): cache it.
    public static func elementCode(_ name: UnsafeRawBufferPointer) -> UInt8 { code(of: name, in: elementNames) }
    /// Returns the code of an attribute name in lower case; `literal` if it is not in the table. O(table): cache it.
    public static func attributeCode(_ name: UnsafeRawBufferPointer) -> UInt8 { code(of: name, in: attributeNames) }

    private static func code(of name: UnsafeRawBufferPointer, in table: [StaticString]) -> UInt8 {
      for (index, candidate) in table.enumerated() where candidate.utf8CodeUnitCount == name.count {
        if UnsafeRawBufferPointer(start: candidate.utf8Start, count: name.count).elementsEqual(name) {
          return UInt8(index)
        }
      }
      return literal
    }

    /// Appends the start of an element. `name` is written only when `code` is `literal`.
    @inlinable public static func start<Sink: ByteSink>(
      code: UInt8, name: UnsafeRawBufferPointer, into sink: inout Sink
    ) {
      sink.append(0x40 | code)
      if code == literal { lengthAndBytes(name, into: &sink) }
    }

    /// Appends an attribute of the element just started. `name` is written only when `code` is `literal`.
    @inlinable public static func attribute<Sink: ByteSink>(
      code: UInt8, name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer, into sink: inout Sink
    ) {
      sink.append(0x80 | code)
      if code == literal { lengthAndBytes(name, into: &sink) }
      lengthAndBytes(value, into: &sink)
    }

    /// Appends a text, which is UTF-8. O(bytes).
    @inlinable public static func text<Sink: ByteSink>(_ text: UnsafeRawBufferPointer, into sink: inout Sink) {
      if text.count < 63 {
        sink.append(0xC0 | UInt8(truncatingIfNeeded: text.count))
      } else {
        sink.append(0xFF)
        length(text.count - 63, into: &sink)
      }
      sink.append(bytes: text)
    }

    /// Appends the end of the innermost open element.
    @inlinable public static func end<Sink: ByteSink>(into sink: inout Sink) { sink.append(0) }

    @inlinable static func lengthAndBytes<Sink: ByteSink>(_ bytes: UnsafeRawBufferPointer, into sink: inout Sink) {
      length(bytes.count, into: &sink)
      sink.append(bytes: bytes)
    }

    @inlinable static func length<Sink: ByteSink>(_ value: Int, into sink: inout Sink) {
      var rest = UInt(bitPattern: value)
      while rest >= 0x80 {
        sink.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      sink.append(UInt8(truncatingIfNeeded: rest))
    }
  }

  /// Appends the stored form.
  public func encode<Sink: ByteSink>(into sink: inout Sink) {
    func withBytes(_ text: String, _ body: (UnsafeRawBufferPointer) -> Void) {
      var text = text
      text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
    }
    withBytes(name) { Encoding.start(code: Encoding.elementCode($0), name: $0, into: &sink) }
    for attribute in attributes {
      withBytes(attribute.name) { name in
        withBytes(attribute.value) { value in
          Encoding.attribute(code: Encoding.attributeCode(name), name: name, value: value, into: &sink)
        }
      }
    }
    for node in content {
      switch node {
      case .text(let text): withBytes(text) { Encoding.text($0, into: &sink) }
      case .element(let child): child.encode(into: &sink)
      }
    }
    Encoding.end(into: &sink)
  }

  /// The stored form.
  public var encoded: [UInt8] {
    var bytes: [UInt8] = []
    encode(into: &bytes)
    return bytes
  }

  /// Reads the stored form; `nil` if the bytes are not one complete tree (damaged or from a newer version).
  /// - Complexity: O(bytes). Elements may nest 256 deep, so that damaged bytes cannot exhaust the stack.
  public init?(encoded bytes: some Sequence<UInt8>) {
    var reader = Reader(bytes: Array(bytes))
    guard let tree = reader.element(depth: 0) else { return nil }
    self = tree
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    mutating func byte() -> UInt8? {
      guard position < bytes.count else { return nil }
      defer { position += 1 }
      return bytes[position]
    }

    mutating func length() -> Int? {
      var value = 0
      for shift in stride(from: 0, through: 28, by: 7) {
        guard let byte = byte() else { return nil }
        value |= Int(byte & 0x7F) << shift
        if byte < 0x80 { return value }
      }
      return nil
    }

    mutating func string(_ count: Int) -> String? {
      guard count <= bytes.count - position else { return nil }
      defer { position += count }
      return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }

    mutating func name(code: UInt8, table: [StaticString]) -> String? {
      if code == Encoding.literal { return length().flatMap { string($0) } }
      return Int(code) < table.count ? "\(table[Int(code)])" : nil
    }

    mutating func element(depth: Int) -> ElementTree? {
      guard depth < 256, let first = byte(), first >> 6 == 1,
        let name = name(code: first & 63, table: Encoding.elementNames)
      else { return nil }
      var tree = ElementTree(name: name)
      while let token = byte() {
        let code = token & 63
        switch token >> 6 {
        case 0:
          return tree
        case 1:
          position -= 1
          guard let child = element(depth: depth + 1) else { return nil }
          tree.content.append(.element(child))
        case 2:
          guard let name = self.name(code: code, table: Encoding.attributeNames),
            let count = length(), let value = string(count)
          else { return nil }
          tree.attributes.append(Attribute(name: name, value: value))
        default:
          var count = Int(code)
          if code == 63 {
            guard let rest = length() else { return nil }
            count += rest
          }
          guard let text = string(count) else { return nil }
          tree.content.append(.text(text))
        }
      }
      return nil
    }
  }
}
