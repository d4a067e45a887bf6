import UIKit

extension UIWindow.Level: Comparable {
  public static func < (a: UIWindow.Level, b: UIWindow.Level) -> Bool { a.rawValue < b.rawValue }
}
