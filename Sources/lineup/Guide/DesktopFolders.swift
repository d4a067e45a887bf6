import Foundation

/// The desktop's folders, by the XDG conventions.
enum DesktopFolders {
  /// The user's folder for downloads: the one in `user-dirs.dirs`, else `Downloads` in the home folder. Reads a small
  /// file.
  static func downloads(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    let home = home(environment)
    let config = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/.config"
    let lines = (try? String(contentsOfFile: "\(config)/user-dirs.dirs", encoding: .utf8)) ?? ""
    for line in lines.split(separator: "\n") where line.hasPrefix("XDG_DOWNLOAD_DIR=") {
      let value = line.dropFirst("XDG_DOWNLOAD_DIR=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
      if value.hasPrefix("$HOME/") { return "\(home)/\(value.dropFirst(6))" }
      if value.hasPrefix("/") { return value }
    }
    return "\(home)/Downloads"
  }

  /// `$XDG_CACHE_HOME/lineup`, or the same below `~/.cache`: for files that can be created again.
  static func cache(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    let base = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home(environment))/.cache"
    return "\(base)/lineup"
  }

  private static func home(_ environment: [String: String]) -> String {
    environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
  }
}
