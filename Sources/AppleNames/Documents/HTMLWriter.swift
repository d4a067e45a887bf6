import UIKit

/// Writes attributed text as HTML with the styles in its elements, from which the same text is read.
enum HTMLWriter {
  /// Returns a document.
  static func document(of text: NSAttributedString, encoding: String.Encoding) -> String {
    var body = ""
    let string = text.string as NSString
    var start = 0
    while start < string.length {
      let line = string.range(of: "\n", range: NSRange(location: start, length: string.length - start))
      let end = line.location == NSNotFound ? string.length : line.location
      let contents = inline(text, NSRange(location: start, length: end - start))
      if line.location == NSNotFound {
        // Without an element of its own, since the last paragraph has no end.
        body += contents
      } else {
        let paragraph = text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
        body += "<div style=\"\(style(of: paragraph))\">\(contents.isEmpty ? "<br>" : contents)</div>\n"
      }
      start = line.location == NSNotFound ? end : end + 1
    }
    return """
      <!DOCTYPE html>
      <html><head><meta charset="\(name(of: encoding))"></head>
      <body>\(body)</body></html>

      """
  }

  private static func inline(_ text: NSAttributedString, _ range: NSRange) -> String {
    var result = ""
    text.enumerateAttributes(in: range) { attributes, range, _ in
      // Attachments have no place in a document of one file.
      let string = escaped((text.string as NSString).substring(with: range)).replacing("\u{FFFC}", with: "")
      guard !string.isEmpty else { return }
      let span = "<span style=\"\(style(of: attributes))\">\(string)</span>"
      guard let link = address(attributes[.link]) else {
        result += span
        return
      }
      result += "<a href=\"\(escaped(link))\">\(span)</a>"
    }
    return result
  }

  private static func address(_ link: Any?) -> String? { (link as? URL)?.absoluteString ?? link as? String }

  private static func style(of paragraph: NSParagraphStyle?) -> String {
    var style = "white-space: pre-wrap"
    guard let paragraph else { return style }
    switch paragraph.alignment {
    case .left: style += "; text-align: left"
    case .center: style += "; text-align: center"
    case .right: style += "; text-align: right"
    case .justified: style += "; text-align: justify"
    case .natural: break
    }
    if paragraph.headIndent > 0 { style += "; margin-left: \(paragraph.headIndent)px" }
    if paragraph.tailIndent < 0 { style += "; margin-right: \(-paragraph.tailIndent)px" }
    if paragraph.paragraphSpacing > 0 { style += "; margin-bottom: \(paragraph.paragraphSpacing)px" }
    switch paragraph.baseWritingDirection {
    case .rightToLeft: style += "; direction: rtl"
    case .leftToRight: style += "; direction: ltr"
    default: break
    }
    return style
  }

  private static func style(of attributes: [NSAttributedString.Key: Any]) -> String {
    var parts: [String] = ["white-space: pre-wrap"]
    if let font = attributes[.font] as? UIFont {
      let family = font.familyName.hasPrefix(".") ? "-apple-system" : font.familyName
      let traits = font.fontDescriptor.symbolicTraits
      let generic = traits.contains(.traitMonoSpace) ? "monospace" : family == "-apple-system" ? "sans-serif" : "serif"
      parts.append("font-family: '\(escaped(family.replacing("'", with: "")))', \(generic)")
      parts.append("font-size: \(font.pointSize)px")
      parts.append("font-weight: \(traits.contains(.traitBold) ? 700 : 400)")
      parts.append("font-style: \(traits.contains(.traitItalic) ? "italic" : "normal")")
    }
    if let color = attributes[.foregroundColor] as? UIColor { parts.append("color: \(text(of: color))") }
    if let color = attributes[.backgroundColor] as? UIColor { parts.append("background-color: \(text(of: color))") }
    let lines = [
      (attributes[.underlineStyle] as? Int ?? 0) != 0 ? "underline" : "",
      (attributes[.strikethroughStyle] as? Int ?? 0) != 0 ? "line-through" : "",
    ].filter { !$0.isEmpty }
    parts.append("text-decoration: \(lines.isEmpty ? "none" : lines.joined(separator: " "))")
    if let offset = attributes[.baselineOffset] as? NSNumber { parts.append("vertical-align: \(offset.doubleValue)px") }
    return parts.joined(separator: "; ")
  }

  private static func text(of color: UIColor) -> String {
    var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let channels = [red, green, blue].map { String(Int((min(max(0, $0), 1) * 255).rounded())) }.joined(separator: ", ")
    return alpha == 1 ? "rgb(\(channels))" : "rgba(\(channels), \(alpha))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static func name(of encoding: String.Encoding) -> String {
    switch encoding {
    case .ascii: "us-ascii"
    case .isoLatin1: "iso-8859-1"
    case .windowsCP1252: "windows-1252"
    case .utf16, .utf16LittleEndian, .utf16BigEndian: "utf-16"
    default: "utf-8"
    }
  }
}
