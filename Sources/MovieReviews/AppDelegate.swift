import LegibleColors
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let service = ReviewService(arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.tintColor = .legibleTint
    window.rootViewController = UINavigationController(rootViewController: ReviewsViewController(service: service))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
