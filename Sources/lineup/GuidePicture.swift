import Foundation
import GuideStore
import GuideUI
import UIKit

/// The guide as it is drawn into a picture.
@MainActor final class GuidePicture: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let store: GuideStore
  private let request: SnapshotRequest

  init(store: GuideStore, request: SnapshotRequest) {
    self.store = store
    self.request = request
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(origin: .zero, size: request.picture.size))
    let now = request.instant.map { Date(timeIntervalSince1970: TimeInterval($0)) } ?? Date()
    let controller = GuideViewController(guide: store, showsToolbar: false, clock: { now })
    controller.settings = Preferences.settings
    if let axis = request.axis { controller.settings.axis = axis }
    controller.waitsForData = true
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    if request.isCouch { controller.enterCouch() }
    self.window = window
    return true
  }
}
