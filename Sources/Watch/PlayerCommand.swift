import Foundation
import GuideModel

/// The arguments that start a player, none of which goes through a shell.
public struct PlayerCommand: Hashable, Sendable {
  /// The arguments, with the program's path first. They usually contain credentials: never show or log them.
  public let arguments: [String]

  /// - Parameters:
  ///   - player: a program with its options.
  ///   - address: the address of the stream or of the past programme.
  ///   - title: shown by the player; line ends and other control characters become blanks.
  /// - Throws: `WatchError.unsupportedAddress` if this player cannot play such an address.
  public init(
    player: ChosenPlayer, address: StreamAddress, stream: ChannelStream, title: String
  ) throws(WatchError) {
    let headers = StreamHeaders(stream)
    let title = Self.line(title)
    var words = [player.path] + player.options
    switch player.kind {
    case .mpv:
      // The address is a stream's, so the player must not start other programs to resolve it.
      words += ["--ytdl=no", "--force-media-title=\(title)"] + Self.mpvHeaders(headers, prefix: "--") + ["--"]
    case .celluloid:
      words += ["--mpv-ytdl=no", "--mpv-force-media-title=\(title)"] + Self.mpvHeaders(headers, prefix: "--mpv-")
      words.append("--")
    case .vlc:
      words.append("--meta-title=\(title)")
      if !headers.userAgent.isEmpty { words.append("--http-user-agent=\(headers.userAgent)") }
      if !headers.referrer.isEmpty { words.append("--http-referrer=\(headers.referrer)") }
      words.append("--")
    case .totem: words.append("--")
    case .desktop:
      // xdg-open does not accept `--`; web addresses are the only ones that every desktop's programs only read.
      guard address.isWeb else { throw .unsupportedAddress(scheme: address.scheme, player: "xdg-open") }
    case .other: words.append("--")
    }
    words.append(address.text)
    arguments = words
  }

  private static func mpvHeaders(_ headers: StreamHeaders, prefix: String) -> [String] {
    var words: [String] = []
    if !headers.userAgent.isEmpty { words.append("\(prefix)user-agent=\(headers.userAgent)") }
    if !headers.referrer.isEmpty { words.append("\(prefix)referrer=\(headers.referrer)") }
    // Appended one by one, so that values may contain commas.
    for (name, value) in headers.others { words.append("\(prefix)http-header-fields-append=\(name): \(value)") }
    return words
  }

  /// Returns one line of at most 200 characters.
  private static func line(_ title: String) -> String {
    let scalars = title.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: " "
      default: scalar
      }
    }
    return String(String(String.UnicodeScalarView(scalars)).prefix(200))
  }
}

extension PlayerCommand: CustomStringConvertible, CustomReflectable {
  public var description: String { "call of \(arguments.first ?? "")" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
