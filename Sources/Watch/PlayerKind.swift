/// The players whose options are known.
public enum PlayerKind: String, CaseIterable, Hashable, Sendable {
  case mpv, vlc, celluloid, totem
  /// The desktop's default program for an address.
  case desktop = "xdg-open"
  /// Any other: it gets only the address, after `--`.
  case other

  /// The programs to search if none was chosen, best first. The desktop's default program is never used then, because
  /// for most addresses it is a browser.
  public static let search: [PlayerKind] = [.mpv, .vlc, .celluloid, .totem]

  /// Creates a kind from a program's file name.
  init(program: String) {
    let name = program.split(separator: "/").last.map { $0.lowercased() } ?? ""
    self = name == "cvlc" ? .vlc : PlayerKind(rawValue: name) ?? .other
  }
}
