import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// The desktop's accessibility settings: how they are read, observed and followed.
@MainActor @Suite(.serialized) struct DesktopSettingsTests {
  private func server() -> HeadlessServer? { UIWindow.server as? HeadlessServer }

  @Test func settingsAreReportedOnce() throws {
    try Stage.run { stage in
      let server = try #require(self.server())
      var heard: [String] = []
      let names = [
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        UIAccessibility.reduceTransparencyStatusDidChangeNotification,
        UIAccessibility.boldTextStatusDidChangeNotification, UIContentSizeCategory.didChangeNotification,
      ]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { heard.append(name.rawValue) }
        }
      }
      defer { observers.forEach(NotificationCenter.default.removeObserver) }
      #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
      #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isReduceTransparencyEnabled)
      #expect(stage.window.traitCollection.preferredContentSizeCategory == .large)
      server.settings.reducesMotion = true
      #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions)
      #expect(heard == names.prefix(2).map(\.rawValue))
      heard = []
      server.settings.increasesContrast = true
      #expect(UIAccessibility.isDarkerSystemColorsEnabled && UIAccessibility.isReduceTransparencyEnabled)
      #expect(stage.window.traitCollection.accessibilityContrast == .high)
      server.settings.prefersBoldText = true
      #expect(UIAccessibility.isBoldTextEnabled && stage.window.traitCollection.legibilityWeight == .bold)
      #expect(heard == names[2...4].map(\.rawValue))
      heard = []
      server.settings.textScale = 1.25
      #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraLarge)
      #expect(stage.window.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
      #expect(heard == [UIContentSizeCategory.didChangeNotification.rawValue])
      server.settings = DesktopSettings()
      #expect(!UIAccessibility.isReduceMotionEnabled)
    }
  }

  @Test(arguments: [
    (0.5, UIContentSizeCategory.extraSmall), (0.95, .medium), (1, .large), (1.1, .extraLarge),
    (1.5, .extraExtraExtraLarge),
    (2, .accessibilityLarge), (4, .accessibilityExtraExtraExtraLarge),
  ])
  func categories(scale: CGFloat, category: UIContentSizeCategory) {
    #expect(UIContentSizeCategory(textScale: scale) == category)
  }

  @Test func labelsFollowTheTextSize() throws {
    try Stage.run { stage in
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      stage.window.addSubview(label)
      #expect(label.font.pointSize == 17)
      let server = try #require(self.server())
      _ = label.traitCollection
      server.settings.textScale = 1.25
      #expect(label.font.pointSize == 21)
      server.settings = DesktopSettings()
    }
  }

  @Test func controllersFadeInsteadOfSliding() throws {
    try Stage.run { stage in
      let server = try #require(self.server())
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      stage.window.rootViewController = navigation
      stage.pacer.advance(by: 0.5)
      server.settings.reducesMotion = true
      defer { server.settings = DesktopSettings() }
      let next = UIViewController()
      navigation.pushViewController(next, animated: true)
      stage.pacer.advance(by: 0.1)
      let shown = try #require(next.view.layer.presentation())
      #expect(shown.opacity > 0 && shown.opacity < 1 && next.view.frame.minX == 0 && shown.frame.minX == 0)
      stage.pacer.advance(by: 1)
      #expect(next.view.alpha == 1 && root.view.window == nil)
      navigation.popViewController(animated: true)
      stage.pacer.advance(by: 0.1)
      #expect(next.view.layer.presentation()?.frame.minX == 0 && root.view.layer.presentation()?.frame.minX == 0)
      stage.pacer.advance(by: 1)
      #expect(next.view.alpha == 1 && next.view.window == nil && root.view.window != nil)
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: true)
      stage.pacer.advance(by: 0.1)
      #expect(modal.view.layer.presentation()?.frame.minY == 0)
      let opacity = try #require(modal.view.layer.presentation()?.opacity)
      #expect(opacity > 0 && opacity < 1)
      stage.pacer.advance(by: 1)
      #expect(modal.view.alpha == 1)
    }
  }
}
