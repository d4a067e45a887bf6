/// The file formats of exports.
public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
  case xmltv, json, ics, csv, html, m3u

  /// Creates a format from a file's extension, before `.gz` if it is compressed; `nil` if that is unknown.
  public init?(path: String) {
    var parts = path.split(separator: "/").last?.split(separator: ".").map { $0.lowercased() } ?? []
    if parts.last == "gz" { parts.removeLast() }
    switch parts.dropFirst().last {
    case "xml", "xmltv": self = .xmltv
    case "json": self = .json
    case "ics", "ical": self = .ics
    case "csv": self = .csv
    case "html", "htm": self = .html
    case "m3u", "m3u8": self = .m3u
    default: return nil
    }
  }
}
