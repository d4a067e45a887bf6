import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// The calls to a layout and its cells when their surroundings change.
@MainActor @Suite(.serialized) struct LayoutSurroundingsTests {
  /// Rows as wide as the view and as high as their cells prefer.
  final class RowLayout: UICollectionViewLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {}
    var heights: [Int: CGFloat] = [:]
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    /// The distance to move the offset when the insets change.
    var adjustment = CGPoint.zero

    override class var invalidationContextClass: AnyClass { Context.self }

    private var width: CGFloat { collectionView?.bounds.width ?? 0 }
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
      CGSize(width: width, height: (0..<count).reduce(0) { $0 + (heights[$1] ?? 50) })
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let top = (0..<indexPath.item).reduce(0) { $0 + (heights[$1] ?? 50) }
      attributes.frame = CGRect(x: 0, y: top, width: width, height: heights[indexPath.item] ?? 50)
      return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.width != width }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      context.contentOffsetAdjustment = adjustment
      super.invalidateLayout(with: context)
    }
  }

  /// A cell that needs an area of 8000 square points.
  final class AreaCell: UICollectionViewCell {
    nonisolated(unsafe) static var widthsAsked: [CGFloat] = []

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.widthsAsked.append(layoutAttributes.size.width)
      layoutAttributes.size.height = 8000 / layoutAttributes.size.width
      return layoutAttributes
    }
  }

  private let source = RecordingSource([12])

  private func makeView(_ layout: UICollectionViewLayout, _ cell: AnyClass, in window: UIWindow) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView) -> [CGRect] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
  }

  @Test("Cells that stay on screen are measured again when the layout gives them another width")
  func anotherWidth() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let view = makeView(RowLayout(), AreaCell.self, in: window)
    #expect(
      frames(view).prefix(2) == [
        CGRect(x: 0, y: 0, width: 200, height: 40), CGRect(x: 0, y: 40, width: 200, height: 40),
      ])
    view.frame.size.width = 400
    window.layoutIfNeeded()
    #expect(frames(view).count == 12)
    for (index, frame) in frames(view).enumerated() {
      #expect(frame == CGRect(x: 0, y: 20 * CGFloat(index), width: 400, height: 20))
    }
    view.frame.size.width = 100
    window.layoutIfNeeded()
    #expect(frames(view) == (0..<4).map { CGRect(x: 0, y: 80 * CGFloat($0), width: 100, height: 80) })
  }

  @Test("A cell whose size stays, or becomes its preferred one, is not measured again")
  func measuredOnce() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    AreaCell.widthsAsked = []
    let layout = RowLayout()
    let view = makeView(layout, AreaCell.self, in: window)
    let first = AreaCell.widthsAsked.count
    #expect(first == view.visibleCells.count)
    layout.invalidateLayout()
    window.layoutIfNeeded()
    view.frame.size.height = 290
    window.layoutIfNeeded()
    #expect(AreaCell.widthsAsked.count == first)
  }

  @Test("With the size go the cells of a compositional layout that estimates heights")
  func compositional() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let view = makeView(UICollectionViewCompositionalLayout(section: section), AreaCell.self, in: window)
    #expect(frames(view)[1] == CGRect(x: 0, y: 40, width: 200, height: 40))
    view.frame.size.width = 400
    window.layoutIfNeeded()
    #expect(frames(view)[1] == CGRect(x: 0, y: 20, width: 400, height: 20))
  }

  @Test("Other content insets invalidate the layout, whose context may move the offset at once")
  func insets() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let layout = RowLayout()
    let view = makeView(layout, UICollectionViewCell.self, in: window)
    view.contentOffset.y = 100
    window.layoutIfNeeded()
    layout.contexts = []
    layout.adjustment.y = 80
    view.contentInset.bottom = 80
    #expect(layout.contexts.count == 1)
    #expect(layout.contexts.first is RowLayout.Context && layout.contexts.first?.invalidateEverything == false)
    #expect(view.contentOffset.y == 180)
    view.contentInset.bottom = 80
    #expect(layout.contexts.count == 1)
  }

  @Test("Lines of a flow layout are as long as the insets leave room, without asking the delegate again")
  func flow() {
    final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
      var asked = 0
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        asked += 1
        return CGSize(width: 50, height: 50)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    let delegate = Delegate()
    let view = makeView(layout, UICollectionViewCell.self, in: window)
    view.delegate = delegate
    layout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(frames(view)[3] == CGRect(x: 150, y: 0, width: 50, height: 50))
    let asked = delegate.asked
    view.contentInset = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 25)
    window.layoutIfNeeded()
    #expect(frames(view)[2] == CGRect(x: 100, y: 0, width: 50, height: 50))
    #expect(frames(view)[3] == CGRect(x: 0, y: 60, width: 50, height: 50))
    #expect(delegate.asked == asked)
  }
}
