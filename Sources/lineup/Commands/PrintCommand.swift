import Foundation
import GuideModel
import GuidePrint
import GuideStore

struct PrintCommand: Command {
  static let name = "print"
  static let summary = "Write an evening, a day or a week to a PDF for printing."
  static let arguments =
    "-o FILE.pdf [--evening | --day | --week] [--at TIME] [--list NAME | --channel CHANNEL…] [--paper PAPER]"
  static let options =
    [
      Option("output", letter: "o", value: "FILE", help: "The PDF; - for standard output."),
      Option("evening", help: "Prime time as a grid (the default)."),
      Option("day", help: "A day's listings in columns."),
      Option("week", help: "A week of each channel, starting on that day."),
      Option("at", value: "TIME", help: "The day: 2026-11-21; by default today."),
      Option("paper", value: "PAPER", help: "a4 or letter; by default the usual size in your region."),
      Option("landscape", help: "Landscape (the default for evenings and weeks)."),
      Option("portrait", help: "Portrait (the default for days)."),
    ] + ChannelChoice.options
  static let discussion = """
    The file appears whole or not at all. Texts in it can be selected and searched. The setting 'prime-time' says when the evening begins.
    """

  private let parsed: ParsedArguments
  private let path: String
  private let kind: PrintKind
  private let paper: PrintPaper
  private let isLandscape: Bool
  private let instant: Int64
  private let choice: ChannelChoice

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    if let extra = arguments.positional.first { throw UsageError("unexpected argument '\(extra)'") }
    guard let path = arguments["output"] else { throw UsageError("which file? Give -o FILE.pdf") }
    guard path == "-" || path.lowercased().hasSuffix(".pdf") || path.hasPrefix("/dev/") else {
      throw UsageError("'\(path)' must end in .pdf")
    }
    self.path = path
    let kinds = PrintKind.allCases.filter { arguments.has($0.rawValue) }
    if kinds.count > 1 { throw UsageError("give one of --evening, --day and --week") }
    kind = kinds.first ?? .evening
    if let name = arguments["paper"] {
      guard let paper = PrintPaper(rawValue: name.lowercased()) else {
        throw UsageError("--paper '\(name)': write a4 or letter")
      }
      self.paper = paper
    } else {
      paper = PrintPaper(GuideLocale.current.formats)
    }
    if arguments.has("landscape"), arguments.has("portrait") { throw UsageError("give --landscape or --portrait") }
    isLandscape = arguments.has("landscape") || kind.isLandscape && !arguments.has("portrait")
    instant = try LocalTime.parse(arguments["at"] ?? "now")
    choice = try ChannelChoice(arguments)
  }

  func run() throws -> ExitCode {
    let store = try GuideLocation.openForReading(parsed)
    let settings = Preferences.settings
    var options = PrintOptions(kind: kind, channels: try choice.rows(of: store), instant: instant)
    // A date alone means that day, although the guide's day begins later than midnight.
    if let text = parsed["at"], !text.contains(":"), !text.hasPrefix("@"), text != "now" {
      options.instant += Int64(settings.dayStart) * 3_600
    }
    options.selection = parsed["list"] ?? ""
    options.paper = paper
    options.isLandscape = isLandscape
    options.primeTime = settings.primeTime
    options.dayStart = settings.dayStart
    if parsed["list"] == nil, parsed.all("channel").isEmpty, kind != .evening {
      // Channels without programmes would fill pages with headings.
      let known = store.channelsWithAirings
      options.channels.removeAll { !known.contains($0.id) }
    }
    try GuidePrinter(guide: store, options: options).print(to: path)
    return .done
  }
}
