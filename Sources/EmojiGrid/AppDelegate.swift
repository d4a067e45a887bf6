import LegibleColors
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.tintColor = .legibleTint
    window.rootViewController = UIStoryboard(name: "Main", bundle: emojiBundle).instantiateInitialViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// The bundle with the storyboard.
let emojiBundle = Bundle.module
