import Foundation

/// An invented feed whose airings name the version from which they are.
///
/// A third of the titles are the same in each version, so that refreshes find rows that stay. Some airings are missing,
/// different ones in each version, so that rows have to be deleted.
struct Feed: Hashable {
  var name: String
  var version: Int
  var channels = 12
  /// The first start, UTC seconds, on the half-hour.
  var start: Int64
  var days = 5

  private static let step: Int64 = 1_800

  /// A word that occurs only in titles of this version.
  var word: String { "\(name)v\(version)" }

  func channelID(_ index: Int) -> String { "c\(index).\(name).example" }

  struct Row {
    var channel: Int
    var start: Int64
    var stop: Int64
    var title: String
  }

  /// Returns the airings of a channel, in order.
  func rows(of channel: Int) -> [Row] {
    let count = Int64(days) * 48
    return (0..<count).compactMap { index in
      // The first and the last stay, because they determine what the feed covers.
      if index > 0, index < count - 1, (index + Int64(channel)) % 97 == Int64(version % 97) { return nil }
      let start = start + index * Self.step
      let title = index % 3 == 0 ? "\(name) \(index)" : "\(word) \(index)"
      return Row(channel: channel, start: start, stop: start + Self.step, title: title)
    }
  }

  /// Identifies the content: the `RowSum` of all channels.
  var sum: UInt64 {
    (0..<channels).reduce(0) { $0 &+ sum(of: $1) }
  }

  func sum(of channel: Int) -> UInt64 {
    var sum = RowSum()
    for row in rows(of: channel) { sum.add(channelID(channel), row.start, row.stop, row.title) }
    return sum.value
  }

  /// The feed in XMLTV.
  var text: String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "UTC")
    format.dateFormat = "yyyyMMddHHmmss"
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<tv>\n"
    for channel in 0..<channels {
      text += "<channel id=\"\(channelID(channel))\"><display-name>\(name) \(channel)</display-name></channel>\n"
    }
    var times: [Int64: String] = [:]
    func time(_ instant: Int64) -> String {
      if let known = times[instant] { return known }
      let made = format.string(from: Date(timeIntervalSince1970: TimeInterval(instant))) + " +0000"
      times[instant] = made
      return made
    }
    for channel in 0..<channels {
      for row in rows(of: channel) {
        text += """
          <programme start="\(time(row.start))" stop="\(time(row.stop))" channel="\(channelID(channel))">\
          <title>\(row.title)</title><desc>What happens at \(row.start) on channel \(channel) of \(name), at some length so that rows have \
          a size as they have in life. \(row.title) goes on until \(row.stop).</desc><category>News</category></programme>\n
          """
      }
    }
    return text + "</tv>\n"
  }

  /// Writes the feed to `folder`, unless it exists.
  /// - Returns: the file.
  func write(to folder: String) throws -> String {
    let path = "\(folder)/\(name)-\(version).xml"
    if !FileManager.default.fileExists(atPath: path) {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    return path
  }
}

/// A checksum of rows that depends on each but not on the order of channels.
struct RowSum {
  private(set) var value: UInt64 = 0

  mutating func add(_ channel: String, _ start: Int64, _ stop: Int64, _ title: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in channel.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ UInt64(bitPattern: start)) &* 0x100_0000_01B3
    hash = (hash ^ UInt64(bitPattern: stop)) &* 0x100_0000_01B3
    for byte in title.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    value &+= hash &* (hash >> 32 | 1)
  }
}
