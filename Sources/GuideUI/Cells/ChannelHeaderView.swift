import GuideModel
import UIKit

/// A row's channel: logo on a plate, name, number and star.
public final class ChannelHeaderView: UICollectionReusableView {
  /// The reuse identifier that views are registered under.
  public static let reuseIdentifier = "ChannelHeaderView"

  /// The parts of a channel that are shown.
  struct Style {
    var type: GuideTypeScale
    /// Whether the guide's channels have logos. Those without one then show their initials in its place.
    var showsLogo: Bool
    /// Whether channels can be made favourites.
    var offersStar: Bool
  }

  /// Called when it is activated other than by touches, which the collection view handles.
  var onSelect: (() -> Void)?

  private let nameLabel = UILabel()
  private let numberLabel = UILabel()
  private let plate = UIView()
  private let logoView = UIImageView()
  private let initials = UILabel()
  private let star = UILabel()
  private let separator = UIView()
  private var imageRequest: ImageRequest?
  private var channelID: Channel.Key?
  private var style = Style(type: .regular, showsLogo: false, offersStar: false)
  private var isFavourite = false
  private var axis = GuidePlacement.Axis.across
  private var isMirrored = false

  /// The width of the star's area at the trailing edge, in points.
  static let starWidth: CGFloat = 32

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    nameLabel.textColor = GuideTheme.text
    numberLabel.textColor = GuideTheme.secondaryText
    plate.backgroundColor = GuideTheme.logoPlate
    plate.layer.cornerRadius = 6
    plate.clipsToBounds = true
    logoView.contentMode = .scaleAspectFit
    initials.textAlignment = .center
    initials.font = UIFont.systemFont(ofSize: 13, weight: .bold)
    initials.textColor = GuideTheme.secondaryText
    star.textAlignment = .center
    star.font = UIFont.systemFont(ofSize: 17)
    separator.backgroundColor = GuideTheme.chromeBorder
    plate.addSubview(logoView)
    plate.addSubview(initials)
    for view in [nameLabel, numberLabel, plate, star, separator] as [UIView] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .header
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a channel.
  func show(_ channel: Channel, style: Style, isFavourite: Bool, images: ImageLoader?) {
    let isSame = channelID == channel.id && nameLabel.text == channel.name
    let oldStyle = self.style
    self.style = style
    self.isFavourite = isFavourite
    numberLabel.font = style.type.number
    if style.type !== oldStyle.type {
      initials.font = UIFont.systemFont(ofSize: 13 * style.type.factor, weight: .bold)
      star.font = UIFont.systemFont(ofSize: 17 * style.type.factor)
      plate.layer.cornerRadius = 6 * style.type.factor
    }
    star.isHidden = !style.offersStar
    star.text = isFavourite ? "★" : "☆"
    star.textColor = isFavourite ? GuideTheme.star : GuideTheme.secondaryText
    star.alpha = isFavourite ? 1 : 0.55
    plate.isHidden = !style.showsLogo
    setNeedsLayout()
    guard !isSame else { return }
    channelID = channel.id
    nameLabel.text = channel.name
    numberLabel.text = channel.number
    initials.text = style.showsLogo ? Self.initials(of: channel.name) : ""
    imageRequest?.cancel()
    showLogo(nil)
    guard style.showsLogo else { return }
    imageRequest = images?.image(
      at: channel.iconURL, of: channel.id,
      fitting: CGSize(
        width: (96 * style.type.factor).rounded(), height: (64 * style.type.factor).rounded())
    ) {
      [weak self] image in
      guard let self, self.channelID == channel.id else { return }
      showLogo(image)
    }
  }

  private func showLogo(_ image: UIImage?) {
    logoView.image = image
    initials.isHidden = image != nil
    plate.backgroundColor = image == nil ? GuideTheme.gapCell : GuideTheme.logoPlate
  }

