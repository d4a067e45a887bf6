import QuickCollection
import UIKit

final class TypedNameCell: TypedCollectionViewCell<String> {
  let label = UILabel()

  override func prepareUI() {
    super.prepareUI()
    contentView.addSubview(label)
  }
  override func configure(with name: String) { label.text = name }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
