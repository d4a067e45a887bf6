import CGTK

/// Maps key values of GDK (those of X11) to HID usages.
enum KeyMap {
  /// Returns the HID usage of the key with a `keyval`; 0 if unknown. Letters and signs are mapped by their position on
  /// a US keyboard.
  static func usage(keyval: guint) -> Int {
    if let usage = special[Int32(bitPattern: keyval)] { return usage }
    switch Int32(bitPattern: keyval) {
    case GDK_KEY_F1...GDK_KEY_F12: return KeyUsage.f1 + Int(keyval) - Int(GDK_KEY_F1)
    case GDK_KEY_F13...GDK_KEY_F24: return KeyUsage.f13 + Int(keyval) - Int(GDK_KEY_F13)
    case GDK_KEY_KP_1...GDK_KEY_KP_9: return KeyUsage.keypad1 + Int(keyval) - Int(GDK_KEY_KP_1)
    default: break
    }
    guard let character = character(keyval: keyval) else { return 0 }
    return KeyUsage.usage(typing: character)
  }

  /// Returns the character that the key types; `nil` for keys that type nothing.
  static func character(keyval: guint) -> Character? {
    let value = gdk_keyval_to_unicode(keyval)
    guard value != 0, let scalar = Unicode.Scalar(value) else { return nil }
    return Character(scalar)
  }

  static func modifiers(_ state: GdkModifierType) -> InputEvent.Modifiers {
    var modifiers: InputEvent.Modifiers = []
    let bits = state.rawValue
    if bits & GDK_SHIFT_MASK.rawValue != 0 { modifiers.insert(.shift) }
    if bits & GDK_CONTROL_MASK.rawValue != 0 { modifiers.insert(.control) }
    if bits & GDK_ALT_MASK.rawValue != 0 { modifiers.insert(.alternate) }
    if bits & (GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue) != 0 { modifiers.insert(.command) }
    if bits & GDK_LOCK_MASK.rawValue != 0 { modifiers.insert(.capsLock) }
    return modifiers
  }

  private static let special: [Int32: Int] = [
    GDK_KEY_Return: KeyUsage.returnKey, GDK_KEY_ISO_Enter: KeyUsage.returnKey, GDK_KEY_Escape: KeyUsage.escape,
    GDK_KEY_BackSpace: KeyUsage.deleteBackward, GDK_KEY_Tab: KeyUsage.tab, GDK_KEY_ISO_Left_Tab: KeyUsage.tab,
    GDK_KEY_space: KeyUsage.space, GDK_KEY_Caps_Lock: KeyUsage.capsLock, GDK_KEY_Print: KeyUsage.printScreen,
    GDK_KEY_Scroll_Lock: KeyUsage.scrollLock, GDK_KEY_Pause: KeyUsage.pause, GDK_KEY_Insert: KeyUsage.insert,
    GDK_KEY_Home: KeyUsage.home, GDK_KEY_Page_Up: KeyUsage.pageUp, GDK_KEY_Delete: KeyUsage.deleteForward,
    GDK_KEY_End: KeyUsage.end, GDK_KEY_Page_Down: KeyUsage.pageDown, GDK_KEY_Right: KeyUsage.rightArrow,
    GDK_KEY_Left: KeyUsage.leftArrow, GDK_KEY_Down: KeyUsage.downArrow, GDK_KEY_Up: KeyUsage.upArrow,
    GDK_KEY_Num_Lock: KeyUsage.keypadNumLock, GDK_KEY_KP_Divide: KeyUsage.keypadSlash,
    GDK_KEY_KP_Multiply: KeyUsage.keypadAsterisk, GDK_KEY_KP_Subtract: KeyUsage.keypadHyphen,
    GDK_KEY_KP_Add: KeyUsage.keypadPlus, GDK_KEY_KP_Enter: KeyUsage.keypadEnter, GDK_KEY_KP_0: KeyUsage.keypad0,
    GDK_KEY_KP_Decimal: KeyUsage.keypadPeriod, GDK_KEY_KP_Separator: KeyUsage.keypadPeriod,
    GDK_KEY_KP_Equal: KeyUsage.keypadEqual, GDK_KEY_Menu: KeyUsage.application,
    // A remote's Back key and its coloured keys, which page 7 lacks: they use keys that keyboards no longer have.
    GDK_KEY_Back: KeyUsage.escape, GDK_KEY_Red: KeyUsage.remoteRed, GDK_KEY_Green: KeyUsage.remoteRed + 1,
    GDK_KEY_Yellow: KeyUsage.remoteRed + 2, GDK_KEY_Blue: KeyUsage.remoteRed + 3,
    // Without Num Lock, the keys of the keypad do what their labels say.
    GDK_KEY_KP_Home: KeyUsage.home, GDK_KEY_KP_Up: KeyUsage.upArrow, GDK_KEY_KP_Page_Up: KeyUsage.pageUp,
    GDK_KEY_KP_Left: KeyUsage.leftArrow, GDK_KEY_KP_Right: KeyUsage.rightArrow, GDK_KEY_KP_End: KeyUsage.end,
    GDK_KEY_KP_Down: KeyUsage.downArrow, GDK_KEY_KP_Page_Down: KeyUsage.pageDown, GDK_KEY_KP_Insert: KeyUsage.insert,
    GDK_KEY_KP_Delete: KeyUsage.deleteForward,
    GDK_KEY_Control_L: KeyUsage.leftControl, GDK_KEY_Shift_L: KeyUsage.leftShift, GDK_KEY_Alt_L: KeyUsage.leftAlt,
    GDK_KEY_Super_L: KeyUsage.leftGUI, GDK_KEY_Meta_L: KeyUsage.leftGUI, GDK_KEY_Control_R: KeyUsage.rightControl,
    GDK_KEY_Shift_R: KeyUsage.rightShift, GDK_KEY_Alt_R: KeyUsage.rightAlt, GDK_KEY_ISO_Level3_Shift: KeyUsage.rightAlt,
    GDK_KEY_Super_R: KeyUsage.rightGUI, GDK_KEY_Meta_R: KeyUsage.rightGUI,
  ]
}
