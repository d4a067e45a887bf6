import UIKit

final class ColoursViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(80))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cells = UICollectionView.CellRegistration<ColourCell, Int> { cell, _, number in
      cell.hue = CGFloat(number) / 36
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, number in
      view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: number)
    }
  }

  func show(_ numbers: [Int], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    dataSource?.apply(snapshot, animatingDifferences: animated)
  }
}
