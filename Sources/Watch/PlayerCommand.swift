import Foundation
import GuideModel

/// The words that start a player: each is one argument, and none goes through a shell.
public struct PlayerCommand: Hashable, Sendable {
  /// The program's path first. Usually holds credentials: it must not be shown or logged.
  public let arguments: [String]

  /// - Parameters:
  ///   - player: a program and what else to call it with.
  ///   - address: the stream's, or that of what is over.
  ///   - title: shown by the player; line ends and other control characters become blanks.
  /// - Throws: `WatchError.unsupportedAddress` where this player cannot take such an address.
  public init(
    player: ChosenPlayer, address: StreamAddress, stream: ChannelStream, title: String
  ) throws(WatchError) {
    let headers = StreamHeaders(stream)
    let title = Self.line(title)
    var words = [player.path] + player.options
    switch player.kind {
    case .mpv:
      // The address is a stream's: nothing may be started to look behind it.
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
      // xdg-open does not accept `--`; that of the web is all that a desktop's programs surely only read.
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
    // Appended one by one, values may have commas in them.
    for (name, value) in headers.others { words.append("\(prefix)http-header-fields-append=\(name): \(value)") }
    return words
  }

  /// One line of at most 200 characters.
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
