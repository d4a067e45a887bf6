import Foundation
import GuideModel

/// Writes a self-contained page: no scripts, no pictures, no addresses. Each channel has a section, with a table for
/// each of its days, whose headings screen readers announce.
struct HTMLWriter: ExportWriter {
  private let options: ExportOptions
  private let calendar: BroadcastCalendar
  private let clock: TimeOfDayFormat
  private let times: ExportTimes
  /// The day whose table is open.
  private var day: BroadcastDay?
  /// The number of listed channels; more are shown when the reader unfolds the list.
  private static let mostListed = 60

  init(_ options: ExportOptions) {
    self.options = options
    calendar = BroadcastCalendar(timeZone: options.timeZone)
    clock = TimeOfDayFormat(options.locale)
    times = ExportTimes(timeZone: options.timeZone)
  }

  /// Named after the function that it calls, so that the texts are found for translation.
  private func localized(_ value: String.LocalizationValue) -> String {
    XMLText.escaped(GuideModel.localized(value, locale: options.locale))
  }

  mutating func start(_ file: ExportFile) throws {
    let locale = options.locale
    let title = localized("TV guide")
    try file.write(
      """
      <!DOCTYPE html>
      <html lang="\(XMLText.escaped(locale.language, inAttribute: true))" dir="\(locale.isRightToLeft ? "rtl" : "ltr")">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="Lineup">
      <title>\(title)</title>
      <style>
      \(HTMLStyle.text)
      </style>
      </head>
      <body>
      <a class="skip" href="#programmes">\(localized("Skip to the programmes"))</a>
      <header>
      <h1>\(title)</h1>
      <p>\(subtitle())</p>
      </header>\n
      """)
    let channels = options.channels
    let isFolded = channels.count > Self.mostListed
    try file.write("<nav aria-label=\"\(localized("Channels"))\">\n")
    if isFolded { try file.write("<details><summary>\(localized("Channels"))</summary>\n") }
    try file.write("<ul>\n")
    for channel in channels {
      try file.write("<li><a href=\"#c\(channel.id)\"><bdi>\(XMLText.escaped(channel.name))</bdi></a></li>\n")
    }
    try file.write("</ul>\n\(isFolded ? "</details>\n" : "")</nav>\n<main id=\"programmes\">\n")
  }

  /// "12 channels · Saturday 21 November – Friday 27 November".
  private func subtitle() -> String {
    var parts = [localized("\(options.channels.count) channels")]
    let range = options.range
    if !range.isEmpty {
      // A range ends a second after its last instant.
      let days = [range.lowerBound, max(range.lowerBound, range.upperBound - 2)].map {
        calendar.name(of: calendar.day(containing: $0), locale: options.locale.formats, now: options.now)
      }
      parts.append(XMLText.escaped(days[0] == days[1] ? days[0] : "\(days[0]) – \(days[1])"))
    }
    return parts.joined(separator: " · ")
  }

  mutating func begin(_ channel: ExportedChannel, _ file: ExportFile) throws {
    day = nil
    let name = XMLText.escaped(channel.channel.name)
    let number = channel.channel.number
    let badge = number.isEmpty ? "" : "<span class=\"number\">\(XMLText.escaped(number))</span> "
    let id = channel.channel.id
    try file.write(
      "<section id=\"c\(id)\" aria-labelledby=\"h\(id)\">\n<h2 id=\"h\(id)\">\(badge)<bdi>\(name)</bdi></h2>\n")
  }

  mutating func airing(_ airing: ExportedAiring, on channel: ExportedChannel, _ file: ExportFile) throws {
    let own = airing.airing
    if day?.interval.contains(own.start) != true {
      if day != nil { try file.write("</tbody>\n</table>\n") }
      let today = calendar.day(containing: own.start)
      day = today
      let name = XMLText.escaped(calendar.name(of: today, locale: options.locale.formats, now: options.now))
      let heads = [localized("Time"), localized("Programme")].map { "<th scope=\"col\">\($0)</th>" }.joined()
      try file.write("<table>\n<caption>\(name)</caption>\n<thead><tr>\(heads)</tr></thead>\n<tbody>\n")
    }
    let genre = own.genre == .undefined ? "" : " class=\"\(own.genre)\""
    let stop = own.stop > own.start ? "<span>– \(time(own.stop))</span>" : ""
    try file.write("<tr><th scope=\"row\">\(time(own.start)) \(stop)</th><td\(genre)>\(body(airing))</td></tr>\n")
  }

  private func body(_ airing: ExportedAiring) -> String {
    let own = airing.airing
    let episode = [airing.programme.episodeNumber?.displayText ?? "", own.subtitle].filter { !$0.isEmpty }
    var body = "<bdi class=\"title\">\(XMLText.escaped(own.title))</bdi>"
    for tag in tags(own) { body += " <span class=\"tag\">\(tag)</span>" }
    let facts = ([episode.joined(separator: " ")] + [own.genre.name(locale: options.locale)]).filter { !$0.isEmpty }
    if !facts.isEmpty {
      let spelled = facts.map { "<bdi>\(XMLText.escaped($0))</bdi>" }.joined(separator: " · ")
      body += "<p class=\"more\">\(spelled)</p>"
    }
    let description = airing.description(in: options.locale)
    if !description.isEmpty { body += "<p class=\"more\" dir=\"auto\">\(XMLText.escaped(description))</p>" }
    return body
  }

  private func tags(_ airing: Airing) -> [String] {
    var tags: [String] = []
    if airing.flags.contains(.live) { tags.append(localized("Live")) }
    if airing.flags.contains(.new) { tags.append(localized("New")) }
    if airing.flags.contains(.premiere) { tags.append(localized("Premiere")) }
    return tags
  }

  mutating func end(_ channel: ExportedChannel, _ file: ExportFile) throws {
    try file.write(day == nil ? "<p>\(localized("No programmes."))</p>\n" : "</tbody>\n</table>\n")
    try file.write("</section>\n")
  }

  mutating func finish(_ file: ExportFile) throws { try file.write("</main>\n</body>\n</html>\n") }

  private func time(_ instant: Int64) -> String {
    "<time datetime=\"\(times.local(instant))\">\(XMLText.escaped(clock.text(calendar.minuteOfDay(at: instant))))</time>"
  }
}
