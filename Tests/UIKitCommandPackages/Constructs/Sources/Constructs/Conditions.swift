import Clock
import UIKit

#if canImport(SceneKit)
  import SceneKit
#endif

enum Platform {
  static var name: String {
    #if os(iOS)
      return "iOS"
    #elseif os(Linux)
      return "Linux"
    #else
      return "other"
    #endif
  }

  static var isForPhones: Bool {
    #if FOR_PHONES
      return true
    #else
      return false
    #endif
  }

  static var runs: Bool {
    if #available(iOS 13, *) {
      return Clock.isRunning()
    } else {
      return ProcessInfo().isOperatingSystemAtLeast(.init())
    }
  }

  static var hasWeb: Bool {
    #if canImport(SceneKit)
      return true
    #else
      return false
    #endif
  }
}
