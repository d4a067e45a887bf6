import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Layouts in right-to-left interfaces.
@MainActor @Suite struct MirroringTests {
  private final class FlippingLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private func makeBed(_ layout: UICollectionViewFlowLayout) -> LayoutBed {
    layout.itemSize = CGSize(width: 100, height: 50)
    let bed = LayoutBed(layout, size: CGSize(width: 350, height: 400), counts: [4])
    bed.collectionView.semanticContentAttribute = .forceRightToLeft
    return bed
  }

  @Test("A layout that opts in is shown mirrored; the attributes it returns are not")
  func mirrored() {
    let layout = FlippingLayout()
    let bed = makeBed(layout)
    #expect(layout.mirrorsContent)
    let shown = layout.shownElements(in: bed.collectionView.bounds) ?? []
    #expect(shown.map(\.frame.minX) == [250, 125, 0, 250])
    #expect(layout.layoutAttributesForElements(in: bed.collectionView.bounds)?.map(\.frame.minX) == [0, 125, 250, 0])
    let right = layout.shownElements(in: CGRect(x: 300, y: 0, width: 50, height: 40)) ?? []
    #expect(right.map(\.indexPath.item) == [0])
    let first = layout.shown(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first?.frame == CGRect(x: 250, y: 0, width: 100, height: 50))
  }

  @Test("Right to left alone mirrors nothing (facts 9.10)")
  func withoutOptingIn() {
    let layout = UICollectionViewFlowLayout()
    let bed = makeBed(layout)
    #expect(!layout.mirrorsContent)
    #expect(layout.shownElements(in: bed.collectionView.bounds)?.map(\.frame.minX) == [0, 125, 250, 0])
  }

  @Test("A layout made for right to left is mirrored the other way")
  func development() {
    final class ArabicLayout: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    }
    let layout = ArabicLayout()
    let bed = makeBed(layout)
    #expect(!layout.mirrorsContent)
    bed.collectionView.semanticContentAttribute = .forceLeftToRight
    #expect(layout.mirrorsContent)
  }
}
