import Foundation

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A collection view with numbers as its data, for tests of layouts.
@MainActor final class LayoutBed: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  let collectionView: UICollectionView

  init(_ layout: UICollectionViewLayout, size: CGSize = CGSize(width: 375, height: 667), counts: [Int] = [10]) {
    self.counts = counts
    collectionView = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    collectionView.dataSource = self
    layout.prepare()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

extension UICollectionViewLayout {
  /// The frames of the first `count` items of a section.
  func frames(_ count: Int, section: Int = 0) -> [CGRect] {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame }
  }
}
