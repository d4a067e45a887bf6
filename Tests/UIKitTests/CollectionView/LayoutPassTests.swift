import CollectionCore
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Facts, section 2: the layout pass.
@MainActor @Suite struct LayoutPassTests {
  @Test("The first pass calls layout and data source in UIKit's order (facts 2.1, 2.2)")
  func firstPass() {
    let setup = SetupS(laidOut: false)
    setup.view.layoutIfNeeded()
    // The layout's own call comes while it prepares; the other is UIKit's, made once, when the count is first needed.
    #expect(
      setup.journal.take() == [
        "invalidate", "prepare", "count", "count", "contentSize", "elements(0,0,320,480)", "contentSize", "cell(0)",
        "cell(1)", "cell(2)", "cell(3)", "cell(4)", "header",
      ])
    #expect(setup.view.numberOfSections == 1)
    #expect(setup.frame(0) == CGRect(x: 35, y: 40, width: 120, height: 40))
    #expect(setup.frame(1)?.minX == 165)
  }

  @Test("A change of size is laid out in two steps (facts 2.3)")
  func size() {
    let setup = SetupS()
    setup.view.frame = CGRect(x: 0, y: 0, width: 300, height: 480)
    let synchronous = setup.journal.take().filter { $0 != "count" }
    #expect(synchronous == ["should(0,0,300,480)", "invalidate", "prepare", "contentSize"])
    setup.view.layoutIfNeeded()
    #expect(setup.journal.take() == ["elements(0,0,300,480)", "contentSize"])
    #expect(setup.frame(0)?.minX == 25)
    #expect(setup.frame(1)?.minX == 155)
  }

  @Test("An offset out of range stays, and only what meets the bounds has views (facts 2.4, 2.6)")
  func offset() {
    let setup = SetupS()
    setup.view.frame.size.width = 300
    setup.view.layoutIfNeeded()
    #expect(setup.view.contentSize == CGSize(width: 300, height: 215))
    _ = setup.journal.take()
    setup.view.contentOffset = CGPoint(x: 0, y: 100)
    #expect(setup.journal.take() == ["should(0,100,300,480)", "invalidate"])
    setup.view.layoutIfNeeded()
    #expect(setup.journal.take().filter { $0 != "count" } == ["prepare", "contentSize", "elements(0,0,300,960)"])
    #expect(setup.view.contentOffset.y == 100)
    #expect(setup.visibleItems == [2, 3, 4])
    #expect(setup.frame(2) == CGRect(x: 25, y: 90, width: 120, height: 75))
    #expect(setup.frame(3) == CGRect(x: 155, y: 108, width: 120, height: 93))
    #expect(setup.frame(4) == CGRect(x: 25, y: 175, width: 120, height: 40))
    let header = UICollectionView.elementKindSectionHeader
    #expect(setup.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0)) == nil)
  }

  nonisolated private static let tileCases: [(y: CGFloat, start: CGFloat, height: CGFloat)] = [
    (0, 0, 300), (1, 0, 600), (299, 0, 600), (300, 300, 300), (301, 300, 600), (-1, -300, 600),
  ]

  @Test("Query rectangles are whole tiles of the view's size (facts 2.5)", arguments: tileCases)
  func tiles(_ y: CGFloat, _ start: CGFloat, _ height: CGFloat) {
    let expected = CGRect(x: 0, y: start, width: 200, height: height)
    #expect(LayoutTiles.around(CGRect(x: 0, y: y, width: 200, height: 300)) == expected)
    let setup = FortyItemStack()
    setup.view.contentOffset.y = y
    setup.view.layoutIfNeeded()
    if y != 0 { #expect(setup.journal.take().contains("elements(\(Journal.text(expected)))")) }
  }

  @Test(
    "After an explicit invalidation the layout is called with the bounds in range, and the offset stays (facts 2.7)")
  func explicitInvalidation() {
    let setup = SetupS()
    setup.view.contentOffset = CGPoint(x: 0, y: 100)
    setup.view.layoutIfNeeded()
    _ = setup.journal.take()
    setup.layout.invalidateLayout()
    setup.view.layoutIfNeeded()
    let pass = ["prepare", "contentSize", "elements(0,0,320,960)"]
    #expect(
      setup.journal.take().filter { $0 != "count" }
        == ["invalidate"] + pass + ["should(0,0,320,480)", "invalidate"] + pass)
    #expect(setup.view.contentOffset.y == 100)
  }

  @Test("An invalidation does not read the counts; unknown items get no cells; a reload reads them (facts 2.8)")
  func countsAreKept() {
    let setup = SetupS()
    setup.source.count = 6
    setup.layout.invalidateLayout()
    setup.view.layoutIfNeeded()
    #expect(setup.view.numberOfItems(inSection: 0) == 5)
    #expect(setup.visibleItems == [0, 1, 2, 3, 4])
    setup.view.reloadData()
    setup.view.layoutIfNeeded()
    #expect(setup.visibleItems == [0, 1, 2, 3, 4, 5])
  }

  @Test("Leaving the superview with the offset out of range invalidates once, with bounds in range (facts 2.9)")
  func leaving() {
    let setup = SetupS()
    setup.view.contentOffset = CGPoint(x: 0, y: 100)
    setup.view.layoutIfNeeded()
    _ = setup.journal.take()
    setup.view.removeFromSuperview()
    #expect(setup.journal.take() == ["should(0,0,320,480)", "invalidate"])
  }

  @Test("Attributes of laid-out items come from the last query (facts 2.10)")
  func knownAttributes() {
    let setup = FortyItemStack()
    #expect(setup.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 150)
    #expect(setup.journal.take() == [])
    #expect(setup.view.layoutAttributesForItem(at: IndexPath(item: 30, section: 0))?.frame.minY == 1500)
  }

  @Test("A pass with nothing to do queries nothing (facts 2.11)")
  func idlePass() {
    let setup = FortyItemStack()
    setup.view.setNeedsLayout()
    setup.view.layoutIfNeeded()
    #expect(setup.journal.take() == [])
  }
}
