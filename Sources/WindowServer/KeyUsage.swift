/// USB HID usages of keyboard keys ("HID Usage Tables", page 7), as in `UIKeyboardHIDUsage`.
package enum KeyUsage {
  package static let a = 0x04
  static let one = 0x1E
  static let zero = 0x27
  package static let returnKey = 0x28
  package static let escape = 0x29
  package static let deleteBackward = 0x2A
  package static let tab = 0x2B
  static let space = 0x2C
  static let minus = 0x2D
  static let equal = 0x2E
  static let openBracket = 0x2F
  static let closeBracket = 0x30
  static let backslash = 0x31
  static let semicolon = 0x33
  static let quote = 0x34
  static let grave = 0x35
  static let comma = 0x36
  static let period = 0x37
  static let slash = 0x38
  static let capsLock = 0x39
  static let f1 = 0x3A
  static let printScreen = 0x46
  static let scrollLock = 0x47
  static let pause = 0x48
  static let insert = 0x49
  package static let home = 0x4A
  static let pageUp = 0x4B
  package static let deleteForward = 0x4C
  package static let end = 0x4D
  static let pageDown = 0x4E
  package static let rightArrow = 0x4F
  package static let leftArrow = 0x50
  package static let downArrow = 0x51
  package static let upArrow = 0x52
  static let keypadNumLock = 0x53
  static let keypadSlash = 0x54
  static let keypadAsterisk = 0x55
  static let keypadHyphen = 0x56
  static let keypadPlus = 0x57
  static let keypadEnter = 0x58
  static let keypad1 = 0x59
  static let keypad0 = 0x62
  static let keypadPeriod = 0x63
  static let application = 0x65
  static let keypadEqual = 0x67
  static let f13 = 0x68
  /// A remote's red key, as F21; green, yellow and blue follow.
  static let remoteRed = 0x70
  static let menu = 0x76
  static let leftControl = 0xE0
  static let leftShift = 0xE1
  static let leftAlt = 0xE2
  static let leftGUI = 0xE3
  static let rightControl = 0xE4
  static let rightShift = 0xE5
  static let rightAlt = 0xE6
  static let rightGUI = 0xE7

  /// Returns the key that types `character` on a US keyboard, with or without Shift; 0 for others.
  package static func usage(typing character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return 0 }
    switch scalar {
    case "a"..."z": return a + Int(scalar.value - 0x61)
    case "A"..."Z": return a + Int(scalar.value - 0x41)
    case "1"..."9": return one + Int(scalar.value - 0x31)
    default: return symbols[scalar] ?? 0
    }
  }

  private static let symbols: [Unicode.Scalar: Int] = [
    "0": zero, "!": one, "@": one + 1, "#": one + 2, "$": one + 3, "%": one + 4, "^": one + 5, "&": one + 6,
    "*": one + 7,
    "(": one + 8, ")": zero, "\r": returnKey, "\n": returnKey, "\u{1B}": escape, "\u{8}": deleteBackward, "\t": tab,
    " ": space, "-": minus, "_": minus, "=": equal, "+": equal, "[": openBracket, "{": openBracket, "]": closeBracket,
    "}": closeBracket, "\\": backslash, "|": backslash, ";": semicolon, ":": semicolon, "'": quote, "\"": quote,
    "`": grave, "~": grave, ",": comma, "<": comma, ".": period, ">": period, "/": slash, "?": slash,
    "\u{7F}": deleteForward,
  ]
}
