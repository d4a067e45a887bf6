import UIKit

/// A collection view of equal items in a window without a display, to measure collection views independently of the
/// guide.
@MainActor final class GridFixture: NSObject, UICollectionViewDataSource {
  static let size = CGSize(width: 1_920, height: 1_080)
  /// The items' identities, in order.
  var items: [Int]
  private let sizes = SizingDelegate()
  let view: UICollectionView
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  /// The number of times that a cell was requested.
  private(set) var requests = 0

  /// - Parameter hasSizes: whether the delegate gives each item its own height.
  init(count: Int, layout: UICollectionViewLayout = GridFixture.flow(), hasSizes: Bool = false) {
    items = Array(0..<count)
    view = UICollectionView(frame: CGRect(origin: .zero, size: Self.size), collectionViewLayout: layout)
    super.init()
    view.register(UniformCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    if hasSizes { view.delegate = sizes }
    window.addSubview(view)
    window.isHidden = false
  }

  static func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 120)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  func close() { window.isHidden = true }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    requests += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? UniformCell)?.text = "Item \(items[indexPath.item])"
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
