import GuideModel
import UIKit

/// Everything the feed said about one airing, in a panel at the grid's right.
final class ProgrammeDetailsViewController: GuidePanel {
  struct Details {
    var airing: Airing
    var channel: Channel
    var programme: Programme?
    /// Airings that the grid could not draw because this one covers them.
    var hidden: [Airing]
  }

  var details: Details? {
    didSet { if isViewLoaded { showDetails() } }
  }

  private let times: GuideTimes
  private let images: ImageLoader?
  private let scrollView = PanelScrollView()
  private let picture = UIImageView()
  private var blockViews: [UIView] = []
  private var request: ImageRequest?

  init(times: GuideTimes, images: ImageLoader?) {
    self.times = times
    self.images = images
    super.init(nibName: nil, bundle: nil)
    title = "Details"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    picture.contentMode = .scaleAspectFit
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 6
    picture.isHidden = true
    scrollView.addSubview(picture)
    showDetails()
  }

  private func showDetails() {
    guard let details else { return }
    let content = ProgrammeDetailsContent(
      airing: details.airing, channel: details.channel, programme: details.programme, hidden: details.hidden,
      times: times)
    for view in blockViews { view.removeFromSuperview() }
    blockViews = content.blocks.map(Self.makeView)
    for view in blockViews { scrollView.addSubview(view) }
    request?.cancel()
    picture.image = nil
    picture.isHidden = true
    let size = CGSize(width: 720, height: 405)
    request = images?.image(at: content.pictureURL, of: details.airing.channel, fitting: size) { [weak self] image in
      guard let self, let image else { return }
      picture.image = image
      picture.isHidden = false
      view.setNeedsLayout()
    }
    scrollView.setContentOffset(.zero, animated: false)
    view.setNeedsLayout()
  }

  private static func makeView(_ block: ProgrammeDetailsContent.Block) -> UIView {
    func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = font
      label.textColor = color
      label.numberOfLines = 0
      return label
    }
    switch block {
    case .title(let text):
      let title = label(text, UIFont.systemFont(ofSize: 22, weight: .bold), GuideTheme.text)
      title.accessibilityTraits = .header
      return title
    case .subtitle(let text): return label(text, UIFont.systemFont(ofSize: 15, weight: .medium), GuideTheme.text)
    case .facts(let text): return label(text, UIFont.systemFont(ofSize: 13.5), GuideTheme.secondaryText)
    case .tags(let tags): return TagsView(tags: tags)
    case .text(let text): return label(text, UIFont.systemFont(ofSize: 14.5), GuideTheme.text)
    case .field(let name, let value): return FieldView(name: name, value: value)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = contentFrame
    let margin: CGFloat = 20
    let width = max(0, scrollView.bounds.width - 2 * margin)
    var y: CGFloat = 18
    if !picture.isHidden, let size = picture.image?.size, size.width > 0 {
      let height = min(width * size.height / size.width, width * 9 / 16)
      picture.frame = CGRect(x: margin, y: y, width: width, height: height.rounded())
      y = picture.frame.maxY + 16
    }
    for view in blockViews {
      let height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
      view.frame = CGRect(x: margin, y: y, width: width, height: height)
      y += height + (view is FieldView ? 12 : 10)
    }
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: y + 16)
  }
}

/// Small rounded words in a row, wrapping.
final class TagsView: UIView {
  private let labels: [UILabel]
  private static let height: CGFloat = 24

  init(tags: [String]) {
    labels = tags.map { tag in
      let label = UILabel()
      label.text = tag
      label.font = UIFont.systemFont(ofSize: 12, weight: .medium)
      label.textColor = GuideTheme.text
      label.textAlignment = .center
      label.backgroundColor = GuideTheme.runningCell
      label.layer.cornerRadius = 5
      label.clipsToBounds = true
      return label
    }
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  private func frames(width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    return labels.map { label in
      let labelWidth = min(width, label.intrinsicContentSize.width.rounded(.up) + 18)
      if origin.x > 0, origin.x + labelWidth > width { origin = CGPoint(x: 0, y: origin.y + Self.height + 6) }
      defer { origin.x += labelWidth + 6 }
      return CGRect(x: origin.x, y: origin.y, width: labelWidth, height: Self.height)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(width: size.width).last?.maxY ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (label, frame) in zip(labels, frames(width: bounds.width)) { label.frame = frame }
  }
}

/// A name at the left, what it stands for beside it.
final class FieldView: UIView {
  private let nameLabel = UILabel()
  private let valueLabel = UILabel()
  private static let nameWidth: CGFloat = 104

  init(name: String, value: String) {
    super.init(frame: .zero)
    nameLabel.text = name
    nameLabel.font = UIFont.systemFont(ofSize: 13)
    nameLabel.textColor = GuideTheme.secondaryText
    nameLabel.numberOfLines = 0
    valueLabel.text = value
    valueLabel.font = UIFont.systemFont(ofSize: 13)
    valueLabel.textColor = GuideTheme.text
    valueLabel.numberOfLines = 0
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityValue = value
    addSubview(nameLabel)
    addSubview(valueLabel)
  }

  required init?(coder: NSCoder) { nil }

  private func sizes(width: CGFloat) -> (name: CGSize, value: CGSize) {
    let unlimited = CGFloat.greatestFiniteMagnitude
    return (
      nameLabel.sizeThatFits(CGSize(width: Self.nameWidth, height: unlimited)),
      valueLabel.sizeThatFits(CGSize(width: max(1, width - Self.nameWidth - 12), height: unlimited))
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (name, value) = sizes(width: size.width)
    return CGSize(width: size.width, height: max(name.height, value.height).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (name, value) = sizes(width: bounds.width)
    nameLabel.frame = CGRect(x: 0, y: 0, width: Self.nameWidth, height: name.height.rounded(.up))
    valueLabel.frame = CGRect(
      x: Self.nameWidth + 12, y: 0, width: max(1, bounds.width - Self.nameWidth - 12),
      height: value.height.rounded(.up))
  }
}
