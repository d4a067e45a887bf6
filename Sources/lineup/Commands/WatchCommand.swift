import Foundation
import GuideModel
import GuideStore
import Watch

struct WatchCommand: Command {
  static let name = "watch"
  static let summary = "Play a channel, or one of its past programmes, in a player."
  static let arguments = "[--at TIME] [--player PROGRAM] [--wait] CHANNEL"
  static let options = [
    Option("at", value: "TIME", help: "The programme at this time: 20:15, '2026-11-21 20:15'."),
    Option("player", value: "PROGRAM", help: "The player to use instead of the one in the settings."),
    Option("wait", help: "Wait for the player to end, and fail if it fails."),
  ]
  static let discussion = """
    The player is the setting 'player', else the first of mpv, vlc, celluloid and totem that is installed. Programmes that are over play
    from their start, where the playlist offers them. A channel is a number, a feed's id, a name, or a key from 'lineup channels' (as #12).
    """

  private let parsed: ParsedArguments
  private let channel: String
  private let instant: Int64?

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    guard let channel = arguments.positional.first else { throw UsageError(localized("which channel?")) }
    if arguments.positional.count > 1 {
      throw UsageError(localized("unexpected argument '\(arguments.positional[1])'"))
    }
    self.channel = channel
    instant = try arguments["at"].map { try LocalTime.parse($0) }
  }

  func run() throws -> ExitCode {
    let store = try GuideLocation.openForReading(parsed)
    let row = try ChannelFinder.one(channel, in: store.allChannels)
    let watching = Watching(
      setting: parsed["player"] ?? Preferences.settings.player,
      catchupID: { try store.programme($0.id)?.attributes.first { $0.name == "catchup-id" }?.value ?? "" },
      streams: { try store.streams(of: $0) })
    let now = Int64(Date().timeIntervalSince1970)
    let airing = try store.airings(on: row.id, overlapping: (instant ?? now)..<(instant ?? now) + 1).last
    if let instant, airing == nil {
      throw CommandError(
        localized("The guide has no programme on \(row.name) at \(LocalTime.dateAndClock(instant))."))
    }
    let end = PlayerEnd()
    try watching.watch(channel: row.id, name: row.name, airing: airing) { end.set($0) }
    guard parsed.has("wait") else { return .done }
    return end.wait() == 0 ? .done : .failed
  }
}

/// The exit code that a player's thread leaves for the main thread.
///
/// Unchecked because of `code`, which is written before the semaphore is signalled and read after it.
private final class PlayerEnd: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var code: Int32 = 0

  func set(_ code: Int32) {
    self.code = code
    done.signal()
  }

  func wait() -> Int32 {
    done.wait()
    return code
  }
}
