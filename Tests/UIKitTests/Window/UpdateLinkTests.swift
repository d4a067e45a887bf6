import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct UpdateLinkTests {
  @Test func actionsRunInTheOrderOfTheirPhases() {
    Stage.run { stage in
      let view = UIView()
      stage.window.addSubview(view)
      var log: [String] = []
      let link = UIUpdateLink(view: view)
      link.addAction(to: .afterUpdateComplete) { _, _ in log.append("end") }
      link.addAction(to: .beforeCATransactionCommit) { _, _ in log.append("layout") }
      link.addAction { link, info in
        #expect(link.currentUpdateInfo === info)
        #expect(info.estimatedPresentationTime > info.modelTime)
        log.append("animate")
      }
      link.requiresContinuousUpdates = true
      stage.pacer.advance(by: 0.1)
      #expect(log.isEmpty)
      link.isEnabled = true
      stage.pacer.advance(by: 0.1)
      #expect(log.prefix(3) == ["animate", "layout", "end"])
      #expect(log.count >= 9)
      link.isEnabled = false
      let count = log.count
      stage.pacer.advance(by: 0.1)
      #expect(log.count == count)
      #expect(link.currentUpdateInfo == nil)
    }
  }

  @Test func aViewOutsideAWindowHasNoUpdates() {
    Stage.run { stage in
      let view = UIView()
      var count = 0
      let link = UIUpdateLink(view: view)
      link.addAction { _, _ in count += 1 }
      link.requiresContinuousUpdates = true
      link.isEnabled = true
      stage.pacer.advance(by: 0.1)
      #expect(count == 0)
      link.isEnabled = false
    }
  }
}
