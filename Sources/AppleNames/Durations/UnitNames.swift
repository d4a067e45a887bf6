import Foundation

/// Texts such as “2 years” and “1 yr, 2 mths” in all languages, from the ICU inside Foundation.
///
/// Foundation's own `Duration.UnitsFormatStyle` has no years and months, so ICU's functions are looked up by name.
/// Where they are absent, as in programs that are linked statically, the texts are English.
struct UnitNames: Sendable {
  private typealias Status = ICULibrary.Status
  private typealias OpenFormat = @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> Object
  private typealias OpenResult = @convention(c) (Status) -> Object
  private typealias FormatInteger = @convention(c) (Object, Int64, Object, Status) -> Void
  private typealias ResultText = @convention(c) (Object, UnsafeMutablePointer<UInt16>?, Int32, Status) -> Int32
  private typealias OpenList = @convention(c) (UnsafePointer<CChar>, CInt, CInt, Status) -> Object
  private typealias FormatList =
    @convention(c) (
      Object, UnsafePointer<UnsafePointer<UInt16>?>, UnsafePointer<Int32>, Int32, UnsafeMutablePointer<UInt16>?, Int32,
      Status
    ) -> Int32
  private typealias Close = ICULibrary.Close
  private typealias Object = ICULibrary.Object

  private let openFormat: OpenFormat
  private let openResult: OpenResult
  private let formatInteger: FormatInteger
  private let resultText: ResultText
  private let closeFormat: Close
  private let closeResult: Close
  private let openList: OpenList
  private let formatList: FormatList
  private let closeList: Close

  /// The functions; nil where Foundation has them under other names.
  static let shared = UnitNames()

  private init?() {
    guard let openFormat = ICULibrary.find("unumf_openForSkeletonAndLocale", as: OpenFormat.self),
      let openResult = ICULibrary.find("unumf_openResult", as: OpenResult.self),
      let formatInteger = ICULibrary.find("unumf_formatInt", as: FormatInteger.self),
      let resultText = ICULibrary.find("unumf_resultToString", as: ResultText.self),
      let closeFormat = ICULibrary.find("unumf_close", as: Close.self),
      let closeResult = ICULibrary.find("unumf_closeResult", as: Close.self),
      let openList = ICULibrary.find("ulistfmt_openForType", as: OpenList.self),
      let formatList = ICULibrary.find("ulistfmt_format", as: FormatList.self),
      let closeList = ICULibrary.find("ulistfmt_close", as: Close.self)
    else { return nil }
    self.openFormat = openFormat
    self.openResult = openResult
    self.formatInteger = formatInteger
    self.resultText = resultText
    self.closeFormat = closeFormat
    self.closeResult = closeResult
    self.openList = openList
    self.formatList = formatList
    self.closeList = closeList
  }

  /// The lengths of names, with ICU's numbers.
  enum Width: CInt {
    case full, short, narrow

    var skeleton: String {
      switch self {
      case .full: "full-name"
      case .short: "short"
      case .narrow: "narrow"
      }
    }
  }

  /// Returns numbers with their units, joined as is usual in a language.
  static func text(
    _ amounts: [(unit: TimeUnit, number: Int)], width: Width, joining: Width, locale: Locale
  ) -> String {
    if let text = shared?.text(amounts, width: width, joining: joining, locale: locale.identifier) { return text }
    return amounts.map { english($0.unit, $0.number, width) }.joined(separator: joining == .narrow ? " " : ", ")
  }

  private func text(
    _ amounts: [(unit: TimeUnit, number: Int)], width: Width, joining: Width, locale: String
  ) -> String? {
    var status: CInt = 0
    var items: [[UInt16]] = []
    for (unit, number) in amounts {
      let skeleton = Array("unit/\(unit.identifier) unit-width-\(width.skeleton)".utf16)
      let format = openFormat(skeleton, Int32(skeleton.count), locale, &status)
      defer { closeFormat(format) }
      let result = openResult(&status)
      defer { closeResult(result) }
      formatInteger(format, Int64(number), result, &status)
      guard status <= 0 else { return nil }
      items.append(Self.utf16 { resultText(result, $0, $1, &status) })
    }
    let list = openList(locale, 2, joining.rawValue, &status)  // ULISTFMT_TYPE_UNITS
    defer { closeList(list) }
    guard status <= 0 else { return nil }
    let lengths = items.map { Int32($0.count) }
    let joined = Array(items.joined())
    let text = joined.withUnsafeBufferPointer { buffer in
      var place = buffer.baseAddress
      let places = items.map { item in
        defer { place = place?.advanced(by: item.count) }
        return place
      }
      return Self.utf16 { formatList(list, places, lengths, Int32(places.count), $0, $1, &status) }
    }
    return status <= 0 ? String(decoding: text, as: UTF16.self) : nil
  }

  /// Returns a text from one of ICU's functions, which return the text's length. Seven units need 300 characters at
  /// most.
  private static func utf16(_ fill: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> [UInt16] {
    Array(unsafeUninitializedCapacity: 1000) { buffer, count in
      count = min(max(0, Int(fill(buffer.baseAddress, 1000))), 1000)
    }
  }

  private static func english(_ unit: TimeUnit, _ number: Int, _ width: Width) -> String {
    let isOne = abs(number) == 1
    let ending = isOne ? "" : "s"
    switch width {
    case .full: return "\(number) \(unit.identifier)\(ending)"
    case .short:
      switch unit {
      case .year: return "\(number) yr\(ending)"
      case .month: return "\(number) mth\(ending)"
      case .week: return "\(number) wk\(ending)"
      case .day: return "\(number) day\(ending)"
      case .hour: return "\(number) hr"
      case .minute: return "\(number) min"
      case .second: return "\(number) sec"
      }
    case .narrow: return "\(number)" + (unit == .month ? "mo" : String(unit.identifier.prefix(1)))
    }
  }
}
