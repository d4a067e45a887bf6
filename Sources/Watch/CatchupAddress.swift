import Foundation
import GuideModel

/// Makes the address under which a past programme can be watched, by the conventions of IPTV playlists.
public struct CatchupAddress: Sendable {
  private let stream: ChannelStream
  private let catchUp: ChannelStream.CatchUp

  /// - Throws: `WatchError.noCatchUp` if the playlist offers none.
  public init(_ stream: ChannelStream) throws(WatchError) {
    guard let catchUp = stream.catchUp, !["disabled", "none", "0", "false"].contains(catchUp.type) else {
      throw .noCatchUp
    }
    self.stream = stream
    self.catchUp = catchUp
  }

  /// Whether a programme that began at `start` (UTC seconds) can still be watched at `now`.
  public func reaches(_ start: Int64, now: Int64) -> Bool {
    start < now && (catchUp.days <= 0 || Double(now - start) <= catchUp.days * 86_400)
  }

  /// Returns the address of `[start, stop)` as of `now`, UTC seconds. A programme that is still on ends at `now`.
  /// - Parameters:
  ///   - id: the programme's `catchup-id`; empty if its feed has none.
  ///   - timeZone: the zone of placeholders such as `{Y}`.
  /// - Throws: `WatchError` if there is no such address.
  /// - Complexity: O(length of the address).
  public func address(
    start: Int64, stop: Int64, now: Int64, id: String = "", timeZone: TimeZone = .current
  ) throws(WatchError) -> StreamAddress {
    guard start < now else { throw .notYet }
    guard reaches(start, now: now) else { throw .catchUpEnded(days: catchUp.days) }
    let begin = start + catchUp.correction
    // An airing without a length is played for an hour.
    let length = max(1, min(stop > start ? stop - start : 3_600, now - start))
    let placeholders = CatchupPlaceholders(start: begin, length: length, now: now, id: id, timeZone: timeZone)
    guard let address = StreamAddress(try placeholders.fill(try template())) else { throw .refusedAddress }
    return address
  }

  /// Returns the address with placeholders.
  private func template() throws(WatchError) -> String {
    let (base, source) = (stream.address, catchUp.source)
    switch catchUp.type {
    case "append": return base + source
    case "shift", "archive", "timeshift":
      if !source.isEmpty { return source.contains("://") ? source : base + source }
      return base + (base.contains("?") ? "&" : "?") + "utc={utc}&lutc={lutc}"
    case "flussonic", "flussonic-hls", "flussonic-ts", "fs":
      if !source.isEmpty { return source.contains("://") ? source : base + source }
      guard let address = flussonic(base) else { throw .unknownCatchUp(catchUp.type) }
      return address
    case "xc":
      if !source.isEmpty, source.contains("://") { return source }
      guard let address = xtream(base) else { throw .unknownCatchUp(catchUp.type) }
      return address
    case "vod": return source.isEmpty ? "{catchup-id}" : source
    case "default", "":
      if source.contains("://") || source.hasPrefix("{catchup-id}") { return source }
      if !source.isEmpty { return base + source }
      // Only days: the oldest convention.
      return base + (base.contains("?") ? "&" : "?") + "utc={utc}&lutc={lutc}"
    default: throw .unknownCatchUp(catchUp.type)
    }
  }

  /// Splits an http address: `http://host`, the components of its path, and `?…`.
  private func parts(_ address: String) -> (host: String, path: [String], query: String)? {
    guard let scheme = address.range(of: "://") else { return nil }
    let end = address.firstIndex { $0 == "?" || $0 == "#" } ?? address.endIndex
    guard scheme.upperBound <= end else { return nil }
    let rest = address[scheme.upperBound..<end]
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let path = rest[rest.index(after: slash)...].split(separator: "/", omittingEmptySubsequences: false).map(
      String.init)
    return (String(address[..<slash]), path, String(address[end...]))
  }

  /// Turns `…/mpegts` into `…/timeshift_abs-START.ts`, and `…/index.m3u8` and `…/mono.m3u8` into a list that begins
  /// this many seconds ago.
  private func flussonic(_ address: String) -> String? {
    guard let (host, path, query) = parts(address), path.count >= 2, let last = path.last else { return nil }
    let folder = ([host] + path.dropLast()).joined(separator: "/")
    if last.hasSuffix("mpegts") { return "\(folder)/timeshift_abs-${start}.ts\(query)" }
    if last.hasSuffix(".m3u8") {
      let list = last.dropLast(5)
      return list == "index"
        ? "\(folder)/timeshift_rel-{offset:1}.m3u8\(query)" : "\(folder)/\(list)-timeshift_rel-{offset:1}.m3u8\(query)"
    }
    return catchUp.type == "flussonic-hls"
      ? "\(folder)/timeshift_rel-{offset:1}.m3u8\(query)" : "\(folder)/timeshift_abs-${start}.ts\(query)"
  }

  /// Turns `…/live/NAME/WORD/ID.m3u8` or `…/NAME/WORD/ID` into `…/timeshift/NAME/WORD/MINUTES/Y-m-d:H-M/ID.ts`.
  private func xtream(_ address: String) -> String? {
    guard let (host, path, query) = parts(address) else { return nil }
    let named = path.first == "live" ? Array(path.dropFirst()) : path
    guard named.count == 3, !named.contains("") else { return nil }
    let stem = named[2].prefix { $0 != "." }
    let ending = named[2].hasSuffix(".m3u8") || named[2].hasSuffix(".m3u") ? named[2].dropFirst(stem.count) : ".ts"
    return "\(host)/timeshift/\(named[0])/\(named[1])/{duration:60}/{Y}-{m}-{d}:{H}-{M}/\(stem)\(ending)\(query)"
  }
}
