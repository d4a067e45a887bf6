import LegibleColors
import Pictures
import QuickCollection
import UIKit

/// A picture with title, details, headline and summary beside it, as high as they need.
final class ReviewCell: CollectionViewCell {
  private static let insets = UIEdgeInsets(top: 16, left: 20, bottom: 16, right: 20)
  private static let gap: CGFloat = 16

  let picture = PictureView(symbolName: "film")
  let titleLabel = UILabel()
  let detailsLabel = UILabel()
  let summaryLabel = UILabel()
  private var labels: [UILabel] { [titleLabel, detailsLabel, summaryLabel] }

  override func prepareUI() {
    super.prepareUI()
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    detailsLabel.font = .preferredFont(forTextStyle: .footnote)
    detailsLabel.textColor = .legibleSecondary
    summaryLabel.font = .preferredFont(forTextStyle: .subheadline)
    for label in labels {
      label.numberOfLines = 0
      contentView.addSubview(label)
    }
    contentView.addSubview(picture)
    lineDivider.isHidden = false
  }

  override func configureCell() {
    guard let review = item as? Review else { return }
    titleLabel.text = review.isCriticsPick ? "★ \(review.title)" : review.title
    detailsLabel.text = review.details
    summaryLabel.text = review.summary.isEmpty ? review.headline : review.summary
    accessibilityLabel = "\(review.title), \(review.details)"
    if let delegate = cellDelegate as? any ReviewCellDelegate { picture.show(review.picture, from: delegate.pictures) }
    setNeedsLayout()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    picture.clear()
  }

  /// As wide as the layout says, and as high as the text and the picture.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let frames = frames(width: layoutAttributes.size.width)
    layoutAttributes.size.height = (frames.map(\.maxY).max() ?? 0) + Self.insets.bottom
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: contentView.bounds.width)
    picture.frame = frames[0]
    for (label, frame) in zip(labels, frames.dropFirst()) { label.frame = frame }
  }

  /// Returns the frames of picture and labels in a cell of `width`.
  private func frames(width: CGFloat) -> [CGRect] {
    let pictureWidth = min(180, (width * 0.3).rounded())
    let picture = CGRect(
      x: Self.insets.left, y: Self.insets.top, width: pictureWidth, height: (pictureWidth * 2 / 3).rounded())
    let x = picture.maxX + Self.gap
    let textWidth = max(0, min(width - x - Self.insets.right, 680))
    var y = Self.insets.top
    return [picture]
      + labels.map { label in
        let height = label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height.rounded(.up)
        defer { y += height + 6 }
        return CGRect(x: x, y: y, width: textWidth, height: height)
      }
  }
}
