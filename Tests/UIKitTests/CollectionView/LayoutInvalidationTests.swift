import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Facts, section 4: applying invalidation contexts.
@MainActor @Suite struct LayoutInvalidationTests {
  private func adjustment() -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
    context.contentSizeAdjustment = CGSize(width: 10, height: 20)
    return context
  }

  @Test("Adjustments apply at once to a populated view; then the content size is the layout's again (facts 4.7)")
  func populated() {
    let setup = FortyItemStack(laidOut: false)
    setup.layout.contentWidth = 500
    setup.view.layoutIfNeeded()
    setup.view.contentOffset = CGPoint(x: 20, y: 30)
    setup.view.layoutIfNeeded()
    setup.layout.invalidateLayout(with: adjustment())
    #expect(setup.view.contentOffset == CGPoint(x: 23, y: 34))
    #expect(setup.view.contentSize == CGSize(width: 510, height: 2020))
    setup.view.layoutIfNeeded()
    #expect(setup.view.contentOffset == CGPoint(x: 23, y: 34))
    #expect(setup.view.contentSize == CGSize(width: 500, height: 2000))
  }

  @Test("Without a data source only the size is adjusted (facts 4.7)")
  func unpopulated() {
    let layout = UICollectionViewLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.layoutIfNeeded()
    layout.invalidateLayout(with: adjustment())
    #expect(view.contentOffset == .zero)
    #expect(view.contentSize == CGSize(width: 10, height: 20))
  }

  @Test("A layout's own invalidation names nothing in particular (facts 4.6)")
  func ownInvalidation() {
    let setup = FortyItemStack()
    setup.layout.invalidateLayout()
    setup.view.layoutIfNeeded()
    #expect(
      setup.journal.take() == [
        "invalidate(b 0)", "invalidateWith(b 0, other)", "prepare", "contentSize", "elements(0,0,200,300)",
      ])
  }

  @Test("A reload discards everything")
  func reload() {
    final class Layout: UICollectionViewLayout {
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
      }
    }
    let layout = Layout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.reloadData()
    #expect(layout.contexts.count == 1)
    #expect(layout.contexts.first?.invalidateEverything == true)
    #expect(layout.contexts.first?.invalidateDataSourceCounts == true)
  }

  @Test("A bounds change whose context names elements requests these alone")
  func namedElements() {
    let layout = StickyLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    let source = StickySource()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "corner", withReuseIdentifier: "corner")
    view.dataSource = source
    view.layoutIfNeeded()
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    layout.queries = 0
    layout.single = 0
    view.contentOffset.y = 20
    view.layoutIfNeeded()
    #expect(layout.queries == 0)
    #expect(layout.single == 1)
    let corner = view.supplementaryView(forElementKind: "corner", at: IndexPath(item: 0, section: 0))
    #expect(corner?.frame == CGRect(x: 0, y: 20, width: 50, height: 50))
    #expect(view.indexPathsForVisibleItems.first?.item == 1)
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    #expect(layout.queries == 1)
    #expect(corner?.frame.minY == 500)
    #expect(view.subviews.last === corner || view.subviews.contains { $0 === corner })
  }
}

/// A thousand rows under a corner that stays at the top left.
@MainActor private final class StickyLayout: UICollectionViewLayout {
  var queries = 0
  var single = 0

  private var corner: UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "corner", with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(origin: collectionView?.contentOffset ?? .zero, size: CGSize(width: 50, height: 50))
    attributes.zIndex = 10
    return attributes
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 20_000) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    queries += 1
    let rows = max(0, Int(rect.minY / 20))..<min(1000, Int(rect.maxY / 20) + 1)
    return rows.map { row in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: row, section: 0))
      attributes.frame = CGRect(x: 0, y: CGFloat(row) * 20, width: 200, height: 20)
      return attributes
    } + [corner]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    single += 1
    return corner
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.invalidateSupplementaryElements(ofKind: "corner", at: [IndexPath(item: 0, section: 0)])
    return context
  }
}

@MainActor private final class StickySource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "corner", for: indexPath)
  }
}
