import Foundation
import GuideModel

/// Watches channels and past programmes in the user's player.
///
/// Reading the streams of a row may wait for the disk: call it on another thread, or with a lineup in memory.
public struct Watching: Sendable {
  /// Returns the streams of a row, the best first.
  public typealias Streams = @Sendable (Channel.Key) throws -> [ChannelStream]

  private let streams: Streams
  private let catchupID: @Sendable (Airing) throws -> String
  private let setting: String
  private let path: String
  private let clock: @Sendable () -> Int64

  /// - Parameters:
  ///   - setting: the setting `player`.
  ///   - path: the search path for programs.
  ///   - catchupID: returns the `catchup-id` of an airing's feed; empty if it has none.
  public init(
    setting: String, path: String = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin",
    clock: @escaping @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970) },
    catchupID: @escaping @Sendable (Airing) throws -> String = { _ in "" }, streams: @escaping Streams
  ) {
    self.setting = setting
    self.path = path
    self.clock = clock
    self.catchupID = catchupID
    self.streams = streams
  }

  /// Whether a channel has an address that can be played. Does not search for a player.
  public func canWatch(channel: Channel.Key) -> Bool {
    let known = try? streams(channel)
    return known?.contains { StreamAddress($0.address) != nil } ?? false
  }

  /// Whether an airing can be watched on a channel: it is on, or it is over and still kept.
  public func canWatch(channel: Channel.Key, airing: Airing) -> Bool {
    do {
      _ = try command(channel: channel, name: "", airing: airing, player: nil)
      return true
    } catch {
      return false
    }
  }

  /// Whether an airing that is on can be watched from its start.
  public func canStartOver(channel: Channel.Key, airing: Airing) -> Bool {
    let now = clock()
    guard airing.start < now, airing.stop > now else { return false }
    do {
      _ = try command(channel: channel, name: "", airing: airing, fromStart: true, player: nil)
      return true
    } catch {
      return false
    }
  }

  /// Starts the player with what is on now or, if the airing is over, with that from its start.
  /// - Parameters:
  ///   - name: the channel's name, for the player's title.
  ///   - fromStart: whether an airing that is on is played from its start.
  ///   - ended: called with the player's exit code on another thread.
  /// - Returns: the player's name.
  /// - Throws: `WatchError`, or the error of reading the streams.
  @discardableResult
  public func watch(
    channel: Channel.Key, name: String, airing: Airing? = nil, fromStart: Bool = false,
    ended: (@Sendable (Int32) -> Void)? = nil
  ) throws -> String {
    let player = try ChosenPlayer(setting: setting, path: path)
    let command = try command(channel: channel, name: name, airing: airing, fromStart: fromStart, player: player)
    if let command { try Player.start(command, ended: ended) }
    return player.path.split(separator: "/").last.map(String.init) ?? player.path
  }

  /// Returns the command that `watch` would run; `nil` if there could be a player, but there is none.
  func command(
    channel: Channel.Key, name: String, airing: Airing?, fromStart: Bool = false, player: ChosenPlayer?
  ) throws -> PlayerCommand? {
    try first(channel: channel, airing: airing, fromStart: fromStart) { address, stream throws(WatchError) in
      guard let player else { return nil }
      let title = airing.map { "\($0.title) – \(name)" } ?? name
      return try PlayerCommand(player: player, address: address, stream: stream, title: title)
    }
  }

  /// Returns the stream that `watch` would play, for a built-in player: the channel's first one that it supports.
  /// - Parameter schemes: the schemes that the player supports.
  /// - Throws: `WatchError`, or the error of reading the streams.
  public func stream(channel: Channel.Key, airing: Airing? = nil, schemes: Set<String>) throws -> PlayableStream {
    try first(channel: channel, airing: airing) { address, stream throws(WatchError) in
      guard schemes.contains(address.scheme) else {
        throw .unsupportedAddress(scheme: address.scheme, player: "Lineup")
      }
      return PlayableStream(address: address, headers: StreamHeaders(stream))
    }
  }

  /// Returns the first result that `body` has for one of a row's streams.
  private func first<Result>(
    channel: Channel.Key, airing: Airing?, fromStart: Bool = false,
    _ body: (StreamAddress, ChannelStream) throws(WatchError) -> Result
  ) throws -> Result {
    let known = try streams(channel)
    guard !known.isEmpty else { throw WatchError.noStream }
    let now = clock()
    if let airing, airing.start > now { throw WatchError.notYet }
    let past = airing.flatMap { $0.stop <= now || fromStart ? $0 : nil }
    let id = try past.map { try catchupID($0) } ?? ""
    var failure = WatchError.refusedAddress
    for stream in known {
      do throws(WatchError) {
        let address: StreamAddress
        if let past {
          address = try CatchupAddress(stream).address(start: past.start, stop: past.stop, now: now, id: id)
        } else {
          guard let live = StreamAddress(stream.address) else { continue }
          address = live
        }
        return try body(address, stream)
      } catch {
        failure = error
      }
    }
    throw failure
  }
}
