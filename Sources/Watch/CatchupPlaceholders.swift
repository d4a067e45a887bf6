import Foundation

/// The values of `{utc}`, `${start}`, `{duration:60}`, `{Y}` and the like in the address of a past programme.
struct CatchupPlaceholders {
  /// The start, UTC seconds.
  var start: Int64
  /// The length in seconds.
  var length: Int64
  /// The current time, UTC seconds.
  var now: Int64
  /// The programme's id in its feed; empty if there is none.
  var id: String
  var timeZone: TimeZone

  /// Returns an address with every placeholder filled in. Values are not searched again, so they cannot introduce
  /// further placeholders.
  /// - Throws: `WatchError.badCatchUpAddress` for an unknown placeholder, or an id that the feed lacks.
  /// - Complexity: O(length).
  func fill(_ template: String) throws(WatchError) -> String {
    var text = ""
    var rest = template[...]
    while let brace = rest.firstIndex(of: "{") {
      var before = rest[..<brace]
      // `${start}` and `{start}` mean the same.
      if before.last == "$" { before.removeLast() }
      text += before
      guard let end = rest[brace...].firstIndex(of: "}") else { throw .badCatchUpAddress(placeholder: "{") }
      let name = rest[rest.index(after: brace)..<end]
      guard let value = value(of: name) else {
        // Only what looks like a name is shown, because the rest of an address may contain credentials.
        throw .badCatchUpAddress(placeholder: name.count <= 20 ? "{\(name)}" : "{…}")
      }
      text += value
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  private func value(of placeholder: Substring) -> String? {
    let parts = placeholder.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first else { return nil }
    let argument = parts.count > 1 ? parts[1] : nil
    switch name {
    case "utc", "start": return instant(start, argument)
    case "utcend", "end": return instant(start + length, argument)
    case "lutc", "now", "timestamp": return instant(now, argument)
    case "duration": return seconds(length, argument)
    case "offset": return seconds(now - start, argument)
    case "Y", "m", "d", "H", "M", "S": return argument == nil ? strftime(name, at: start) : nil
    case "catchup-id":
      // As part of an address it must not contain a host or another path. `vod` has whole addresses.
      return id.isEmpty ? nil : id
    default: return nil
    }
  }

  /// Returns UTC seconds, or a pattern with Y, m, d, H, M and S replaced by their numbers.
  private func instant(_ instant: Int64, _ pattern: Substring?) -> String? {
    guard let pattern else { return String(instant) }
    return strftime(pattern, at: instant)
  }

  /// Returns the seconds, divided by the argument.
  private func seconds(_ seconds: Int64, _ divisor: Substring?) -> String? {
    guard let divisor else { return String(max(0, seconds)) }
    guard let divisor = Int64(divisor), divisor > 0 else { return nil }
    return String(max(0, seconds / divisor))
  }

  private func strftime(_ pattern: Substring, at instant: Int64) -> String {
    let wall = instant + Int64(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(instant))))
    var time = time_t(wall)
    var parts = tm()
    gmtime_r(&time, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return pattern.reduce(into: "") { text, letter in
      switch letter {
      case "Y": text += String(parts.tm_year + 1_900)
      case "m": text += two(parts.tm_mon + 1)
      case "d": text += two(parts.tm_mday)
      case "H": text += two(parts.tm_hour)
      case "M": text += two(parts.tm_min)
      case "S": text += two(parts.tm_sec)
      default: text.append(letter)
      }
    }
  }
}
