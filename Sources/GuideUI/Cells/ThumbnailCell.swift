import GuideModel
import UIKit

/// The picture of what is on a channel now (or at the focus): the first item of its row.
public final class ThumbnailCell: UICollectionViewCell {
  /// The reuse identifier that cells are registered under.
  public static let reuseIdentifier = "ThumbnailCell"
  private let imageView = UIImageView()
  private let frameView = UIView()
  private let separator = UIView()
  private var shown: Airing.ID?
  private var request: ImageRequest?

  /// The view with a live picture, which replaces the still one.
  var live: UIView? {
    didSet {
      guard live !== oldValue else { return }
      if oldValue?.superview === frameView { oldValue?.removeFromSuperview() }
      if let live { frameView.addSubview(live) }
      setNeedsLayout()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = GuideTheme.chrome
    frameView.clipsToBounds = true
    frameView.layer.cornerRadius = 4
    imageView.contentMode = .scaleAspectFill
    frameView.addSubview(imageView)
    contentView.addSubview(frameView)
    separator.backgroundColor = GuideTheme.chromeBorder
    contentView.addSubview(separator)
    // The row itself says what is on.
    accessibilityElementsHidden = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows `airing`: its still if there is one, else a tile in its genre's colour.
  ///
  /// - Parameter findAddress: finds the picture's address and passes it on, now or later; called only for an airing
  ///   that is not shown already.
  public func show(
    _ airing: Airing?, images: ImageLoader?,
    findAddress: (Airing, _ found: @escaping @MainActor @Sendable (String) -> Void) -> Void
  ) {
    guard let airing else {
      request?.cancel()
      request = nil
      shown = nil
      imageView.image = nil
      frameView.backgroundColor = GuideTheme.gapCell
      return
    }
    guard airing.id != shown else { return }
    shown = airing.id
    request?.cancel()
    imageView.image = nil
    frameView.backgroundColor = GuideTheme.accents[airing.genre]?.tile ?? GuideTheme.gapCell
    setNeedsLayout()
    guard let images else { return }
    findAddress(airing) { [weak self] address in
      guard let self, shown == airing.id else { return }
      request = images.image(at: address, of: airing.channel, fitting: CGSize(width: 240, height: 136)) {
        [weak self] image in
        guard let self, shown == airing.id else { return }
        imageView.image = image
      }
    }
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    request?.cancel()
    request = nil
    shown = nil
    live = nil
    imageView.image = nil
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    separator.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width - 1, height: 1)
    // 16 : 9, as large as the cell allows.
    let room = bounds.insetBy(dx: 6, dy: 4)
    let width = min(room.width, room.height * 16 / 9)
    let height = min(room.height, width * 9 / 16)
    frameView.frame = CGRect(
      x: (room.midX - width / 2).rounded(), y: (room.midY - height / 2).rounded(), width: width.rounded(),
      height: height.rounded())
    imageView.frame = frameView.bounds
    live?.frame = frameView.bounds
  }
}
