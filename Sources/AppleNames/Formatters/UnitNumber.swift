import Foundation

/// A number with its unit, as ICU writes it by a skeleton.
struct UnitNumber {
  /// The whole text.
  let text: String
  /// The number's place in the text, in UTF-16 code units; nil if there is none.
  private(set) var numberRange: Range<Int>?
  /// The number in the unit that is written; nil if ICU cannot tell.
  private(set) var amount: Double?

  /// Writes a value; nil if ICU does not know the skeleton or the unit.
  init?(_ value: Double, _ skeleton: String, _ locale: Locale) {
    guard let functions = UnitFunctions.shared else { return nil }
    let skeleton = Array(skeleton.utf16)
    var status: CInt = 0
    let format = functions.open(skeleton, Int32(skeleton.count), locale.identifier, &status)
    defer { functions.close(format) }
    let result = functions.openResult(&status)
    defer { functions.closeResult(result) }
    functions.format(format, value, result, &status)
    guard status <= 0, let text = ICULibrary.text({ functions.text(result, $0, $1, $2) }) else { return nil }
    self.text = text
    // The number's fields: its whole part, its decimals, their separator and the sign.
    var (start, end) = (Int32.max, Int32(0))
    for kind: Int32 in [0, 1, 2, 10] {
      var field = NumberField(kind: kind)
      guard functions.nextField(result, &field, &status) != 0, status <= 0 else { continue }
      start = min(start, field.start)
      end = max(end, field.end)
    }
    if start <= end { numberRange = Int(start)..<Int(end) }
    amount = functions.amount(of: result)
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
  typealias Decimal = @convention(c) (Object, UnsafeMutablePointer<CChar>?, Int32, Status) -> Int32
  typealias NextField = @convention(c) (Object, UnsafeMutableRawPointer, Status) -> Int8

  let open: Open
  let openResult: OpenResult
  let format: Format
  let text: Text
  let nextField: NextField
  let decimal: Decimal
  let close: ICULibrary.Close
  let closeResult: ICULibrary.Close

  static let shared = UnitFunctions()

  private init?() {
    guard let open = ICULibrary.find("unumf_openForSkeletonAndLocale", as: Open.self),
      let openResult = ICULibrary.find("unumf_openResult", as: OpenResult.self),
      let format = ICULibrary.find("unumf_formatDouble", as: Format.self),
      let text = ICULibrary.find("unumf_resultToString", as: Text.self),
      let nextField = ICULibrary.find("unumf_resultNextFieldPosition", as: NextField.self),
      let decimal = ICULibrary.find("unumf_resultToDecimalNumber", as: Decimal.self),
      let close = ICULibrary.find("unumf_close", as: ICULibrary.Close.self),
      let closeResult = ICULibrary.find("unumf_closeResult", as: ICULibrary.Close.self)
    else { return nil }
    self.open = open
    self.openResult = openResult
    self.format = format
    self.text = text
    self.nextField = nextField
    self.decimal = decimal
    self.close = close
    self.closeResult = closeResult
  }

  func amount(of result: Object) -> Double? {
    var digits = [CChar](repeating: 0, count: 400)
    var status: CInt = 0
    let length = decimal(result, &digits, Int32(digits.count), &status)
    guard status <= 0, (1..<Int32(digits.count)).contains(length) else { return nil }
    return Double(String(decoding: digits.prefix(Int(length)).map(UInt8.init), as: UTF8.self))
  }
}
