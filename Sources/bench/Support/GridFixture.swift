import UIKit

/// A collection view of equal items in a window without a display, to measure collection views independently of the
/// guide.
@MainActor final class GridFixture: NSObject, UICollectionViewDataSource {
  static let size = CGSize(width: 1_920, height: 1_080)
  /// The items' identities, in order.
  var items: [Int]
  private let sizes = SizingDelegate()
  private let itemsPerSection: Int?
  let view: UICollectionView
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  /// The number of times that a cell was requested.
  private(set) var requests = 0

  /// - Parameters:
  ///   - hasSizes: whether the delegate gives each item its own height.
  ///   - itemsPerSection: nil for one section of all items.
  init(
    count: Int, layout: UICollectionViewLayout = GridFixture.flow(), hasSizes: Bool = false,
    itemsPerSection: Int? = nil, cell: UniformCell.Type = UniformCell.self
  ) {
    items = Array(0..<count)
    self.itemsPerSection = itemsPerSection
    view = UICollectionView(frame: CGRect(origin: .zero, size: Self.size), collectionViewLayout: layout)
    super.init()
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "header")
    view.dataSource = self
    if hasSizes { view.delegate = sizes }
    window.addSubview(view)
    window.isHidden = false
  }

  /// The kind of sections' headers.
  static let header = "header"

  static func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 120)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  func close() { window.isHidden = true }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    itemsPerSection.map { (items.count + $0 - 1) / $0 } ?? 1
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemsPerSection.map { min($0, items.count - section * $0) } ?? items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    requests += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? UniformCell)?.text = "Item \(items[indexPath.section * (itemsPerSection ?? 0) + indexPath.item])"
    return cell
  }
}

/// Gives each item its own height.
@MainActor final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 120, height: 60 + CGFloat(indexPath.item &* 7_919 % 97))
  }
}
