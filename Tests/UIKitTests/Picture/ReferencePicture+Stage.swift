import Foundation
import ScreenChecks
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

extension ReferencePicture {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Pictures")

  /// Shows `controller` in a window of `size`, calls `prepare`, waits a second, and compares the window with the
  /// picture `name`.
  static func compare(
    _ name: String, size: CGSize, scale: CGFloat = 2, appearance: Appearance, controller: UIViewController,
    prepare: (Stage) -> Void = { _ in }
  ) throws {
    let before = WindowServerRegistry.current
    defer { WindowServerRegistry.current = before }
    try Stage.run(size: size, scale: scale, appearance: appearance) { stage in
      stage.window.rootViewController = controller
      stage.pacer.advance(by: 0.1)
      prepare(stage)
      stage.pacer.advance(by: 1)
      let file = folder.appendingPathComponent("\(name)-\(appearance == .dark ? "dark" : "light").png")
      let found = try difference(of: stage.surface, from: file)
      #expect(found == nil)
    }
  }
}
