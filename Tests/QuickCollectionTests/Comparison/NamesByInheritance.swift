import QuickCollection
import UIKit

final class NameCell: CollectionViewCell {
  let label = UILabel()

  override func prepareUI() {
    super.prepareUI()
    contentView.addSubview(label)
  }
  override func configureCell() { label.text = item as? String }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

final class Names: CollectionViewDataSource {
  override func cellClasses() -> [CollectionViewCell.Type] { [NameCell.self] }
}
