import UniformTypeIdentifiers

/// The media types by which desktops name the data of drags, and the types that UIKit has for them.
enum MediaTypes {
  static let addresses = "text/uri-list"
  static let texts = ["text/plain;charset=utf-8", "text/plain"]
  /// Known to this program only, so that a drag which offers nothing to others can go to its windows.
  static let local = "application/x-lineup-drag"

  /// Returns the type of data that another program offers; nil if it is unknown. Addresses are no data.
  static func identifier(of mediaType: String) -> String? {
    // X11's older programs have names without a slash.
    switch mediaType.lowercased() {
    case "utf8_string", "text/plain;charset=utf-8", "text/plain;charset=utf8": return UTType.utf8PlainText.identifier
    case "text", "string", "text/plain": return UTType.plainText.identifier
    case addresses: return nil
    case let name:
      let essence = name.split(separator: ";").first.map { $0.trimmingCharacters(in: .whitespaces) } ?? name
      return UTType(mimeType: essence)?.identifier
    }
  }

  /// Returns the media types by which a type is offered to other programs, the preferred one first.
  static func names(of identifier: String) -> [String] {
    guard let type = UTType(identifier) else { return [] }
    if type.conforms(to: .url) { return [addresses] }
    if type == .utf8PlainText || type == .plainText { return texts }
    return type.preferredMIMEType.map { [$0] } ?? []
  }
}
