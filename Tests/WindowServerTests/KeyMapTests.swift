import CGTK
import Testing

@testable import WindowServer

@Suite struct KeyMapTests {
  /// Key codes of XKB and usages of the HID Usage Tables, page 7.
  static let usages: [(Int32, Int)] = [
    (GDK_KEY_a, 0x04), (GDK_KEY_z, 0x1D), (GDK_KEY_A, 0x04), (GDK_KEY_1, 0x1E), (GDK_KEY_9, 0x26), (GDK_KEY_0, 0x27),
    (GDK_KEY_Return, 0x28), (GDK_KEY_Escape, 0x29), (GDK_KEY_BackSpace, 0x2A), (GDK_KEY_Tab, 0x2B),
    (GDK_KEY_ISO_Left_Tab, 0x2B), (GDK_KEY_space, 0x2C), (GDK_KEY_minus, 0x2D), (GDK_KEY_plus, 0x2E),
    (GDK_KEY_equal, 0x2E), (GDK_KEY_F1, 0x3A), (GDK_KEY_F12, 0x45), (GDK_KEY_F13, 0x68), (GDK_KEY_F24, 0x73),
    (GDK_KEY_Insert, 0x49), (GDK_KEY_Home, 0x4A), (GDK_KEY_Page_Up, 0x4B), (GDK_KEY_Delete, 0x4C), (GDK_KEY_End, 0x4D),
    (GDK_KEY_Page_Down, 0x4E), (GDK_KEY_Right, 0x4F), (GDK_KEY_Left, 0x50), (GDK_KEY_Down, 0x51), (GDK_KEY_Up, 0x52),
    (GDK_KEY_KP_Enter, 0x58), (GDK_KEY_KP_1, 0x59), (GDK_KEY_KP_9, 0x61), (GDK_KEY_KP_0, 0x62), (GDK_KEY_KP_Add, 0x57),
    (GDK_KEY_KP_Subtract, 0x56), (GDK_KEY_Control_L, 0xE0), (GDK_KEY_Shift_R, 0xE5), (GDK_KEY_Super_L, 0xE3),
    (GDK_KEY_Red, 0x70), (GDK_KEY_Blue, 0x73), (GDK_KEY_Back, 0x29), (GDK_KEY_Menu, 0x65),
    (GDK_KEY_eacute, 0), (GDK_KEY_VoidSymbol, 0),
  ]

  @Test(arguments: usages) func keysHaveTheirUsage(keyval: Int32, usage: Int) {
    #expect(KeyMap.usage(keyval: guint(keyval)) == usage)
  }

  @Test func keysTypeTheirCharacters() {
    #expect(KeyMap.character(keyval: guint(GDK_KEY_B)) == "B")
    #expect(KeyMap.character(keyval: guint(GDK_KEY_eacute)) == "é")
    #expect(KeyMap.character(keyval: guint(GDK_KEY_Shift_L)) == nil)
    #expect(KeyMap.character(keyval: guint(GDK_KEY_Left)) == nil)
  }

  @Test func modifiersAreReported() {
    let state = GdkModifierType(
      rawValue: GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_BUTTON1_MASK.rawValue)
    #expect(KeyMap.modifiers(state) == [.shift, .control])
    #expect(KeyMap.modifiers(GDK_SUPER_MASK) == .command)
    #expect(KeyMap.modifiers(GDK_ALT_MASK) == .alternate)
  }

  @Test func everyUnshiftedAndShiftedSignOfAUSKeyboardIsKnown() {
    let rows = [
      "`~", "1!", "2@", "3#", "4$", "5%", "6^", "7&", "8*", "9(", "0)", "-_", "=+", "[{", "]}", "\\|", ";:", "'\"",
      ",<", ".>", "/?",
    ]
    for row in rows {
      let usages = Set(row.map(KeyUsage.usage(typing:)))
      #expect(usages.count == 1 && !usages.contains(0), "\(row)")
    }
  }
}
