import Foundation
import GuideModel

/// A page that needs nothing else: no scripts, no pictures, no addresses. A table for each channel and day, with heads that screen readers
/// announce.
struct HTMLWriter: ExportWriter {
  private let options: ExportOptions
  private let calendar: BroadcastCalendar
  private let clock: TimeOfDayFormat
  private let times: ExportTimes
  private var day: Int?

  init(_ options: ExportOptions) {
    self.options = options
    calendar = BroadcastCalendar(timeZone: options.timeZone)
    clock = TimeOfDayFormat(options.locale)
    times = ExportTimes(timeZone: options.timeZone)
  }

  mutating func start(_ file: ExportFile) throws {
    let locale = options.locale
    let title = XMLText.escaped(localized("TV guide", locale: locale))
    try file.write(
      """
      <!DOCTYPE html>
      <html lang="\(XMLText.escaped(locale.language, inAttribute: true))" dir="\(locale.isRightToLeft ? "rtl" : "ltr")">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      :root { color-scheme: light dark; --ink: #1c1c1e; --paper: #fff; --soft: #5b5b62; --line: #d6d6dc; --head: #f2f2f6; }
      @media (prefers-color-scheme: dark) {
        :root { --ink: #f2f2f7; --paper: #161618; --soft: #b2b2ba; --line: #3c3c42; --head: #232327; }
      }
      body { margin: 0 auto; padding: 1rem; max-width: 60rem; background: var(--paper); color: var(--ink);
        font: 1rem/1.45 system-ui, sans-serif; }
      h2 { margin: 2.5rem 0 0.5rem; }
      table { width: 100%; border-collapse: collapse; margin-bottom: 1rem; }
      caption { text-align: start; font-weight: 600; padding: 0.5rem 0; }
      th, td { text-align: start; vertical-align: top; padding: 0.4rem 0.6rem; border-top: 1px solid var(--line); }
      thead th { background: var(--head); }
      tbody th { font-weight: 400; white-space: nowrap; width: 8rem; font-variant-numeric: tabular-nums; }
      .title { font-weight: 600; }
      .more { color: var(--soft); margin: 0.2rem 0 0; overflow-wrap: anywhere; }
      @media print { tr { break-inside: avoid; } }
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>\n
      """)
  }

  mutating func begin(_ channel: ExportedChannel, _ file: ExportFile) throws {
    day = nil
    let name = XMLText.escaped(channel.channel.name)
    let number = channel.channel.number.isEmpty ? "" : " <small>\(XMLText.escaped(channel.channel.number))</small>"
    try file.write("<section>\n<h2><bdi>\(name)</bdi>\(number)</h2>\n")
  }

  mutating func airing(_ airing: ExportedAiring, on channel: ExportedChannel, _ file: ExportFile) throws {
    let own = airing.airing
    let day = calendar.day(containing: own.start)
    if self.day != day.number {
      if self.day != nil { try file.write("</tbody>\n</table>\n") }
      self.day = day.number
      let locale = options.locale
      let name = XMLText.escaped(calendar.name(of: day, locale: locale.formats, now: options.now))
      let heads = [localized("Time", locale: locale), localized("Programme", locale: locale)].map {
        "<th scope=\"col\">\(XMLText.escaped($0))</th>"
      }
      try file.write("<table>\n<caption>\(name)</caption>\n<thead><tr>\(heads.joined())</tr></thead>\n<tbody>\n")
    }
    let subtitle = own.subtitle.isEmpty ? "" : " <bdi>\(XMLText.escaped(own.subtitle))</bdi>"
    let text = airing.programme.descriptions.first?.text ?? own.summary
    let description = text.isEmpty ? "" : "<p class=\"more\" dir=\"auto\">\(XMLText.escaped(text))</p>"
    try file.write(
      """
      <tr><th scope="row">\(time(own.start))–\(time(own.stop))</th>\
      <td><bdi class="title">\(XMLText.escaped(own.title))</bdi>\(subtitle)\(description)</td></tr>\n
      """)
  }

  mutating func end(_ channel: ExportedChannel, _ file: ExportFile) throws {
    if day == nil {
      try file.write("<p>\(XMLText.escaped(localized("No programmes.", locale: options.locale)))</p>\n")
    } else {
      try file.write("</tbody>\n</table>\n")
    }
    try file.write("</section>\n")
  }

  mutating func finish(_ file: ExportFile) throws { try file.write("</main>\n</body>\n</html>\n") }

  private func time(_ instant: Int64) -> String {
    "<time datetime=\"\(times.local(instant))\">\(XMLText.escaped(clock.text(calendar.minuteOfDay(at: instant))))</time>"
  }
}
