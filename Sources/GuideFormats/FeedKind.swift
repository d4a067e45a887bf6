/// The kind of a feed, recognised by its first bytes, never by its name.
public enum FeedKind: Hashable, Sendable {
  /// XMLTV, or nothing known.
  case guide
  /// A list of channels: M3U or M3U8.
  case playlist

  /// - Parameter head: the beginning of the unpacked text.
  init(head: [UInt8]) {
    var bytes = head[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    bytes = bytes.drop { $0 <= 0x20 }
    let line = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }.prefix(4_096), as: UTF8.self).lowercased()
    // A bare list of addresses is one, too.
    let isList = ["#extm3u", "#extinf", "#extgrp", "http://", "https://", "rtsp://", "rtp://", "udp://"].contains {
      line.hasPrefix($0)
    }
    self = isList ? .playlist : .guide
  }
}
