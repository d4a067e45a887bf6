import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Setup S of the facts: two columns of 120 points, 10 apart and centred, below a header of 30, on top of a flow
/// layout.
@MainActor final class Masonry: UICollectionViewFlowLayout {
  let journal = Journal()
  private var cells: [UICollectionViewLayoutAttributes] = []
  private var header: UICollectionViewLayoutAttributes?
  private var height: CGFloat = 0

  override func prepare() {
    journal.note("prepare")
    super.prepare()
    cells = []
    guard let collectionView, let source = collectionView.dataSource else { return }
    let width = collectionView.bounds.width
    let left = (width - 250) / 2
    var bottoms: [CGFloat] = [30, 30]
    // The layout reads it directly, not through the collection view.
    for item in 0..<source.collectionView(collectionView, numberOfItemsInSection: 0) {
      let column = bottoms[0] <= bottoms[1] ? 0 : 1
      let size = CGSize(width: 120, height: (40 + 17.5 * CGFloat(item % 4)).rounded(.up))
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        origin: CGPoint(x: left + CGFloat(column) * 130, y: bottoms[column] + 10), size: size)
      bottoms[column] = attributes.frame.maxY
      cells.append(attributes)
    }
    height = max(bottoms[0], bottoms[1])
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(item: 0, section: 0))
    header.frame = CGRect(x: 0, y: 0, width: width, height: 30)
    self.header = header
  }

  override var collectionViewContentSize: CGSize {
    journal.note("contentSize")
    _ = super.collectionViewContentSize
    return CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    journal.note("elements(\(Journal.text(rect)))")
    return (cells + [header].compactMap { $0 }).filter { $0.frame.intersects(rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    journal.note("should(\(Journal.text(newBounds)))")
    return true
  }

  override func invalidateLayout() {
    journal.note("invalidate")
    super.invalidateLayout()
  }
}

/// The data source of setup S.
@MainActor final class MasonrySource: NSObject, UICollectionViewDataSource {
  var count = 5
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    journal.note("count")
    return count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    journal.note("cell(\(indexPath.item))")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    journal.note("header")
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

@MainActor struct SetupS {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let layout = Masonry()
  let view: UICollectionView
  let source: MasonrySource
  var journal: Journal { layout.journal }

  init(laidOut: Bool = true) {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    source = MasonrySource(layout.journal)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    window.addSubview(view)
    if laidOut {
      view.layoutIfNeeded()
      _ = journal.take()
    }
  }

  func frame(_ item: Int) -> CGRect? { view.cellForItem(at: IndexPath(item: item, section: 0))?.frame }

  var visibleItems: [Int] { view.indexPathsForVisibleItems.map(\.item) }
}
