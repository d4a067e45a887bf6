/// The programs whose options are known.
public enum PlayerKind: String, CaseIterable, Hashable, Sendable {
  case mpv, vlc, celluloid, totem
  /// Hands addresses to the desktop's default program.
  case desktop = "xdg-open"
  /// Any other: it gets the address alone, after `--`.
  case other

  /// The programs to look for where none was chosen, best first. The desktop's default program is never guessed: for
  /// most addresses it is a browser.
  public static let search: [PlayerKind] = [.mpv, .vlc, .celluloid, .totem]

  /// By a program's file name.
  init(program: String) {
    let name = program.split(separator: "/").last.map { $0.lowercased() } ?? ""
    self = name == "cvlc" ? .vlc : PlayerKind(rawValue: name) ?? .other
  }
}
