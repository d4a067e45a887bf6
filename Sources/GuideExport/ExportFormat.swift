/// The file formats a guide can be exported to.
public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
  case xmltv, json, ics, csv, html, m3u

  /// By the end of a file's name, before `.gz` where it is compressed; `nil` when it says nothing.
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
