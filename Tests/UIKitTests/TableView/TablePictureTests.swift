import Foundation
import ScreenChecks
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Pictures of tables in each style.
@MainActor @Suite(.serialized) struct TablePictureTests {
  private func compare(
    _ name: String, _ appearance: Appearance, _ make: @escaping @MainActor (UIView) -> AnyObject,
    prepare: (Stage) -> Void = { _ in }
  ) throws {
    try ReferencePicture.compare(
      name, size: CGSize(width: 393, height: 700), appearance: appearance, controller: PageController(make),
      prepare: prepare)
  }

  @Test("A plain table with headers and an index", arguments: [Appearance.light, .dark])
  func plain(appearance: Appearance) throws {
    try compare("table-plain", appearance, { TablePage(in: $0, .plain, hasIndex: true) })
  }

  @Test("Groups from edge to edge", arguments: [Appearance.light, .dark])
  func grouped(appearance: Appearance) throws {
    try compare("table-grouped", appearance, { TablePage(in: $0, .grouped) })
  }

  @Test("Groups as cards", arguments: [Appearance.light, .dark])
  func cards(appearance: Appearance) throws {
    try compare("table-cards", appearance, { TablePage(in: $0, .insetGrouped) })
  }

  @Test("From right to left")
  func rightToLeft() throws {
    try compare("table-mirrored", .light, { TablePage(in: $0, .insetGrouped, isRightToLeft: true) })
  }

  @Test("While it is edited", arguments: [Appearance.light, .dark])
  func editing(appearance: Appearance) throws {
    try compare("table-editing", appearance, { TablePage(in: $0, .insetGrouped, isEditing: true) })
  }

  @Test("A row swiped aside")
  func swiped() throws {
    try compare("table-swiped", .light, { TablePage(in: $0, .plain) }) { stage in
      stage.swipe(from: CGPoint(x: 350, y: 130), step: CGVector(dx: -12, dy: 0), count: 10, interval: 0.1)
      stage.surface.pointerUp(at: CGPoint(x: 230, y: 130))
    }
  }
}
