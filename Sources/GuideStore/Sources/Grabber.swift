import Foundation
import GuideFormats
import GuideModel

/// XMLTV's grabbers: programs that print a guide.
public enum Grabber {
  /// Seconds after which a running grabber is ended.
  static let deadline: TimeInterval = 3600

  /// Checks a grabber's name: only one of XMLTV's programs may be run, by its plain name.
  /// - Throws: `FeedError` if it is another.
  static func name(_ text: String) throws -> String {
    let isName =
      text.hasPrefix("tv_grab_")
      && text.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F
          || $0 == 0x2D
      }
    guard isName else {
      throw FeedError(
        .unreadable, localized("is not a grabber"), source: "grabber:\(text)",
        advice: localized("Their names begin with tv_grab_."))
    }
    return text
  }

  /// Starts a grabber at low priority. It must have the capability "baseline"; it has its own configuration.
  /// - Throws: `FeedError` if it is not installed or is no grabber.
  static func run(_ name: String) throws -> any ByteSource {
    #if os(Linux) || os(macOS)
      let name = try self.name(name)
      guard let path = find(name) else {
        throw FeedError(
          .unreadable, localized("is not installed"), source: "grabber:\(name)",
          advice: localized("Debian's package xmltv-util has grabbers."))
      }
      let said = try ProcessSource(path: path, arguments: ["--capabilities"], name: "grabber:\(name)", deadline: 60)
      let capabilities = try said.readText(limit: 4096).split(whereSeparator: \.isWhitespace)
      guard capabilities.contains("baseline") else {
        throw FeedError(
          .unreadable, localized("does not behave like a grabber"), source: "grabber:\(name)",
          advice: localized("Try another grabber."))
      }
      return try ProcessSource(
        path: path, arguments: ["--quiet"], name: "grabber:\(name)", deadline: deadline,
        advice: capabilities.contains("manualconfig")
          ? "If it was never configured, run '\(name) --configure' first." : "")
    #else
      throw FeedError(.unreadable, localized("cannot be run on this system"), source: "grabber:\(name)")
    #endif
  }

  /// Returns the installed grabbers from `tv_find_grabbers`, each with its title; none if that is missing.
  public static func installed() -> [(name: String, title: String)] {
    #if os(Linux) || os(macOS)
      guard let path = find("tv_find_grabbers"),
        let said = try? ProcessSource(path: path, arguments: ["baseline"], name: "tv_find_grabbers", deadline: 60),
        let text = try? said.readText(limit: 1 << 20)
      else { return [] }
      return text.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "|", maxSplits: 1)
        guard let path = parts.first, let name = try? name((String(path) as NSString).lastPathComponent) else {
          return nil
        }
        return (name, parts.count > 1 ? String(parts[1]) : "")
      }
    #else
      return []
    #endif
  }

  private static func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.lazy.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
