import UIKit

final class PlainNameCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

final class NamesController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var names: [String] = [] {
    didSet { show(from: oldValue) }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PlainNameCell.self, forCellWithReuseIdentifier: "Name")
  }
  private func show(from old: [String]) {
    guard isViewLoaded else { return }
    collectionView.performBatchUpdates { [self] in
      for change in names.difference(from: old).inferringMoves() {
        switch change {
        case .remove(let offset, _, nil): collectionView.deleteItems(at: [IndexPath(item: offset, section: 0)])
        case .insert(let offset, _, nil): collectionView.insertItems(at: [IndexPath(item: offset, section: 0)])
        case .insert(let offset, _, let from?):
          collectionView.moveItem(at: IndexPath(item: from, section: 0), to: IndexPath(item: offset, section: 0))
        case .remove: break
        }
      }
    }
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Name", for: indexPath)
    (cell as? PlainNameCell)?.label.text = names[indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: 50)
  }
}
