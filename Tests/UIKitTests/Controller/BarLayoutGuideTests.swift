import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct BarLayoutGuideTests {
  @Test func theyFollowTheBars() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    let middle = UIView()
    middle.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(middle)
    NSLayoutConstraint.activate([
      middle.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 8),
      middle.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      middle.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      NSLayoutConstraint(
        item: middle, attribute: .width, relatedBy: .equal, toItem: controller.view, attribute: .width,
        multiplier: 0.5, constant: 0),
    ])
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    let insets = controller.view.safeAreaInsets
    #expect(insets.top > 0 && insets.bottom > 0)
    #expect(controller.topLayoutGuide.length == insets.top)
    #expect(controller.bottomLayoutGuide.length == insets.bottom)
    let height = controller.view.bounds.height
    #expect(
      middle.frame == CGRect(x: 0, y: insets.top + 8, width: 160, height: height - insets.top - 8 - insets.bottom))
    controller.additionalSafeAreaInsets.top = 20
    window.layoutIfNeeded()
    #expect(middle.frame.minY == insets.top + 28)
    #expect(controller.topLayoutGuide.length == insets.top + 20)
  }
}
