import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct PrintingTests {
  @MainActor private final class Pages: UIPrintPageRenderer {
    var log: [String] = []
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
      log.append("header \(headerRect.height)")
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
      log.append("content \(contentRect.height)")
    }
  }

  @Test func thereIsNoPrinter() async {
    #expect(!UIPrintInteractionController.isPrintingAvailable)
    let error = await withCheckedContinuation { continuation in
      UIPrintInteractionController.shared.present(animated: true) { continuation.resume(returning: $2) }
    }
    #expect((error as? UIPrintError)?.code == .notAvailable)
  }

  @Test func aRendererDividesItsPages() {
    let pages = Pages()
    pages.headerHeight = 20
    pages.drawPage(at: 0, in: CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(pages.log == ["header 20.0", "content 180.0"])
  }
}
