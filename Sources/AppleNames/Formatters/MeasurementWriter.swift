import Foundation

/// Writes a value with its unit.
struct MeasurementWriter {
  /// The length of a unit's name.
  enum Width: Sendable {
    case narrow, short, full

    init(_ style: Formatter.UnitStyle) {
      switch style {
      case .short: self = .narrow
      case .medium: self = .short
      case .long: self = .full
      @unknown default: self = .short
      }
    }

    fileprivate var skeleton: String {
      switch self {
      case .narrow: "narrow"
      case .short: "short"
      case .full: "full-name"
      }
    }
  }

  let width: Width
  let locale: Locale
  /// Whether temperatures are without their scale.
  let omitsScale: Bool

  /// Returns the text of a value, whose number a formatter writes.
  func text(of value: Double, _ unit: Unit, number: NumberFormatter) -> String {
    let digits = number.string(from: NSNumber(value: value)) ?? "\(value)"
    if let parts = parts(of: value, unit, precision: Self.precision(of: number)) {
      return parts.before + digits + parts.after
    }
    if omitsScale, unit is UnitTemperature { return digits + "°" }
    return width == .narrow ? digits + unit.symbol : digits + " " + unit.symbol
  }

  /// Returns the name of a unit.
  func name(of unit: Unit) -> String {
    // Not a whole number: the plural that most languages use without a number.
    guard let parts = parts(of: 1.5, unit, precision: ".0") else { return unit.symbol }
    return (parts.before + parts.after).trimmingCharacters(in: .whitespaces)
  }

  /// Returns the texts before and after the number; nil if ICU does not know the unit.
  private func parts(of value: Double, _ unit: Unit, precision: String) -> (before: String, after: String)? {
    guard let functions = UnitFunctions.shared, let identifier = unit.identifier else { return nil }
    let kind = omitsScale && unit is UnitTemperature ? "measure-unit/temperature-generic" : "unit/\(identifier)"
    let skeleton = Array("\(kind) unit-width-\(width.skeleton) group-off \(precision)".utf16)
    var status: CInt = 0
    let format = functions.open(skeleton, Int32(skeleton.count), locale.identifier, &status)
    defer { functions.close(format) }
    let result = functions.openResult(&status)
    defer { functions.closeResult(result) }
    functions.format(format, value, result, &status)
    guard status <= 0, let text = ICULibrary.text({ functions.text(result, $0, $1, $2) }) else { return nil }
    // The number's fields: its whole part, its decimals, their separator and the sign.
    var (start, end) = (Int32.max, Int32(0))
    for kind: Int32 in [0, 1, 2, 10] {
      var field = NumberField(kind: kind)
      guard functions.nextField(result, &field, &status) != 0, status <= 0 else { continue }
      start = min(start, field.start)
      end = max(end, field.end)
    }
    guard start <= end else { return nil }
    let units = Array(text.utf16)
    return (
      String(decoding: units[..<Int(start)], as: UTF16.self), String(decoding: units[Int(end)...], as: UTF16.self)
    )
  }

  /// Returns the decimals of a formatter, on which the name's plural depends, as ICU writes them.
  private static func precision(of number: NumberFormatter) -> String {
    let fewest = min(max(0, number.minimumFractionDigits), 20)
    let most = min(max(fewest, number.maximumFractionDigits), 20)
    if most == 0 { return "precision-integer" }
    return "." + String(repeating: "0", count: fewest) + String(repeating: "#", count: most - fewest)
  }
}

/// ICU's `UFieldPosition`.
private struct NumberField {
  let kind: Int32
  var start: Int32 = 0
  var end: Int32 = 0
}

/// ICU's functions for numbers with units.
private struct UnitFunctions: Sendable {
  typealias Object = ICULibrary.Object
  typealias Status = ICULibrary.Status
  typealias Open = @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> Object
  typealias OpenResult = @convention(c) (Status) -> Object
  typealias Format = @convention(c) (Object, Double, Object, Status) -> Void
  typealias Text = @convention(c) (Object, UnsafeMutablePointer<UInt16>?, Int32, Status) -> Int32
  typealias NextField = @convention(c) (Object, UnsafeMutableRawPointer, Status) -> Int8

  let open: Open
  let openResult: OpenResult
  let format: Format
  let text: Text
  let nextField: NextField
  let close: ICULibrary.Close
  let closeResult: ICULibrary.Close

  static let shared = UnitFunctions()

  private init?() {
    guard let open = ICULibrary.find("unumf_openForSkeletonAndLocale", as: Open.self),
      let openResult = ICULibrary.find("unumf_openResult", as: OpenResult.self),
      let format = ICULibrary.find("unumf_formatDouble", as: Format.self),
      let text = ICULibrary.find("unumf_resultToString", as: Text.self),
      let nextField = ICULibrary.find("unumf_resultNextFieldPosition", as: NextField.self),
      let close = ICULibrary.find("unumf_close", as: ICULibrary.Close.self),
      let closeResult = ICULibrary.find("unumf_closeResult", as: ICULibrary.Close.self)
    else { return nil }
    self.open = open
    self.openResult = openResult
    self.format = format
    self.text = text
    self.nextField = nextField
    self.close = close
    self.closeResult = closeResult
  }
}
