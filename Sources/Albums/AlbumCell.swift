import Pictures
import UIKit

/// A cover, with "n. name" below it.
final class AlbumCell: UICollectionViewCell {
  private static let textHeight: CGFloat = 24

  let cover = PictureView(symbolName: "music.note")
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textAlignment = .center
    contentView.addSubview(cover)
    contentView.addSubview(label)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  func show(_ album: Album, number: Int, covers: PictureLoader) {
    label.text = "\(number). \(album.name)"
    accessibilityLabel = "\(number). \(album.name), \(album.artist)"
    cover.show(album.cover, from: covers)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    cover.clear()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let side = max(0, bounds.height - Self.textHeight)
    cover.frame = CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)
    label.frame = CGRect(x: 0, y: side + 4, width: bounds.width, height: Self.textHeight - 4)
  }
}
