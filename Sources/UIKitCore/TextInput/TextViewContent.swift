/// The text of a text view, either plain or with attributes of its own.
///
/// It is stored in pieces, because Foundation's mutable attributed string stops the program on Linux when it compares
/// neighbouring pieces with the same keys and other values.
struct TextViewContent {
  typealias Attributes = [NSAttributedString.Key: Any]

  private struct Piece {
    /// The length in UTF-16 units.
    var length: Int
    var attributes: Attributes
  }

  private(set) var string = ""
  /// The pieces with their attributes; nil for a plain text.
  private var pieces: [Piece]?
  /// The attributes of text typed next; nil for those of the text before it.
  var typing: Attributes?

  var isPlain: Bool { pieces == nil }

  /// The text with attributes; nil for a plain text.
  var attributed: NSAttributedString? { makeAttributed { $0 } }

  /// Returns the text with each piece's attributes changed; nil for a plain text.
  func makeAttributed(_ change: (Attributes) -> Attributes) -> NSAttributedString? {
    guard let pieces else { return nil }
    let whole = NSMutableAttributedString(string: "")
    var rest = string.utf16[...]
    for piece in pieces {
      let text = String(decoding: rest.prefix(piece.length), as: UTF16.self)
      whole.append(NSAttributedString(string: text, attributes: change(piece.attributes)))
      rest = rest.dropFirst(piece.length)
    }
    return whole
  }

  /// Returns the attributes of the UTF-16 unit at `offset`, and the range that has them; nil for a plain text.
  func attributes(at offset: Int) -> (values: Attributes, range: NSRange)? {
    var start = 0
    for piece in pieces ?? [] {
      if offset < start + piece.length { return (piece.attributes, NSRange(location: start, length: piece.length)) }
      start += piece.length
    }
    return nil
  }

  mutating func setPlain(_ text: String) {
    string = text
    pieces = nil
    typing = nil
  }

  mutating func setAttributed(_ text: NSAttributedString) {
    string = text.string
    var found: [Piece] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
      found.append(Piece(length: range.length, attributes: values))
    }
    pieces = found
    typing = nil
  }

  /// Sets an attribute of the whole of an attributed text; nil removes it.
  mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    typing?[key] = value
    for index in pieces?.indices ?? 0..<0 { pieces?[index].attributes[key] = value }
  }

  /// Gives a plain text attributes of its own.
  mutating func makeAttributed(base: Attributes) {
    if pieces == nil { pieces = [Piece(length: string.utf16.count, attributes: base)] }
  }

  /// Sets an attribute of a part of an attributed text, in UTF-16 units.
  mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any, in range: NSRange) {
    guard let old = pieces else { return }
    let place = range.location..<range.location + range.length
    let length = string.utf16.count
    var inside = Self.part(of: old, place)
    for index in inside.indices { inside[index].attributes[key] = value }
    pieces = Self.part(of: old, 0..<place.lowerBound) + inside + Self.part(of: old, place.upperBound..<length)
    pieces?.removeAll { $0.length == 0 }
  }

  /// Returns the attributes of text typed at `offset`.
  func attributes(before offset: Int, base: Attributes) -> Attributes {
    guard var found = attributes(at: max(offset - 1, 0))?.values else { return base }
    // Text typed after a link or a picture does not become part of it.
    found[.link] = nil
    found[.attachment] = nil
    return base.merging(found) { $1 }
  }

  /// Replaces a part of the text.
  ///
  /// - Parameter range: in UTF-16 units.
  mutating func replace(_ range: Range<Int>, with text: String, base: Attributes) {
    let units = string.utf16
    let low = min(max(range.lowerBound, 0), units.count)
    let high = min(max(range.upperBound, low), units.count)
    // From here on the text is no longer plain.
    if pieces == nil, typing != nil, !text.isEmpty { pieces = [Piece(length: units.count, attributes: base)] }
    if let old = pieces {
      let attributes = typing ?? attributes(before: low, base: base)
      pieces =
        Self.part(of: old, 0..<low) + [Piece(length: text.utf16.count, attributes: attributes)]
        + Self.part(of: old, high..<units.count)
      pieces?.removeAll { $0.length == 0 }
    }
    let from = units.index(units.startIndex, offsetBy: low)
    let to = units.index(from, offsetBy: high - low)
    string =
      String(decoding: units[..<from], as: UTF16.self) + text + String(decoding: units[to...], as: UTF16.self)
  }

  /// Replaces several parts of the text by the same text, which has the attributes of what it replaces. Linear in the
  /// length of the text.
  ///
  /// - Parameter ranges: in UTF-16 units, in ascending order, without overlaps, and inside the text.
  mutating func replace(_ ranges: [Range<Int>], with text: String, base: Attributes) {
    let (old, new) = (Array(string.utf16), Array(text.utf16))
    var units: [UTF16.CodeUnit] = []
    var parts: [Piece] = []
    var rest = (pieces ?? []).reversed() as [Piece]
    /// Takes pieces of a length from the front of the rest.
    func take(_ length: Int) -> [Piece] {
      var taken: [Piece] = []
      var missing = length
      while missing > 0, var piece = rest.popLast() {
        let part = min(piece.length, missing)
        taken.append(Piece(length: part, attributes: piece.attributes))
        missing -= part
        piece.length -= part
        if piece.length > 0 { rest.append(piece) }
      }
      return taken
    }
    var end = 0
    for range in ranges {
      units += old[end..<range.lowerBound]
      units += new
      parts += take(range.lowerBound - end)
      let replaced = take(range.count)
      parts.append(Piece(length: new.count, attributes: replaced.first?.attributes ?? base))
      end = range.upperBound
    }
    units += old[end...]
    parts += take(old.count - end)
    parts.removeAll { $0.length == 0 }
    string = String(decoding: units, as: UTF16.self)
    if pieces != nil { pieces = parts }
  }

  private static func part(of pieces: [Piece], _ range: Range<Int>) -> [Piece] {
    var start = 0
    return pieces.map { piece in
      let own = (start..<start + piece.length).clamped(to: range)
      start += piece.length
      return Piece(length: own.count, attributes: piece.attributes)
    }
  }

  /// Returns the part of the text that an edit by the user has replaced, in UTF-16 units, and its replacement.
  ///
  /// - Parameters:
  ///   - text: the whole text after the edit.
  ///   - caret: in UTF-16 units, behind the inserted part.
  func difference(to text: String, caret: Int) -> (range: Range<Int>, replacement: String) {
    let (old, new) = (Array(string.utf16), Array(text.utf16))
    var after = 0
    let most = min(old.count, new.count - min(caret, new.count))
    while after < most, old[old.count - 1 - after] == new[new.count - 1 - after] { after += 1 }
    var before = 0
    while before < min(old.count, new.count) - after, old[before] == new[before] { before += 1 }
    return (before..<old.count - after, String(decoding: new[before..<new.count - after], as: UTF16.self))
  }

  /// Replaces the text by `text`, the result of an edit by the user.
  ///
  /// - Parameter caret: in UTF-16 units, behind the inserted part.
  mutating func edit(to text: String, caret: Int, base: Attributes) {
    guard text != string else { return }
    guard pieces != nil || typing != nil else {
      string = text
      return
    }
    let (range, part) = difference(to: text, caret: caret)
    replace(range, with: part, base: base)
    // An edit that split a surrogate pair gives another text; it replaces everything.
    if string != text { setPlain(text) }
  }
}
