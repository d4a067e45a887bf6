import Foundation
import GuideExport
import GuideModel
import GuideStore

struct ExportCommand: Command {
  static let name = "export"
  static let summary = "Export the guide to a file for other programs or people."
  static let arguments = "-o FILE [--format FORMAT] [--from TIME] [--to TIME] [--list NAME | --channel CHANNEL…]"
  static let options =
    [
      Option("output", letter: "o", value: "FILE", help: "The file; - for standard output."),
      Option("format", value: "FORMAT", help: "xmltv, json, ics, csv, html or m3u; by default from the file's name."),
      Option("from", value: "TIME", help: "Programmes running at or after this time: 20:15, 2026-11-21."),
      Option("to", value: "TIME", help: "Programmes that start before this time."),
      Option("addresses", help: "In a playlist: include the addresses of streams."),
      Option("with-credentials", help: "… even if addresses or headers contain passwords."),
    ] + ChannelChoice.options
  static let discussion = """
    A name that ends in .xml, .json, .ics, .csv, .html or .m3u says the format. The file appears whole or not at all. Importing an XMLTV
    file gives the same guide again. Addresses of streams are left out unless --addresses is given, and those that may hold somebody's
    password unless --with-credentials is, too. Documentation/Export.md describes the formats.
    """

  private let parsed: ParsedArguments
  private let path: String
  private let format: ExportFormat
  private let choice: ChannelChoice
  private let range: Range<Int64>

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    if let extra = arguments.positional.first { throw UsageError(localized("unexpected argument '\(extra)'")) }
    guard let path = arguments["output"] else { throw UsageError(localized("which file? Give -o FILE")) }
    self.path = path
    let known = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
    if let name = arguments["format"] {
      guard let format = ExportFormat(rawValue: name.lowercased()) else {
        throw UsageError(localized("--format '\(name)': must be one of \(known)"))
      }
      self.format = format
    } else {
      guard let format = ExportFormat(path: path) else {
        throw UsageError(localized("'\(path)' has no known extension; use --format with one of \(known)"))
      }
      self.format = format
    }
    if arguments.has("addresses") || arguments.has("with-credentials"), format != .m3u {
      throw UsageError(localized("--addresses and --with-credentials are for playlists (m3u)"))
    }
    choice = try ChannelChoice(arguments)
    let from = try arguments["from"].map { try LocalTime.parse($0) } ?? Int64.min / 4
    let to = try arguments["to"].map { try LocalTime.parse($0) } ?? Int64.max / 4
    guard from < to else { throw UsageError(localized("--to must be later than --from")) }
    range = from..<to
  }

  func run() throws -> ExitCode {
    let store = try GuideLocation.openForReading(parsed)
    var options = ExportOptions(range: range, channels: try choice.rows(of: store))
    options.credentials = parsed.has("with-credentials")
    options.addresses = parsed.has("addresses") || options.credentials
    let report = try GuideExporter(store: store, options: options).export(format, to: path)
    if report.withheld > 0 {
      Output.note(
        localized("\(report.withheld) addresses that may hold passwords were left out; --with-credentials writes them.")
      )
    }
    return .done
  }
}