  /// Returns the first letters of the first two words.
  static func initials(of name: String) -> String {
    name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).prefix(2).compactMap(\.first).map {
      String($0).uppercased()
    }.joined()
  }

  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? GuideLayoutAttributes else { return }
    if attributes.axis != axis || attributes.isMirrored != isMirrored { setNeedsLayout() }
    axis = attributes.axis
    isMirrored = attributes.isMirrored
  }

  // MARK: Accessibility

  public override var accessibilityLabel: String? {
    get { [numberLabel.text, nameLabel.text].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ") }
    set {}
  }

  public override var accessibilityValue: String? {
    get { isFavourite ? localized("favourite") : nil }
    set {}
  }

  public override func accessibilityActivate() -> Bool {
    onSelect?()
    return onSelect != nil
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    imageRequest?.cancel()
    imageRequest = nil
    channelID = nil
    onSelect = nil
    showLogo(nil)
  }

  /// Whether a point of the view is in the star's area.
  func isStar(_ point: CGPoint) -> Bool {
    style.offersStar
      && (isMirrored ? bounds.width - point.x : point.x) >= bounds.width - Self.starWidth * style.type.factor
  }

  // MARK: Layout

  private func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    let (type, isSmall) = (style.type, bounds.width < 110)
    if axis == .across {
      separator.frame = CGRect(x: 0, y: size.height - 1, width: size.width, height: 1)
    } else {
      place(separator, size.width - 1, 0, 1, size.height)
    }
    for label in [nameLabel, numberLabel] { label.textAlignment = isMirrored ? .right : .left }
    let factor = type.factor
    var left: CGFloat = isSmall ? 8 : 12 * factor
    var right = size.width - 8 * factor
    if style.offersStar {
      // On a phone an unset star is not drawn, but its area can be pressed all the same.
      star.isHidden = isSmall && !isFavourite
      // The same in couch mode, where a menu sets it and the name has more room.
      if type.fillsFocus { star.isHidden = !isFavourite }
      if !star.isHidden {
        let side: CGFloat = isSmall ? 16 : 24 * factor
        if isSmall {
          place(star, size.width - side - 1, 1, side, side)
        } else {
          let starWidth = Self.starWidth * factor
          place(star, size.width - starWidth / 2 - side / 2 - 2, ((size.height - side) / 2).rounded(), side, side)
          right = size.width - starWidth - 2
        }
      }
    }
    if style.showsLogo, !isSmall {
      let height = min(38 * factor, size.height - 16)
      let width = (height * 1.4).rounded()
      place(plate, left - 2 * factor, ((size.height - height) / 2).rounded(), width, height)
      logoView.frame = CGRect(x: 4, y: 3, width: width - 8, height: height - 6)
      initials.frame = CGRect(x: 0, y: 0, width: width, height: height)
      left += width + 8 * factor
    } else {
      plate.isHidden = true
    }
    // In couch mode rows have one line, with the number in front of the name, because digits on a remote refer to it.
    let isBeside = type.fillsFocus && !isSmall && !(numberLabel.text ?? "").isEmpty
    if isBeside {
      let digits = max(numberLabel.intrinsicContentSize.width, type.number.pointSize * 1.3).rounded(.up)
      place(numberLabel, left, ((size.height - type.numberHeight) / 2).rounded(), digits, type.numberHeight)
      numberLabel.isHidden = false
      left += digits + 6 * factor
    }
    let width = max(0, right - left)
    let name = nameLabel.text ?? ""
    let measured = type.measure(name)
    // A name that does not fit in one line continues in a second one, for which there is room in smaller type.
    let room = size.height - 6 - (isBeside || (numberLabel.text ?? "").isEmpty ? 0 : type.numberHeight)
    let isCramped = isSmall || !type.fillsFocus && measured.width > width && room < 2 * type.channelHeight
    let (font, fitsWords) =
      isCramped
      ? Self.smallFont(for: name, width: width, estimate: measured.longestWord, type: type) : (type.channel, true)
    nameLabel.font = font
    // If only one of them fits, the name is shown.
    let hidesNumber = (numberLabel.text ?? "").isEmpty || isSmall && measured.width > width && size.height < 60 * factor
    if !isBeside { numberLabel.isHidden = hidesNumber }
    let numberHeight = hidesNumber || isBeside ? 0 : type.numberHeight
    let lineHeight = isCramped ? type.smallChannelHeight : type.channelHeight
    let lines = max(1, Int((size.height - 6 - numberHeight) / lineHeight))
    let used = measured.width <= width || !fitsWords ? 1 : lines
    nameLabel.numberOfLines = used
    var nameHeight = CGFloat(used) * lineHeight
    if used > 1 {
      // In smaller type it may fit in fewer lines; the number stays right below it.
      let fitted = nameLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
      nameHeight = min(nameHeight, max(lineHeight, fitted))
    }
    let y = ((size.height - nameHeight - numberHeight) / 2).rounded()
    place(nameLabel, left, y, width, nameHeight)
    if !isBeside { place(numberLabel, left, y + nameHeight, width, numberHeight) }
  }

  /// The smallest part of its font's size to which a name is shrunk.
  private static let leastShrinking: CGFloat = 0.8

  /// Returns a font for a name in a narrow column: a word that does not fit is set a little smaller rather than broken.
  /// - Parameter estimate: the approximate width of the name's longest word.
  /// - Returns: the font, and whether every word fits with it.
  private static func smallFont(
    for name: String, width: CGFloat, estimate: CGFloat, type: GuideTypeScale
  ) -> (font: UIFont, fitsWords: Bool) {
    let font = type.smallChannel
    // Most names are short, and measuring costs more than estimating.
    guard estimate > width * 0.9 else { return (font, true) }
    let long = name.split(separator: " ").filter { type.measure(String($0)).longestWord > width * 0.9 }
    // Hinted glyphs are whole pixels wide, so a width cannot be computed from that at another size.
    for size in stride(from: font.pointSize, through: font.pointSize * leastShrinking, by: -0.5) {
      let smaller = size == font.pointSize ? font : font.withSize(size)
      let fits = long.allSatisfy { NSString(string: String($0)).size(withAttributes: [.font: smaller]).width <= width }
      if fits { return (smaller, true) }
    }
    return (font, false)
  }
}
