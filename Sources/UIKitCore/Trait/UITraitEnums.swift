/// The light or dark style of an interface.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiuserinterfacestyle).
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The amount of space along an axis.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass).
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  /// Little space, as for the width of a phone.
  case compact = 1
  /// Much space, as on a tablet.
  case regular = 2
}

/// The kind of device that an interface is made for. It is `.pad` here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom).
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The reading direction of an interface.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection).
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The preferred contrast.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast).
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The level of content in relation to other content.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiuserinterfacelevel).
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  /// The main content.
  case base = 0
  /// Content in front of the main content, such as a sheet.
  case elevated = 1
}

/// The ability to measure the force of touches.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiforcetouchcapability).
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// The range of a screen's colours.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidisplaygamut).
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  /// The usual range.
  case SRGB = 0
  /// A wide range.
  case P3 = 1
}

/// The preferred weight of text.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uilegibilityweight).
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The activity of a window.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiuserinterfaceactiveappearance).
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// The user's preferred text size.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontentsizecategory).
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Posted when the user has changed the text size in the desktop's settings.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category's raw value in the notification's user info.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Not specified.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Body text of 14 points.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Body text of 15 points.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Body text of 16 points.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// Body text of 17 points: the default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Body text of 19 points.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Body text of 21 points.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Body text of 23 points.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// Body text of 28 points: the first of the sizes for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Body text of 33 points.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Body text of 40 points.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Body text of 47 points.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// Body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The size in points of the text style `body` in each category.
  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// Returns the category in which text is larger than usual by about a factor.
  init(textScale: CGFloat) {
    let wanted = 17 * textScale
    let index = Self.bodySizes.indices.min { abs(Self.bodySizes[$0] - wanted) < abs(Self.bodySizes[$1] - wanted) }
    self = Self.ordered[index ?? 3]
  }

  /// The index in the order of sizes. That of `large`, the default, is 3.
  var index: Int { Self.ordered.firstIndex(of: self) ?? 3 }

  /// Whether this is one of the sizes for accessibility.
  public var isAccessibilityCategory: Bool { Self.ordered.contains(self) && index >= 7 }
}

extension UIContentSizeCategory: Comparable {
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.index < right.index }
}
