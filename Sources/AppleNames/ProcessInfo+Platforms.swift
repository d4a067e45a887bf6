import UIKit

extension ProcessInfo {
  /// False.
  public var isMacCatalystApp: Bool { false }

  /// False.
  public var isiOSAppOnMac: Bool { false }
}
