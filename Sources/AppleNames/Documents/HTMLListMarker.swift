import Foundation

/// The marker of list items.
enum HTMLListMarker: String {
  case disc, circle, square, decimal
  case lowerLetters = "lower-alpha"
  case upperLetters = "upper-alpha"
  case lowerRoman = "lower-roman"
  case upperRoman = "upper-roman"

  /// Returns the marker of an HTML or CSS name; nil for other names.
  init?(name: String) {
    switch name {
    case "1": self = .decimal
    case "a", "lower-latin": self = .lowerLetters
    case "A", "upper-latin": self = .upperLetters
    case "i": self = .lowerRoman
    case "I": self = .upperRoman
    default:
      guard let marker = HTMLListMarker(rawValue: name.lowercased()) else { return nil }
      self = marker
    }
  }

  /// Returns the marker of unnumbered lists in some lists.
  static func bullet(depth: Int) -> HTMLListMarker {
    switch depth {
    case ...1: .disc
    case 2: .circle
    default: .square
    }
  }

  /// Returns the text of the marker of an item.
  func text(number: Int) -> String {
    switch self {
    case .disc: "•"
    case .circle: "◦"
    case .square: "▪"
    case .decimal: "\(number)."
    case .lowerLetters: Self.letters(number) + "."
    case .upperLetters: Self.letters(number).uppercased() + "."
    case .lowerRoman: Self.roman(number).lowercased() + "."
    case .upperRoman: Self.roman(number) + "."
    }
  }

  /// Returns a, …, z, aa, ab, …; decimal digits for numbers that are not positive.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return "\(number)" }
    var rest = number
    var letters: [UInt8] = []
    while rest > 0 {
      rest -= 1
      letters.append(UInt8(ascii: "a") + UInt8(rest % 26))
      rest /= 26
    }
    return String(decoding: letters.reversed(), as: UTF8.self)
  }

  /// Returns a Roman number; decimal digits beyond 3999.
  private static func roman(_ number: Int) -> String {
    guard (1...3999).contains(number) else { return "\(number)" }
    var rest = number
    var text = ""
    let digits = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
      (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    for (value, digit) in digits {
      text += String(repeating: digit, count: rest / value)
      rest %= value
    }
    return text
  }
}
