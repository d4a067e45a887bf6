import ScreenChecks
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct ControlPictureTests {
  private static let phone = CGSize(width: 460, height: 900)

  @Test(arguments: [Appearance.light, .dark]) func controls(appearance: Appearance) throws {
    try ReferencePicture.compare("controls", size: Self.phone, appearance: appearance, controller: ControlGallery())
  }

  @Test(arguments: [Appearance.light, .dark]) func text(appearance: Appearance) throws {
    try ReferencePicture.compare("text", size: Self.phone, appearance: appearance, controller: TextGallery())
  }

  @Test(arguments: [Appearance.light, .dark]) func choices(appearance: Appearance) throws {
    try ReferencePicture.compare(
      "choices", size: CGSize(width: 460, height: 640), appearance: appearance, controller: ChoiceGallery())
  }

  @Test(arguments: [Appearance.light, .dark]) func textViews(appearance: Appearance) throws {
    let gallery = TextViewGallery()
    try ReferencePicture.compare(
      "text-views", size: CGSize(width: 400, height: 440), appearance: appearance, controller: gallery
    ) { _ in
      gallery.edited.becomeFirstResponder()
      gallery.edited.selectedRange = NSRange(location: 8, length: 60)
    }
  }

  @Test func refreshing() throws {
    let gallery = RefreshGallery()
    let navigation = UINavigationController(rootViewController: gallery)
    gallery.title = "Inbox"
    navigation.navigationBar.prefersLargeTitles = true
    try ReferencePicture.compare(
      "refreshing", size: CGSize(width: 390, height: 420), appearance: .light, controller: navigation
    ) { stage in
      // Pulled half of the way, so some of the wheel's spokes are visible.
      stage.surface.pointerDown(at: CGPoint(x: 200, y: 200))
      for step in 1...14 {
        stage.pacer.advance(by: 0.02)
        stage.surface.pointerMove(to: CGPoint(x: 200, y: 200 + CGFloat(step) * 12))
      }
    }
  }

  @Test func focusRings() throws {
    try ReferencePicture.compare(
      "focus", size: CGSize(width: 460, height: 300), appearance: .light, controller: ControlGallery()
    ) { stage in
      for _ in 0..<3 {
        stage.surface.pressKey(KeyUsage.tab)
        stage.pacer.advance(by: 0.1)
      }
    }
  }
}
