import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// The heights of sheets, without windows where possible.
@MainActor @Suite(.serialized) struct SheetDetentTests {
  private struct Context: UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection = UITraitCollection(verticalSizeClass: .regular)
    var maximumDetentValue: CGFloat = 600
  }

  @Test("A sheet's defaults (facts 19.1, 19.2, 19.3 and 19.6)") func defaults() throws {
    let sheet = try #require(UIViewController().sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(sheet.selectedDetentIdentifier == nil && sheet.largestUndimmedDetentIdentifier == nil)
    #expect(!sheet.prefersGrabberVisible && sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(!sheet.prefersEdgeAttachedInCompactHeight && !sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
  }

  @Test("The medium detent is half, and inactive in compact height (facts 19.4)") func medium() {
    let medium = UISheetPresentationController.Detent.medium()
    let large = UISheetPresentationController.Detent.large()
    #expect(medium.identifier == .medium && medium.resolvedValue(in: Context()) == 300)
    #expect(large.identifier == .large && large.resolvedValue(in: Context()) == 600)
    let low = Context(containerTraitCollection: UITraitCollection(verticalSizeClass: .compact))
    #expect(medium.resolvedValue(in: low) == nil)
    #expect(large.resolvedValue(in: low) == 600)
  }

  @Test("Custom detents have identifiers of their own, and may be inactive (facts 19.5)") func custom() {
    typealias Detent = UISheetPresentationController.Detent
    let made = (0..<20).map { _ in Detent.custom { _ in 100 } }
    #expect(Set(made.map(\.identifier)).count == 20)
    let named = Detent.custom(identifier: .init("low")) { $0.maximumDetentValue > 500 ? 50 : nil }
    #expect(named.identifier.rawValue == "low" && named.resolvedValue(in: Context()) == 50)
    #expect(named.resolvedValue(in: Context(maximumDetentValue: 400)) == nil)
    // A detent may be computed from another.
    let fraction = Detent.custom { context in Detent.medium().resolvedValue(in: context).map { $0 / 2 } }
    #expect(fraction.resolvedValue(in: Context()) == 150)
  }

  @Test("Inactive detents are passed over: the sheet rests at the smallest active one (facts 19.2 and 19.5)")
  func restingPlace() {
    Stage.run(size: CGSize(width: 400, height: 700), scale: 2) { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      stage.pacer.advance(by: 0.1)
      let page = UIViewController()
      page.sheetPresentationController?.detents = [.custom { _ in nil }, .custom { _ in 200 }, .large()]
      root.present(page, animated: true)
      stage.pacer.advance(by: 1)
      #expect(page.view.frame.height == 200)
      page.sheetPresentationController?.animateChanges {
        page.sheetPresentationController?.selectedDetentIdentifier = .large
      }
      stage.pacer.advance(by: 1)
      #expect(page.view.frame.height == 660)
    }
  }
}
