import UIKit

/// A rounded, bordered box with a line of text.
class UniformCell: UICollectionViewCell {
  /// The number ever created, which should not grow in steady scrolling.
  static var made = 0
  private let box = UIView()
  private let label = UILabel()

  var text = "" {
    didSet { label.text = text }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
    box.backgroundColor = UIColor(red: 0x1F / 255, green: 0x3A / 255, blue: 0x5F / 255, alpha: 1)
    box.layer.borderColor = UIColor(red: 0x5B / 255, green: 0x7F / 255, blue: 0xA8 / 255, alpha: 1).cgColor
    box.layer.borderWidth = 1
    box.layer.cornerRadius = 8
    label.font = .systemFont(ofSize: 14)
    label.textColor = .white
    label.textAlignment = .center
    contentView.addSubview(box)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
    label.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
  }
}

/// A cell that decides on its height, which differs from item to item.
final class MeasuredCell: UniformCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 36 + CGFloat(layoutAttributes.indexPath.item &* 7_919 % 37)
    return layoutAttributes
  }
}
