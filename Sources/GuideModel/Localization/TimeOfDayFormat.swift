import Foundation

/// Writes times of day as a locale does: "20:15", "8:15 PM", "20.15", "오후 8:15", "٨:١٥ م".
///
/// The pattern is looked up once, and times are composed from it directly, because cells need hundreds.
public struct TimeOfDayFormat: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    /// 0 to 23, with two digits.
    case hour24(isPadded: Bool)
    /// 12, 1 to 11; or 0 to 11.
    case hour12(isPadded: Bool, startsAtZero: Bool)
    case minute
    case halfOfDay
    case literal(String)
  }

  private let parts: [Part]
  private let symbols: [String]
  private let digits: [Character]?

  /// Whether the clock has 12 hours.
  public let uses12Hours: Bool

  /// Creates a format for the locale's clock, digits and order. This looks up the pattern: keep the value.
  public init(_ locale: GuideLocale) {
    let template =
      switch locale.clock {
      case .system: "jmm"
      case .hours12: "hmm"
      case .hours24: "Hmm"
      }
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale.formats) ?? "HH:mm"
    let formatter = DateFormatter()
    formatter.locale = locale.formats
    parts = Self.parts(of: pattern)
    symbols = [formatter.amSymbol, formatter.pmSymbol]
    uses12Hours = parts.contains(.halfOfDay)
    let ten = (0...9).map { $0.formatted(.number.grouping(.never).locale(locale.formats)) }
    digits = ten == (0...9).map(String.init) ? nil : ten.compactMap(\.first)
  }

  private static func parts(of pattern: String) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var isQuoted = false
    var rest = pattern[...]
    while let letter = rest.first {
      let run = isQuoted ? rest.prefix(1) : rest.prefix { $0 == letter }
      var part: Part?
      if !isQuoted {
        switch letter {
        case "H", "k": part = .hour24(isPadded: run.count > 1)
        case "h": part = .hour12(isPadded: run.count > 1, startsAtZero: false)
        case "K": part = .hour12(isPadded: run.count > 1, startsAtZero: true)
        case "m": part = .minute
        case "a", "b", "B": part = .halfOfDay
        default: break
        }
      }
      if let part {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(part)
      } else if letter == "'" {
        isQuoted.toggle()
      } else {
        literal += run
      }
      rest = rest.dropFirst(run.count)
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  /// Returns the text of a time of day.
  /// - Parameter minute: minutes since midnight, 0..<1440.
  public func text(_ minute: Int) -> String {
    let (hour, minute) = (minute / 60 % 24, minute % 60)
    var text = ""
    for part in parts {
      switch part {
      case .hour24(let isPadded): text += number(hour, isPadded: isPadded)
      case .hour12(let isPadded, let startsAtZero):
        let half = hour % 12
        text += number(half == 0 && !startsAtZero ? 12 : half, isPadded: isPadded)
      case .minute: text += number(minute, isPadded: true)
      case .halfOfDay: text += symbols[hour < 12 ? 0 : 1]
      case .literal(let literal): text += literal
      }
    }
    return text
  }

  private func number(_ number: Int, isPadded: Bool) -> String {
    let plain = isPadded && number < 10 ? "0\(number)" : "\(number)"
    guard let digits, digits.count == 10 else { return plain }
    return String(plain.utf8.map { digits[Int($0) - 48] })
  }
}
