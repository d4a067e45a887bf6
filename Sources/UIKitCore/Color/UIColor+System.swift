/// Apple's values (Human Interface Guidelines, iOS 13 to 17), as 0xRRGGBB with alpha, for light and for dark.
extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark grey.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Light grey.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Medium grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Text on a dark background, whatever the style.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on a light background, whatever the style.
  public static let darkText = UIColor(white: 0, alpha: 1)

  /// Red, which differs in light and dark interfaces.
  public static let systemRed = system("systemRedColor", light: 0xFF3B30, dark: 0xFF453A)
  /// Green, which differs in light and dark interfaces.
  public static let systemGreen = system("systemGreenColor", light: 0x34C759, dark: 0x30D158)
  /// Blue, which differs in light and dark interfaces: the default tint.
  public static let systemBlue = system("systemBlueColor", light: 0x007AFF, dark: 0x0A84FF)
  /// Orange, which differs in light and dark interfaces.
  public static let systemOrange = system("systemOrangeColor", light: 0xFF9500, dark: 0xFF9F0A)
  /// Yellow, which differs in light and dark interfaces.
  public static let systemYellow = system("systemYellowColor", light: 0xFFCC00, dark: 0xFFD60A)
  /// Pink, which differs in light and dark interfaces.
  public static let systemPink = system("systemPinkColor", light: 0xFF2D55, dark: 0xFF375F)
  /// Purple, which differs in light and dark interfaces.
  public static let systemPurple = system("systemPurpleColor", light: 0xAF52DE, dark: 0xBF5AF2)
  /// Teal, which differs in light and dark interfaces.
  public static let systemTeal = system("systemTealColor", light: 0x30B0C7, dark: 0x40C8E0)
  /// Indigo, which differs in light and dark interfaces.
  public static let systemIndigo = system("systemIndigoColor", light: 0x5856D6, dark: 0x5E5CE6)
  /// Brown, which differs in light and dark interfaces.
  public static let systemBrown = system("systemBrownColor", light: 0xA2845E, dark: 0xAC8E68)
  /// Mint, which differs in light and dark interfaces.
  public static let systemMint = system("systemMintColor", light: 0x00C7BE, dark: 0x63E6E2)
  /// Cyan, which differs in light and dark interfaces.
  public static let systemCyan = system("systemCyanColor", light: 0x32ADE6, dark: 0x64D2FF)
  /// Grey, the same in light and dark interfaces.
  public static let systemGray = system("systemGrayColor", light: 0x8E8E93, dark: 0x8E8E93)
  /// A grey closer to the background than `systemGray`.
  public static let systemGray2 = system("systemGray2Color", light: 0xAEAEB2, dark: 0x636366)
  /// A grey closer to the background than `systemGray2`.
  public static let systemGray3 = system("systemGray3Color", light: 0xC7C7CC, dark: 0x48484A)
  /// A grey closer to the background than `systemGray3`.
  public static let systemGray4 = system("systemGray4Color", light: 0xD1D1D6, dark: 0x3A3A3C)
  /// A grey closer to the background than `systemGray4`.
  public static let systemGray5 = system("systemGray5Color", light: 0xE5E5EA, dark: 0x2C2C2E)
  /// A grey closer to the background than `systemGray5`.
  public static let systemGray6 = system("systemGray6Color", light: 0xF2F2F7, dark: 0x1C1C1E)
  /// Main text.
  public static let label = system("labelColor", light: 0x000000, dark: 0xFFFFFF)
  /// Text of the second level, such as subtitles.
  public static let secondaryLabel = system("secondaryLabelColor", light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.6, 0.6))
  /// Text of the third level, such as that of disabled elements.
  public static let tertiaryLabel = system("tertiaryLabelColor", light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.3, 0.3))
  /// Text of the fourth level, such as watermarks.
  public static let quaternaryLabel = system(
    "quaternaryLabelColor", light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.18, 0.16))
  /// Links.
  public static let link = system("linkColor", light: 0x007AFF, dark: 0x0984FF)
  /// The placeholder of an empty field.
  public static let placeholderText = system("placeholderTextColor", light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.3, 0.3))
  /// Thin lines, through which the background is visible.
  public static let separator = system("separatorColor", light: 0x3C3C43, dark: 0x545458, alpha: (0.29, 0.6))
  /// Thin lines that hide the background.
  public static let opaqueSeparator = system("opaqueSeparatorColor", light: 0xC6C6C8, dark: 0x38383A)
  /// The fill of small, thin shapes, such as a slider's track.
  public static let systemFill = system("systemFillColor", light: 0x787880, dark: 0x787880, alpha: (0.2, 0.36))
  /// The fill of medium shapes, such as a switch's background.
  public static let secondarySystemFill = system(
    "secondarySystemFillColor", light: 0x787880, dark: 0x787880, alpha: (0.16, 0.32))
  /// The fill of large shapes, such as fields and buttons.
  public static let tertiarySystemFill = system(
    "tertiarySystemFillColor", light: 0x767680, dark: 0x767680, alpha: (0.12, 0.24))
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = system(
    "quaternarySystemFillColor", light: 0x747480, dark: 0x747480, alpha: (0.08, 0.18))

  // Backgrounds have a third value: dark and elevated, as in a sheet.
  /// The background of a window.
  public static let systemBackground = system(
    "systemBackgroundColor", light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  /// The background of content on `systemBackground`.
  public static let secondarySystemBackground = system(
    "secondarySystemBackgroundColor", light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The background of content on `secondarySystemBackground`.
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackgroundColor", light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// The older name of `systemGroupedBackground`.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
  /// The background of grouped lists.
  public static let systemGroupedBackground = system(
    "systemGroupedBackgroundColor", light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  /// The background of content on `systemGroupedBackground`, such as the rows of grouped lists.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackgroundColor", light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The background of content on `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackgroundColor", light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)

  /// The app's tint colour: blue.
  public static var tintColor: UIColor { .systemBlue }

  private static func system(
    _ name: String, light: UInt32, dark: UInt32, elevated: UInt32? = nil, alpha: (CGFloat, CGFloat) = (1, 1)
  ) -> UIColor {
    let lightColor = UIColor(hex: light, alpha: alpha.0)
    let darkColor = UIColor(hex: dark, alpha: alpha.1)
    let elevatedColor = elevated.map { UIColor(hex: $0, alpha: alpha.1) }
    return UIColor(
      storage: .named(name) { traits in
        guard traits.userInterfaceStyle == .dark else { return lightColor }
        return traits.userInterfaceLevel == .elevated ? elevatedColor ?? darkColor : darkColor
      })
  }

  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha)
  }
}
