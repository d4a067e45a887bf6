import GuideModel

/// The reason why something cannot be watched. `description` is shown to users, and contains no addresses.
public enum WatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The playlist has no address for the channel, or there is no playlist.
  case noStream
  /// Addresses with that scheme are never played.
  case refusedAddress
  case unsupportedAddress(scheme: String, player: String)
  /// No player is installed.
  case noPlayer
  case playerNotFound(String)
  case cannotStart(player: String, reason: String)
  /// It is over, and the playlist offers no catch-up.
  case noCatchUp
  /// It is over for longer than the playlist keeps it.
  case catchUpEnded(days: Double)
  /// It has not begun yet.
  case notYet
  /// The playlist's address has an unknown placeholder, or needs a value that the airing's feed lacks.
  case badCatchUpAddress(placeholder: String)
  /// The playlist's kind of catch-up is unknown, or does not fit the stream's address.
  case unknownCatchUp(String)

  /// Whether choosing another player helps.
  public var isAboutPlayer: Bool {
    switch self {
    case .unsupportedAddress, .noPlayer, .playerNotFound, .cannotStart: true
    default: false
    }
  }

  public var description: String {
    switch self {
    case .noStream: localized("No playlist has an address for this channel. Import one with 'lineup import'.")
    case .refusedAddress: localized("The channel's address is not one that can be played.")
    case .unsupportedAddress(let scheme, let player):
      localized("\(scheme) addresses cannot be passed to \(player). Choose another player.")
    case .noPlayer:
      localized("No player was found. Install mpv or VLC, or name a program: lineup settings player PROGRAM.")
    case .playerNotFound(let name):
      localized("The player '\(name)' was not found. Choose another one: lineup settings player PROGRAM.")
    case .cannotStart(let player, let reason): localized("The player '\(player)' could not be started: \(reason).")
    case .noCatchUp: localized("It has ended, and this channel offers no past programmes.")
    case .catchUpEnded(let days):
      localized("It ended too long ago: this channel offers the last \(Int(days.rounded(.up))) days.")
    case .notYet: localized("It has not begun yet.")
    case .badCatchUpAddress(let placeholder):
      localized("The playlist's address for past programmes has an unknown placeholder: \(placeholder).")
    case .unknownCatchUp(let type):
      localized("The playlist's way of offering past programmes is not supported: \(type).")
    }
  }
}
