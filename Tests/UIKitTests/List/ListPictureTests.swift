import Foundation
import ScreenChecks
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Pictures of lists, an outline, and a page with sections that scroll sideways.
@MainActor @Suite(.serialized) struct ListPictureTests {
  private func compare(
    _ name: String, _ appearance: Appearance, size: CGSize = CGSize(width: 393, height: 852),
    _ make: @escaping @MainActor (UIView) -> AnyObject, prepare: (Stage) -> Void = { _ in }
  ) throws {
    try ReferencePicture.compare(
      name, size: size, appearance: appearance, controller: PageController(make), prepare: prepare)
  }

  @Test(
    "Cards with headers, footers, images, values, accessories and separators", arguments: [Appearance.light, .dark])
  func settings(appearance: Appearance) throws {
    try compare("list-settings", appearance, { SettingsPage(in: $0) })
  }

  @Test("The same list while it is edited", arguments: [Appearance.light, .dark])
  func editing(appearance: Appearance) throws {
    try compare("list-editing", appearance, { SettingsPage(in: $0, isEditing: true) })
  }

  @Test("A row swiped aside", arguments: [Appearance.light, .dark])
  func swiped(appearance: Appearance) throws {
    try compare("list-swiped", appearance, { SettingsPage(in: $0) }) { stage in
      stage.swipe(from: CGPoint(x: 350, y: 296), step: CGVector(dx: -15, dy: 0), count: 12, interval: 0.1)
      stage.surface.pointerUp(at: CGPoint(x: 170, y: 296))
    }
  }

  @Test("An outline in a sidebar", arguments: [Appearance.light, .dark])
  func outline(appearance: Appearance) throws {
    try compare("list-outline", appearance, size: CGSize(width: 360, height: 640), { OutlinePage(in: $0) })
  }

  @Test("A plain list under pinned headers", arguments: [Appearance.light, .dark])
  func plain(appearance: Appearance) throws {
    try compare("list-plain", appearance, size: CGSize(width: 393, height: 640), { PlainPage(in: $0) })
  }

  @Test("A page of orthogonal rows, the second a notch on", arguments: [Appearance.light, .dark])
  func store(appearance: Appearance) throws {
    try compare("list-store", appearance, { StorePage(in: $0) }) { stage in
      stage.surface.scrollWheel(by: CGVector(dx: 1, dy: 0), at: CGPoint(x: 200, y: 480))
    }
  }
}
