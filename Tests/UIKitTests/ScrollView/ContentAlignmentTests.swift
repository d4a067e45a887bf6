import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Content that is smaller than its scroll view, and drags that stay within the content.
@MainActor @Suite struct ContentAlignmentTests {
  @Test func smallContentLiesAtTheAlignmentPoint() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentSize = CGSize(width: 40, height: 60)
    #expect(view.contentOffset == .zero)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.contentOffset == CGPoint(x: -30, y: -70))
    view.contentAlignmentPoint = CGPoint(x: 1, y: 1)
    #expect(view.contentOffset == CGPoint(x: -60, y: -140))
    view.contentSize.height = 150
    #expect(view.contentOffset == CGPoint(x: -60, y: -50))
    // Large content starts at its top left corner.
    view.contentSize = CGSize(width: 400, height: 600)
    #expect(view.contentOffset == .zero)
    view.contentAlignmentPoint = .zero
    view.contentSize = CGSize(width: 40, height: 60)
    #expect(view.contentOffset == .zero)
  }

  @Test func insetsNarrowTheRoom() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    view.contentAlignmentPoint = CGPoint(x: 0, y: 1)
    view.contentSize = CGSize(width: 100, height: 80)
    #expect(view.contentOffset == CGPoint(x: 0, y: -120))
  }

  @Test func anInnerScrollViewAtItsEndKeepsADragThatItMayNotHandOver() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.contentSize = CGSize(width: 300, height: 100)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.contentSize = CGSize(width: 200, height: 100)
    outer.addSubview(inner)
    inner.contentOffset.x = 100
    let left = CGPoint(x: -30, y: 0)
    #expect(inner.handsOver(left))
    #expect(!inner.takesScroll(CGPoint(x: 30, y: 0)))
    inner.transfersHorizontalScrollingToParent = false
    #expect(!inner.handsOver(left))
    #expect(inner.takesScroll(CGPoint(x: 30, y: 0)))
    inner.contentOffset.x = 0
    #expect(!inner.handsOver(left))
  }
}
