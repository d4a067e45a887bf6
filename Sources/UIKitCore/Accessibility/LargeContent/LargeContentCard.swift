/// The enlarged item of the large content viewer, in the centre of the screen.
final class LargeContentCard: UIView {
  private let imageView = UIImageView()
  private let label = UILabel()
  private var insets = UIEdgeInsets.zero

  /// The length of a side in points, as on a phone.
  private static let side: CGFloat = 240
  private static let margin: CGFloat = 20

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    isUserInteractionEnabled = false
    imageView.tintColor = .label
    label.font = .systemFont(ofSize: 34)
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(imageView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The displayed text.
  var title: String? { label.text }
  /// The displayed image.
  var image: UIImage? { imageView.image }

  func show(_ item: any UILargeContentViewerItem, in holder: UIView) {
    label.text = item.largeContentTitle
    imageView.image = item.largeContentImage
    imageView.contentMode = item.scalesLargeContentImage ? .scaleAspectFit : .center
    insets = item.largeContentImageInsets
    if superview !== holder { holder.addSubview(self) }
    let side = min(Self.side, holder.bounds.width, holder.bounds.height)
    frame = CGRect(x: holder.bounds.midX - side / 2, y: holder.bounds.midY - side / 2, width: side, height: side)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let isAlone = imageView.image == nil
    let height =
      label.text == nil ? 0 : isAlone ? room.height : min(label.sizeThatFits(room.size).height, room.height / 2)
    label.frame = CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
    imageView.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: room.height - height).inset(
      by: insets)
  }
}
