import UIKit

final class ColourCell: UICollectionViewCell {
  var hue: CGFloat = 0 {
    didSet { contentView.backgroundColor = UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1) }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    contentView.backgroundColor = nil
  }
}
