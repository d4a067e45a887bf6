import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct SceneGeometryTests {
  @Test func anOrientationThatWindowsCannotHaveIsRefused() async {
    guard let scene = UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }).first else {
      Issue.record("no scene")
      return
    }
    let error = await withCheckedContinuation { continuation in
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { continuation.resume(returning: $0) }
    }
    #expect((error as? UISceneError)?.code == .geometryRequestUnsupported)
    #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeLeft)
  }

  @Test func anotherSceneCannotBeActivated() async {
    let error = await withCheckedContinuation { continuation in
      UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest()) {
        continuation.resume(returning: $0)
      }
    }
    #expect((error as? UISceneError)?.code == .multipleScenesNotSupported)
  }
}
