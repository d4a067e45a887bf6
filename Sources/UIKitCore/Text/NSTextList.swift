/// A list of which paragraphs are items. Stored; has no effect on layout: texts contain their markers, as on iOS.
///
/// Unchecked as classes that can be subclassed are: a list does not change once it is in a text.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nstextlist).
open class NSTextList: NSObject, @unchecked Sendable {
  /// The marker of a list's items, with the kind of number in braces: `{decimal}.`
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a format.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A box.
    public static let box = MarkerFormat(rawValue: "{box}")
    /// A square with a tick.
    public static let check = MarkerFormat(rawValue: "{check}")
    /// A circle.
    public static let circle = MarkerFormat(rawValue: "{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat(rawValue: "{diamond}")
    /// A filled circle.
    public static let disc = MarkerFormat(rawValue: "{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
    /// A filled square.
    public static let square = MarkerFormat(rawValue: "{square}")
    /// Numbers: 1, 2, 3.
    public static let decimal = MarkerFormat(rawValue: "{decimal}")
    /// Octal numbers.
    public static let octal = MarkerFormat(rawValue: "{octal}")
    /// Hexadecimal numbers with small letters.
    public static let lowercaseHexadecimal = MarkerFormat(rawValue: "{lower-hexadecimal}")
    /// Hexadecimal numbers with capital letters.
    public static let uppercaseHexadecimal = MarkerFormat(rawValue: "{upper-hexadecimal}")
    /// Small letters.
    public static let lowercaseAlpha = MarkerFormat(rawValue: "{lower-alpha}")
    /// Capital letters.
    public static let uppercaseAlpha = MarkerFormat(rawValue: "{upper-alpha}")
    /// Small Latin letters.
    public static let lowercaseLatin = MarkerFormat(rawValue: "{lower-latin}")
    /// Capital Latin letters.
    public static let uppercaseLatin = MarkerFormat(rawValue: "{upper-latin}")
    /// Roman numbers in small letters.
    public static let lowercaseRoman = MarkerFormat(rawValue: "{lower-roman}")
    /// Roman numbers in capital letters.
    public static let uppercaseRoman = MarkerFormat(rawValue: "{upper-roman}")
  }

  /// The options of a list.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The markers contain those of the enclosing lists.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// The marker of the items.
  public let markerFormat: MarkerFormat
  /// The options.
  public let listOptions: Options
  /// The number of the first item; 1 by default.
  open var startingItemNumber = 1

  /// Creates a list.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Creates a list with options as a number.
  public convenience init(markerFormat: MarkerFormat, options mask: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: mask)))
  }

  /// Whether the items are numbered.
  open var isOrdered: Bool {
    ["decimal", "octal", "hexadecimal", "alpha", "latin", "roman"].contains { markerFormat.rawValue.contains("\($0)}") }
  }

  /// Returns the marker of an item.
  ///
  /// - Parameter itemNumber: the number itself, which is not relative to `startingItemNumber`.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let format = markerFormat.rawValue
    guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}") else { return format }
    let kind = String(format[format.index(after: open)..<close])
    return format[..<open] + Self.mark(kind, itemNumber) + format[format.index(after: close)...]
  }

  private static func mark(_ kind: String, _ number: Int) -> String {
    switch kind {
    case "box": "\u{25A1}"
    case "check": "\u{2713}"
    case "circle": "\u{25E6}"
    case "diamond": "\u{25C6}"
    case "disc": "\u{2022}"
    case "hyphen": "\u{2043}"
    case "square": "\u{25AA}"
    case "octal": String(number, radix: 8)
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    case "lower-alpha", "lower-latin": letters(number)
    case "upper-alpha", "upper-latin": letters(number).uppercased()
    case "lower-roman": roman(number)
    case "upper-roman": roman(number).uppercased()
    default: String(number)
    }
  }

  /// Returns a number in letters: a to z, aa, ab and so on.
  private static func letters(_ number: Int) -> String {
    var rest = number
    var letters: [Character] = []
    while rest > 0 {
      rest -= 1
      letters.append(Character(UnicodeScalar(UInt8(97 + rest % 26))))
      rest /= 26
    }
    return letters.isEmpty ? String(number) : String(letters.reversed())
  }

  /// Returns a Roman number from 1 to 3999; others in decimal digits.
  private static func roman(_ number: Int) -> String {
    guard (1...3999).contains(number) else { return String(number) }
    let signs: [(Int, String)] = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
      (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var rest = number
    return signs.reduce(into: "") { text, sign in
      text += String(repeating: sign.1, count: rest / sign.0)
      rest %= sign.0
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return markerFormat == other.markerFormat && listOptions == other.listOptions
      && startingItemNumber == other.startingItemNumber
  }

  open override var hash: Int { markerFormat.hashValue }
}
