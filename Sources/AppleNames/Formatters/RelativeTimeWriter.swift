import Foundation

/// Writes a quantity of one unit of time as a time from now.
struct RelativeTimeWriter {
  let style: RelativeDateTimeFormatter.UnitsStyle
  let isNamed: Bool
  let context: Formatter.Context
  let locale: Locale

  /// Returns the text, such as “2 weeks ago” or “tomorrow”.
  func text(of number: Int, _ unit: TimeUnit) -> String {
    localizedText(of: number, unit) ?? englishText(of: number, unit)
  }

  private func localizedText(of number: Int, _ unit: TimeUnit) -> String? {
    guard let functions = RelativeTimeFunctions.shared else { return nil }
    var status: CInt = 0
    let numberFormat =
      style == .spellOut
      ? functions.openNumber(5, nil, 0, locale.identifier, nil, &status) : nil  // UNUM_SPELLOUT
    // The formatter owns the number format.
    let formatter = functions.open(locale.identifier, numberFormat, width, icuContext, &status)
    guard let formatter, status <= 0 else { return nil }
    defer { functions.close(formatter) }
    let format = isNamed ? functions.formatNamed : functions.formatNumber
    return ICULibrary.text { format(formatter, Double(number), unit.relativeIdentifier, $0, $1, $2) }
  }

  /// ICU's number of the style: UDAT_STYLE_LONG, UDAT_STYLE_SHORT or UDAT_STYLE_NARROW.
  private var width: CInt {
    switch style {
    case .full, .spellOut: 0
    case .short: 1
    case .abbreviated: 2
    }
  }

  /// ICU's number of the place of a text, of UDisplayContext.
  private var icuContext: CInt {
    switch context {
    case .beginningOfSentence: 258
    case .listItem: 259
    case .standalone: 260
    case .middleOfSentence: 257
    case .unknown, .dynamic: 256
    @unknown default: 256
    }
  }

  private func englishText(of number: Int, _ unit: TimeUnit) -> String {
    if isNamed, let name = englishName(of: number, unit) { return name }
    let quantity = UnitNames.text([(unit, abs(number))], width: .full, joining: .full, locale: locale)
    return number < 0 ? quantity + " ago" : "in " + quantity
  }

  private func englishName(of number: Int, _ unit: TimeUnit) -> String? {
    switch (unit, number) {
    case (.second, 0): "now"
    case (.minute, 0), (.hour, 0): "this \(unit.identifier)"
    case (.day, 0): "today"
    case (.day, 1): "tomorrow"
    case (.day, -1): "yesterday"
    case (.year, -1...1), (.month, -1...1), (.week, -1...1):
      ["last", "this", "next"][number + 1] + " \(unit.identifier)"
    default: nil
    }
  }
}

/// ICU's functions for relative times.
private struct RelativeTimeFunctions: Sendable {
  typealias Object = ICULibrary.Object
  typealias Status = ICULibrary.Status
  typealias OpenNumber =
    @convention(c) (CInt, UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>, OpaquePointer?, Status) -> Object
  typealias Open = @convention(c) (UnsafePointer<CChar>, Object, CInt, CInt, Status) -> Object
  typealias Format = @convention(c) (Object, Double, CInt, UnsafeMutablePointer<UInt16>?, Int32, Status) -> Int32

  let openNumber: OpenNumber
  let open: Open
  let formatNamed: Format
  let formatNumber: Format
  let close: ICULibrary.Close

  static let shared = RelativeTimeFunctions()

  private init?() {
    guard let openNumber = ICULibrary.find("unum_open", as: OpenNumber.self),
      let open = ICULibrary.find("ureldatefmt_open", as: Open.self),
      let formatNamed = ICULibrary.find("ureldatefmt_format", as: Format.self),
      let formatNumber = ICULibrary.find("ureldatefmt_formatNumeric", as: Format.self),
      let close = ICULibrary.find("ureldatefmt_close", as: ICULibrary.Close.self)
    else { return nil }
    self.openNumber = openNumber
    self.open = open
    self.formatNamed = formatNamed
    self.formatNumber = formatNumber
    self.close = close
  }
}

extension TimeUnit {
  /// ICU's number of the unit in relative times, of URelativeDateTimeUnit.
  fileprivate var relativeIdentifier: CInt {
    switch self {
    case .year: 0
    case .month: 2
    case .week: 3
    case .day: 4
    case .hour: 5
    case .minute: 6
    case .second: 7
    }
  }
}
