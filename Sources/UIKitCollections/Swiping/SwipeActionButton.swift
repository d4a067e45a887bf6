import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The button of a contextual action.
final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let imageView = UIImageView()

  private static let leastWidth: CGFloat = 74
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 4

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    label.text = action.title
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    imageView.image = action.image
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    addSubview(label)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { return nil }

  override class var drawsItself: Bool { false }

  private var imageSize: CGSize {
    guard let size = action.image?.size, size.height > 0 else { return .zero }
    let height = min(size.height, 24)
    return CGSize(width: size.width * height / size.height, height: height)
  }

  /// The width at which everything is visible.
  var fullWidth: CGFloat {
    let text = label.sizeThatFits(CGSize(width: 160, height: 0)).width
    return max(Self.leastWidth, max(text, imageSize.width) + 2 * Self.margin)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.8 : 1 }
  }

  /// The centre of the content, which stays at the button's inner edge while the button is wider than necessary.
  var contentCenter: CGFloat = 0 {
    didSet { if contentCenter != oldValue { setNeedsLayout() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = imageSize
    let text = label.sizeThatFits(CGSize(width: fullWidth - 2 * Self.margin + 1, height: 0))
    // A low row shows the image without the title.
    let hasImage = image.height > 0
    let showsText =
      !(label.text ?? "").isEmpty && (!hasImage || image.height + Self.gap + text.height <= bounds.height - 8)
    label.isHidden = !showsText
    let height = image.height + (hasImage && showsText ? Self.gap : 0) + (showsText ? text.height : 0)
    var y = ((bounds.height - height) / 2).rounded()
    imageView.frame = CGRect(x: contentCenter - image.width / 2, y: y, width: image.width, height: image.height)
    if hasImage { y += image.height + Self.gap }
    label.frame = CGRect(x: contentCenter - text.width / 2, y: y, width: text.width, height: text.height)
  }
}
