import Foundation

/// A stream for a player inside the program.
public struct PlayableStream: Hashable, Sendable {
  /// The address, which usually contains credentials: never show or log it.
  public let address: StreamAddress
  /// The playlist's header fields, by name.
  public let headers: [String: String]

  init(address: StreamAddress, headers: StreamHeaders) {
    self.address = address
    var all = Dictionary(headers.others.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    if !headers.userAgent.isEmpty { all["User-Agent"] = headers.userAgent }
    if !headers.referrer.isEmpty { all["Referer"] = headers.referrer }
    self.headers = all
  }
}

extension PlayableStream: CustomStringConvertible, CustomReflectable {
  public var description: String { address.description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
