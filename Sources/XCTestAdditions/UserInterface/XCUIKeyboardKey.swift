/// A key of a keyboard that stands for no letter.
///
/// Keys with a character, such as `delete`, have it as their raw value, for texts to type. Those of Apple's modifier
/// keys are not known: these have their names.
///
/// See [Apple's page](https://developer.apple.com/documentation/xcuiautomation/xcuikeyboardkey).
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from a character.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The key that deletes the character before the caret.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  /// The Return key.
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  /// The Enter key of the number pad.
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
  /// The Tab key.
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  /// The space bar.
  public static let space = XCUIKeyboardKey(rawValue: " ")
  /// The Escape key.
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  /// The up arrow.
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  /// The down arrow.
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  /// The left arrow.
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  /// The right arrow.
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  /// The function key F1.
  public static let F1 = XCUIKeyboardKey(rawValue: "\u{F704}")
  /// The function key F2.
  public static let F2 = XCUIKeyboardKey(rawValue: "\u{F705}")
  /// The function key F3.
  public static let F3 = XCUIKeyboardKey(rawValue: "\u{F706}")
  /// The function key F4.
  public static let F4 = XCUIKeyboardKey(rawValue: "\u{F707}")
  /// The function key F5.
  public static let F5 = XCUIKeyboardKey(rawValue: "\u{F708}")
  /// The function key F6.
  public static let F6 = XCUIKeyboardKey(rawValue: "\u{F709}")
  /// The function key F7.
  public static let F7 = XCUIKeyboardKey(rawValue: "\u{F70A}")
  /// The function key F8.
  public static let F8 = XCUIKeyboardKey(rawValue: "\u{F70B}")
  /// The function key F9.
  public static let F9 = XCUIKeyboardKey(rawValue: "\u{F70C}")
  /// The function key F10.
  public static let F10 = XCUIKeyboardKey(rawValue: "\u{F70D}")
  /// The function key F11.
  public static let F11 = XCUIKeyboardKey(rawValue: "\u{F70E}")
  /// The function key F12.
  public static let F12 = XCUIKeyboardKey(rawValue: "\u{F70F}")
  /// The function key F13.
  public static let F13 = XCUIKeyboardKey(rawValue: "\u{F710}")
  /// The function key F14.
  public static let F14 = XCUIKeyboardKey(rawValue: "\u{F711}")
  /// The function key F15.
  public static let F15 = XCUIKeyboardKey(rawValue: "\u{F712}")
  /// The function key F16.
  public static let F16 = XCUIKeyboardKey(rawValue: "\u{F713}")
  /// The function key F17.
  public static let F17 = XCUIKeyboardKey(rawValue: "\u{F714}")
  /// The function key F18.
  public static let F18 = XCUIKeyboardKey(rawValue: "\u{F715}")
  /// The function key F19.
  public static let F19 = XCUIKeyboardKey(rawValue: "\u{F716}")
  /// The key that deletes the character after the caret.
  public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
  /// The Home key.
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
  /// The End key.
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
  /// The Page Up key.
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
  /// The Page Down key.
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
  /// The Clear key of the number pad.
  public static let clear = XCUIKeyboardKey(rawValue: "\u{F739}")
  /// The Help key.
  public static let help = XCUIKeyboardKey(rawValue: "\u{F746}")
  /// The Caps Lock key.
  public static let capsLock = XCUIKeyboardKey(rawValue: "XCUIKeyboardKeyCapsLock")
  /// The Shift key.
  public static let shift = XCUIKeyboardKey(rawValue: "XCUIKeyboardKeyShift")
  /// The Control key.
  public static let control = XCUIKeyboardKey(rawValue: "XCUIKeyboardKeyControl")
  /// The Option key.
  public static let option = XCUIKeyboardKey(rawValue: "XCUIKeyboardKeyOption")
  /// The Command key.
  public static let command = XCUIKeyboardKey(rawValue: "XCUIKeyboardKeyCommand")
  /// The right Shift key.
  public static let rightShift = XCUIKeyboardKey(rawValue: "XCUIKeyboardKeyRightShift")
  /// The right Control key.
  public static let rightControl = XCUIKeyboardKey(rawValue: "XCUIKeyboardKeyRightControl")
  /// The right Option key.
  public static let rightOption = XCUIKeyboardKey(rawValue: "XCUIKeyboardKeyRightOption")
  /// The right Command key.
  public static let rightCommand = XCUIKeyboardKey(rawValue: "XCUIKeyboardKeyRightCommand")
  /// The Fn key.
  public static let secondaryFn = XCUIKeyboardKey(rawValue: "XCUIKeyboardKeySecondaryFn")
}
