import Foundation
import GuideModel

/// Recognises by the first bytes that something is no guide at all, where a parser's message would be confusing.
enum FirstLook {
  /// The number of bytes examined; finding the first words takes more than one pass.
  private static let longest = 4_096

  /// - Throws: `FeedError` of kind `empty`, `webPage` or `notAGuide`, with the first words.
  static func check(_ head: [UInt8], source: String) throws {
    var bytes = head.prefix(longest)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    bytes = bytes.drop { $0 <= 0x20 }
    guard !bytes.isEmpty else {
      throw FeedError(
        .empty, localized("is empty"), source: source, advice: localized("Check the address, or try again later."))
    }
    let start = String(decoding: bytes, as: UTF8.self)
    let lower = start.lowercased()
    if lower.contains("<tv") || lower.contains("<programme") || lower.contains("<channel") { return }
    if ["<!doctype html", "<html", "<head", "<body", "<script"].contains(where: { lower.contains($0) }) {
      throw FeedError(
        .webPage, localized("is a web page, not a guide: “\(words(of: start))”"), source: source,
        advice: localized("Open the address in a browser; a login or a confirmation may be needed."))
    }
    guard bytes.first == 0x3C else {
      if let form = binaryForm(of: bytes) {
        throw FeedError(.notAGuide, form, source: source, advice: localized("Check that it is the guide's."))
      }
      throw FeedError(
        .notAGuide, localized("is not an XMLTV guide: it starts with “\(words(of: start))”"), source: source,
        advice: localized("Check that the address is the guide's."))
    }
  }

  /// Returns the format of a binary file, recognised by its first bytes; `nil` for text.
  private static func binaryForm(of bytes: ArraySlice<UInt8>) -> String? {
    let forms: [(String, [UInt8])] = [
      (localized("is a PNG picture, not a guide"), [0x89, 0x50, 0x4E, 0x47]),
      (localized("is a JPEG picture, not a guide"), [0xFF, 0xD8, 0xFF]),
      (localized("is a PDF document, not a guide"), Array("%PDF-".utf8)),
      (localized("is a database, not a guide"), Array("SQLite format 3".utf8)),
    ]
    if let form = forms.first(where: { bytes.starts(with: $0.1) }) { return form.0 }
    // Text contains none of these in any encoding but UTF-16 and UTF-32, which are read as such.
    let commands = bytes.prefix(512).count { $0 < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains($0) }
    return commands * 20 > min(bytes.count, 512) ? localized("is binary data, not a guide") : nil
  }

  /// Returns the first words that a person would see.
  private static func words(of text: String) -> String {
    var text = text
    for (from, to) in [("<script", "</script>"), ("<style", "</style>")] {
      while let start = text.range(of: from, options: .caseInsensitive),
        let end = text.range(of: to, options: .caseInsensitive, range: start.upperBound..<text.endIndex)
      {
        text.removeSubrange(start.lowerBound..<end.upperBound)
      }
    }
    var shown = DisplayText.clean(text)
    if shown.hasPrefix("<!"), let end = shown.firstIndex(of: ">") {
      shown = DisplayText.clean(String(shown[shown.index(after: end)...]))
    }
    let printable = shown.filter { $0.isLetter || $0.isNumber || $0.isPunctuation || $0.isSymbol || $0 == " " }
    return printable.count > 80 ? printable.prefix(80) + "…" : String(printable)
  }
}
