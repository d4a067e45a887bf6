import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct RefreshControlTests {
  private func run(_ body: @MainActor (Stage, UIScrollView, UIRefreshControl) -> Void) {
    Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      let view = stage.addScrollView(contentSize: CGSize(width: 400, height: 2000))
      let control = UIRefreshControl()
      view.refreshControl = control
      stage.window.layoutIfNeeded()
      body(stage, view, control)
    }
  }

  @Test func pullingFarEnoughRefreshesOnceAndKeepsRoom() {
    run { stage, view, control in
      var events = 0
      control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
      stage.surface.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 560), duration: 0.5, rest: 0.2)
      #expect(events == 1)
      #expect(control.isRefreshing)
      stage.pacer.advance(by: 2)
      #expect(view.contentOffset.y == -60)
      #expect(view.contentInset.top == 60)
      control.endRefreshing()
      stage.pacer.advance(by: 1)
      #expect(view.contentOffset.y == 0)
      #expect(view.contentInset.top == 0)
      #expect(events == 1)
    }
  }

  @Test func aShortPullDoesNothing() {
    run { stage, view, control in
      var events = 0
      control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
      stage.surface.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 190), duration: 0.5, rest: 0.2)
      stage.pacer.advance(by: 2)
      #expect(events == 0)
      #expect(!control.isRefreshing)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func aRefreshByTheProgramSendsNothing() {
    run { stage, view, control in
      var events = 0
      control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
      view.contentInset.top = 20
      control.beginRefreshing()
      #expect(view.contentInset.top == 80)
      control.endRefreshing()
      stage.pacer.advance(by: 1)
      #expect(view.contentInset.top == 20)
      #expect(events == 0)
    }
  }
}
