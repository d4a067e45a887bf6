import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct TransitionLayoutTests {
  private func makeLayouts() -> (UICollectionViewFlowLayout, UICollectionViewFlowLayout) {
    let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    small.itemSize = CGSize(width: 50, height: 50)
    large.itemSize = CGSize(width: 375, height: 100)
    large.headerReferenceSize = CGSize(width: 0, height: 40)
    return (small, large)
  }

  @Test("Elements are as far between the layouts as the progress says")
  func between() throws {
    let (small, large) = makeLayouts()
    let bed = LayoutBed(small)
    large.attachedCollectionView = bed.collectionView
    let layout = UICollectionViewTransitionLayout(currentLayout: small, nextLayout: large)
    #expect(layout.currentLayout === small && layout.nextLayout === large)
    #expect(layout.transitionProgress == 0)
    let path = IndexPath(item: 0, section: 0)
    #expect(layout.layoutAttributesForItem(at: path)?.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    layout.transitionProgress = 0.5
    let halfway = try #require(layout.layoutAttributesForItem(at: path))
    #expect(halfway.size == CGSize(width: 212.5, height: 75))
    #expect(halfway.center == CGPoint(x: (25 + 187.5) / 2, y: (25 + 90) / 2))
    #expect(layout.collectionViewContentSize.height == 620.0)
    let elements = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 375, height: 667)) ?? []
    #expect(Set(elements.map { LayoutElementKey($0) }).count == elements.count)
    #expect(elements.filter { $0.representedElementCategory == .cell }.count == 10)
    let header = try #require(elements.first { $0.representedElementCategory == .supplementaryView })
    #expect(header.alpha == 0.5)
    layout.transitionProgress = 1
    #expect(layout.layoutAttributesForItem(at: path)?.frame == CGRect(x: 0, y: 40, width: 375, height: 100))
  }

  @Test("A subclass keeps values of its own by key")
  func values() {
    let (small, large) = makeLayouts()
    let layout = UICollectionViewTransitionLayout(currentLayout: small, nextLayout: large)
    #expect(layout.value(forAnimatedKey: "a") == 0)
    layout.updateValue(0.25, forAnimatedKey: "a")
    #expect(layout.value(forAnimatedKey: "a") == 0.25)
  }
}
