import Foundation

/// Processing instructions without data (`<?name?>`). They mean nothing in a document of Interface Builder, and
/// Foundation's parser on Linux stops the program at them: libxml2 passes no text for their data, and the parser reads
/// one.
enum EmptyInstructions {
  /// Returns an XML document with blanks in place of such instructions, also of those in comments and CDATA sections.
  /// - Complexity: O(bytes).
  static func blanked(in document: Data) -> Data {
    guard document.range(of: Data("?>".utf8)) != nil else { return document }
    var bytes = [UInt8](document)
    var start: Int?
    for index in bytes.indices.dropFirst() {
      switch bytes[index] {
      case UInt8(ascii: "?") where bytes[index - 1] == UInt8(ascii: "<"):
        start = index - 1
      case UInt8(ascii: ">") where bytes[index - 1] == UInt8(ascii: "?"):
        if let start, start + 2 < index - 1 {
          for place in start...index { bytes[place] = UInt8(ascii: " ") }
        }
        start = nil
      // The end of a comment or a tag.
      case UInt8(ascii: ">"):
        start = nil
      // A name goes on to the first blank; then there is data, if only the blank.
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "<"):
        start = nil
      default:
        break
      }
    }
    return Data(bytes)
  }
}
