import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Facts, section 3: moving the offset.
@MainActor @Suite struct CollectionOffsetTests {
  private let pass = ["prepare", "contentSize", "elements(0,0,200,600)", "cell(6)"]

  @Test("Setting bounds invalidates before and after they change, and does not report scrolling (facts 3.1, 3.4)")
  func bounds() {
    let setup = FortyItemStack()
    setup.view.bounds = CGRect(x: 0, y: 40, width: 200, height: 300)
    #expect(
      setup.journal.take() == [
        "should(b 0, arg 40)", "context(b 0)", "invalidate(b 40)", "invalidateWith(b 40, same)",
      ])
    setup.view.layoutIfNeeded()
    #expect(setup.journal.take() == pass)
  }

  @Test("Setting contentOffset invalidates, then reports scrolling (facts 3.2, 3.4)")
  func contentOffset() {
    let setup = FortyItemStack()
    setup.view.contentOffset = CGPoint(x: 0, y: 40)
    #expect(
      setup.journal.take() == [
        "should(b 0, arg 40)", "context(b 0)", "invalidate(b 40)", "invalidateWith(b 40, same)", "didScroll(40)",
      ])
    setup.view.layoutIfNeeded()
    #expect(setup.journal.take() == pass)
  }

  enum Method: CaseIterable { case setContentOffset, scrollRectToVisible, scrollToItem }

  @Test("Methods invalidate before the bounds move (facts 3.3, 3.4)", arguments: Method.allCases)
  func methods(_ method: Method) {
    let setup = FortyItemStack()
    switch method {
    case .setContentOffset: setup.view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    case .scrollRectToVisible:
      setup.view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false)
    case .scrollToItem: setup.view.scrollToItem(at: IndexPath(item: 6, section: 0), at: .bottom, animated: false)
    }
    #expect(
      setup.journal.take() == [
        "should(b 0, arg 40)", "context(b 0)", "invalidate(b 0)", "invalidateWith(b 0, same)", "didScroll(40)",
      ])
    setup.view.layoutIfNeeded()
    #expect(setup.journal.take() == pass)
  }

  @Test("An animated move invalidates for its target, and leaves the offset (facts 3.5)")
  func animated() {
    let setup = FortyItemStack()
    setup.view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    #expect(
      setup.journal.take() == [
        "should(b 0, arg 40)", "context(b 0)", "invalidate(b 0)", "invalidateWith(b 0, same)",
      ])
    #expect(setup.view.contentOffset.y == 0)
    setup.view.layoutIfNeeded()
    #expect(setup.journal.take() == ["prepare", "contentSize", "elements(0,0,200,300)"])
  }

  @Test("Showing a rectangle scrolls by the least that is needed (facts 3.7)")
  func leastScrolling() {
    let setup = FortyItemStack()
    setup.view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false)
    #expect(setup.view.contentOffset.y == 40)
  }

  @Test("Scrolling an item to the top puts its top at the view's (facts 3.8)")
  func itemToTop() {
    let setup = FortyItemStack()
    setup.view.scrollToItem(at: IndexPath(item: 6, section: 0), at: .top, animated: false)
    #expect(setup.view.contentOffset.y == 300)
    _ = setup.journal.take()
    setup.view.layoutIfNeeded()
    #expect(setup.journal.take().contains("elements(0,300,200,300)"))
    #expect(setup.visibleItems == Array(6...11))
  }

  @Test("An invalid layout is not invalidated again until it is prepared (facts 3.9)")
  func invalidLayout() {
    let setup = FortyItemStack()
    setup.view.contentOffset = CGPoint(x: 0, y: 5)
    _ = setup.journal.take()
    setup.view.contentOffset = CGPoint(x: 0, y: 20)
    setup.view.contentOffset = CGPoint(x: 0, y: 35)
    #expect(setup.journal.take() == ["didScroll(20)", "didScroll(35)"])
    setup.view.layoutIfNeeded()
    setup.view.contentOffset = CGPoint(x: 0, y: 36)
    #expect(setup.journal.take().contains("should(b 35, arg 36)"))
  }

  @Test("If the layout does not want to be invalidated, nothing else is called; equal values call nothing (facts 3.10)")
  func uncaring() {
    let setup = FortyItemStack()
    setup.layout.answersBoundsChange = false
    setup.view.frame = setup.view.frame
    setup.view.bounds = setup.view.bounds
    #expect(setup.journal.take() == [])
    setup.view.bounds.origin.y = 10
    #expect(setup.journal.take() == ["should(b 0, arg 10)"])
    setup.view.frame.size.height = 290
    #expect(setup.journal.take() == ["should(b 10, arg 10)"])
  }

  @Test("A change of size prepares at once (facts 3.11)")
  func size() {
    let setup = FortyItemStack()
    setup.view.contentOffset.y = 40
    setup.view.layoutIfNeeded()
    _ = setup.journal.take()
    setup.view.frame.size.height = 290
    #expect(
      setup.journal.take() == [
        "should(b 40, arg 40)", "context(b 40)", "invalidate(b 40)", "invalidateWith(b 40, same)", "prepare",
        "contentSize",
      ])
    setup.view.layoutIfNeeded()
    #expect(setup.journal.take() == ["elements(0,0,200,580)", "contentSize"])
  }

  @Test(
    "Every scroll position",
    arguments: [
      (UICollectionView.ScrollPosition.top, CGFloat(1000)), (.bottom, 740), (.centeredVertically, 870),
      (UICollectionView.ScrollPosition(), 740),
    ])
  func positions(_ position: UICollectionView.ScrollPosition, _ offset: CGFloat) {
    let setup = FortyItemStack()
    setup.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: position, animated: false)
    #expect(setup.view.contentOffset.y == offset)
  }

  @Test("Scrolling to an item works before the first layout, and ends at the content's edges")
  func beforeLayout() {
    let setup = FortyItemStack(laidOut: false)
    setup.view.scrollToItem(at: IndexPath(item: 39, section: 0), at: .top, animated: false)
    #expect(setup.view.contentOffset.y == 1700)
    setup.view.layoutIfNeeded()
    #expect(setup.visibleItems == Array(34...39))
  }
}
