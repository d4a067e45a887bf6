import UIKit

/// Text colours with the contrast that WCAG 2 requires at level AA, 4.5 : 1, on the system's backgrounds. The system's
/// own are paler: on white, `secondaryLabel` has 3.4 : 1, `systemBlue` 4.0 : 1 and `placeholderText` 1.7 : 1.
extension UIColor {
  /// The colour of details and placeholders, in place of `secondaryLabel` and `placeholderText`.
  public static let legibleSecondary = UIColor.label.withAlphaComponent(0.7)

  /// The colour of controls, in place of `systemBlue`.
  public static let legibleTint = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemBlue : UIColor(red: 0, green: 0.36, blue: 0.8, alpha: 1)
  }
}
