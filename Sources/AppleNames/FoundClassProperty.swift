import UIKit

/// A class property of UIKit by its name, in Swift or in Objective-C.
///
/// Unchecked because of its value, which leaves the main actor on the main actor's own thread.
struct FoundClassProperty: @unchecked Sendable {
  let value: Any?

  /// Finds the property; nil if the class has no such known property.
  @MainActor init?(_ type: NSObject.Type, _ key: String) {
    switch (type, key) {
    case (is UIApplication.Type, "shared"), (is UIApplication.Type, "sharedApplication"): value = UIApplication.shared
    case (is UIDevice.Type, "current"), (is UIDevice.Type, "currentDevice"): value = UIDevice.current
    case (is UIScreen.Type, "main"), (is UIScreen.Type, "mainScreen"): value = UIScreen.main
    case (is UIPasteboard.Type, "general"), (is UIPasteboard.Type, "generalPasteboard"): value = UIPasteboard.general
    case (is UIColor.Type, _):
      let name = key.hasSuffix("Color") ? String(key.dropLast(5)) : key
      guard let color = Self.colors[name] else { return nil }
      value = color
    default: return nil
    }
  }

  private static let colors: [String: UIColor] = [
    "black": .black,
    "darkGray": .darkGray,
    "lightGray": .lightGray,
    "white": .white,
    "gray": .gray,
    "red": .red,
    "green": .green,
    "blue": .blue,
    "cyan": .cyan,
    "yellow": .yellow,
    "magenta": .magenta,
    "orange": .orange,
    "purple": .purple,
    "brown": .brown,
    "clear": .clear,
  ]
}
