import Foundation
import GuideModel

/// Writes M3U: channels in order, with the attributes by which guides are matched. Addresses only if they are wanted.
struct PlaylistFileWriter: ExportWriter {
  private let options: ExportOptions
  private(set) var withheld = 0

  init(_ options: ExportOptions) { self.options = options }

  var takesAirings: Bool { false }

  mutating func start(_ file: ExportFile) throws { try file.write("#EXTM3U\n") }

  mutating func channel(_ channel: ExportedChannel, _ file: ExportFile) throws {
    let own = channel.channel
    var attributes = [("tvg-id", channel.id), ("tvg-name", own.feedName)]
    if !own.number.isEmpty { attributes.append(("tvg-chno", own.number)) }
    if !own.iconURL.isEmpty { attributes.append(("tvg-logo", AddressPrivacy.withoutUser(own.iconURL))) }
    if !own.groups.isEmpty { attributes.append(("group-title", own.groups.joined(separator: ";"))) }
    let stream = options.addresses ? channel.streams.first : nil
    if stream?.isRadio == true { attributes.append(("radio", "true")) }
    var lines: [String] = []
    var address = "urn:lineup:channel:\(own.id)"
    if let stream {
      if options.credentials {
        address = Self.line(stream.address)
        if !stream.headers.isEmpty {
          address +=
            "|"
            + stream.headers.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.map(Self.line).joined(
              separator: "&")
        }
        lines = stream.options.map { "#" + Self.line($0) }
        if let catchUp = stream.catchUp {
          if !catchUp.type.isEmpty { attributes.append(("catchup", catchUp.type)) }
          if !catchUp.source.isEmpty { attributes.append(("catchup-source", catchUp.source)) }
          if catchUp.days > 0 {
            attributes.append(
              (
                "catchup-days",
                catchUp.days.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
              ))
          }
          if catchUp.correction != 0 {
            let hours = Double(catchUp.correction) / 3_600
            attributes.append(
              (
                "catchup-correction",
                hours.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
              ))
          }
        }
      } else if AddressPrivacy.mayCarryCredentials(stream) {
        withheld += 1
      } else {
        address = Self.line(stream.address)
      }
    }
    let spelled = attributes.map { " \($0.0)=\"\(Self.value($0.1))\"" }.joined()
    lines.insert("#EXTINF:-1\(spelled),\(Self.line(own.name))", at: 0)
    try file.write((lines + [address]).joined(separator: "\n") + "\n")
  }

  mutating func finish(_ file: ExportFile) throws {}

  /// Returns a text without line ends, which would begin another entry.
  private static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: " "
          default: scalar
          }
        }))
  }

  /// Returns a value; M3U has no way to write a quote within quotes.
  private static func value(_ text: String) -> String { line(text).replacingOccurrences(of: "\"", with: "'") }
}
