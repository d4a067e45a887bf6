import Foundation

/// The name of a certificate's subject or issuer.
struct DistinguishedName {
  private var sets: [[Attribute]] = []

  private struct Attribute {
    let type: [UInt8]
    let tag: UInt8
    let value: [UInt8]
  }

  /// The identifiers of types of attributes, as DER without tag and length.
  enum AttributeType {
    static let commonName: [UInt8] = [0x55, 0x04, 0x03]
    static let organization: [UInt8] = [0x55, 0x04, 0x0a]
    static let organizationalUnit: [UInt8] = [0x55, 0x04, 0x0b]
    static let description: [UInt8] = [0x55, 0x04, 0x0d]
    static let emailAddress: [UInt8] = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x01]
  }

  /// Reads DER.
  init?(_ encoded: some Collection<UInt8>) {
    var outer = DERReader(encoded)
    guard var reader = outer.next(DERReader.Tag.sequence)?.reader, outer.isAtEnd else { return nil }
    while !reader.isAtEnd {
      guard var set = reader.next(DERReader.Tag.set)?.reader, !set.isAtEnd else { return nil }
      var attributes: [Attribute] = []
      while !set.isAtEnd {
        guard var pair = set.next(DERReader.Tag.sequence)?.reader,
          let type = pair.next(DERReader.Tag.identifier)?.content, let value = pair.next(), pair.isAtEnd
        else { return nil }
        attributes.append(Attribute(type: Array(type), tag: value.tag, value: Array(value.content)))
      }
      sets.append(attributes)
    }
  }

  /// Returns the values of a type as texts, in their order.
  func texts(_ type: [UInt8]) -> [String] {
    sets.joined().filter { $0.type == type }.compactMap { DERText.text($0.tag, $0.value) }
  }

  /// The name as DER in which printable strings are in capital letters, with single spaces between words: Apple
  /// compares names so, following RFC 3280.
  var normalized: [UInt8] {
    let content = sets.flatMap { set in
      let pairs = set.flatMap { attribute in
        DERWriter.element(
          DERReader.Tag.sequence,
          DERWriter.element(DERReader.Tag.identifier, attribute.type)
            + DERWriter.element(
              attribute.tag, attribute.tag == DERText.printable ? Self.folded(attribute.value) : attribute.value))
      }
      return DERWriter.element(DERReader.Tag.set, pairs)
    }
    return DERWriter.element(DERReader.Tag.sequence, content)
  }

  private static func folded(_ text: [UInt8]) -> [UInt8] {
    let words = text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return Array(words.joined(separator: [UInt8(ascii: " ")])).map { letter in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) ? letter - 0x20 : letter
    }
  }
}
