import GuideModel
import Testing
import UIKit
import WindowServerTesting

@testable import GuideUI

/// Whatever was opened is freed after it was closed; otherwise a guide that is open for days grows.
@MainActor @Suite struct ClosedViewsTests {
  private struct Weak {
    weak var object: AnyObject?
  }

  /// Returns references to a controller, its view and all views in it that do not keep them.
  private func parts(of controller: UIViewController?) -> [Weak] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    guard let controller else { return [] }
    return [Weak(object: controller)] + all(controller.view).map { Weak(object: $0) }
  }

  private func left(_ parts: [Weak]) -> [String] {
    parts.compactMap { part in part.object.map { String(describing: type(of: $0)) } }
  }

  @Test func details() throws {
    try GuideStage.run(library: .demo(channels: 60)) { stage in
      for _ in 0..<2 {
        stage.press(.keyboardReturnOrEnter)
        let parts = parts(of: stage.controller.panel)
        #expect(parts.count > 10)
        stage.press(.keyboardEscape)
        stage.pacer.advance(by: 3)
        #expect(left(parts) == [])
      }
    }
  }

  @Test func results() throws {
    try GuideStage.run(library: .demo(channels: 60)) { stage in
      for _ in 0..<2 {
        stage.controller.beginSearch()
        stage.surface.type("the")
        stage.pacer.advance(by: 1)
        let parts = parts(of: stage.controller.results)
        #expect(parts.count > 30)
        stage.press(.keyboardEscape)
        stage.press(.keyboardEscape)
        stage.pacer.advance(by: 3)
        #expect(stage.controller.results == nil)
        #expect(left(parts) == [])
      }
    }
  }
}
