import Foundation
import GuideModel
import GuideUI
import WebDisplay

/// A place in the guide as the query of a browser's address: `at=2026-11-22T20:15Z&channel=news.example&search=film`.
enum AddressQuery {
  /// - Parameter channels: the channels to choose from, by feed identifier, name, number or key.
  static func address(_ query: String, in channels: [Channel]) -> GuideAddress {
    let fields = Form.fields(of: query)
    var address = GuideAddress()
    // Unreadable values count as absent, because an address can come from anywhere.
    address.instant = fields["at"].flatMap { try? LocalTime.parse($0) }
    address.channel = fields["channel"].flatMap { try? ChannelFinder.find($0, in: channels).first?.id }
    address.search = fields["search"].map { String($0.prefix(200)) }
    return address
  }

  static func text(_ address: GuideAddress, in channels: [Channel]) -> String {
    var parts: [String] = []
    if let instant = address.instant {
      let date = Date(timeIntervalSince1970: TimeInterval(instant - instant % 60))
      let text = date.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
      parts.append("at=" + Form.quoted(String(text.prefix(16)) + "Z"))
    }
    if let key = address.channel, let channel = channels.first(where: { $0.id == key }) {
      parts.append("channel=" + Form.quoted(channel.feedID.isEmpty ? "#\(key)" : channel.feedID))
    }
    if let search = address.search { parts.append("search=" + Form.quoted(search)) }
    let query = parts.joined(separator: "&")
    return query.utf8.count <= 512 ? query : ""
  }
}
