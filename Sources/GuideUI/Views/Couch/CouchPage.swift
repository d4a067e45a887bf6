import GuideModel
import UIKit

/// A page over the whole guide, with its subject on one side and the choices on the other. Pages open pages; Back
/// returns the same way, and closes the first.
final class CouchPage: UIView {
  /// Called when the first page was left.
  var onClose: (() -> Void)?
  private(set) var pages: [CouchPageContent] = []
  private let images: ImageLoader?
  private var scale: CouchScale
  private let pictureView = UIImageView()
  private let titleLabel = UILabel()
  private let factsLabel = UILabel()
  private let textLabel = UILabel()
  private let scrollView = UIScrollView()
  private(set) var rowViews: [CouchPageRow] = []
  private var request: ImageRequest?
  /// The rows from which pages were opened.
  private var leftBy: [Int] = []

  init(images: ImageLoader?, scale: CouchScale) {
    self.images = images
    self.scale = scale
    super.init(frame: .zero)
    backgroundColor = GuideTheme.background
    accessibilityViewIsModal = true
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    titleLabel.textColor = GuideTheme.text
    titleLabel.accessibilityTraits = .header
    factsLabel.textColor = GuideTheme.secondaryText
    textLabel.textColor = GuideTheme.text
    for label in [titleLabel, factsLabel, textLabel] { label.numberOfLines = 0 }
    scrollView.showsVerticalScrollIndicator = false
    for view in [pictureView, titleLabel, factsLabel, textLabel, scrollView] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    let left = leftBy.last ?? 0
    return rowViews.indices.contains(left) ? [rowViews[left]] : rowViews
  }

  func open(_ page: CouchPageContent) {
    pages.append(page)
    leftBy.append(page.firstRow)
    showPage()
  }

  /// Shows a page again with more about its airing; the focus stays in its row.
  func update(_ page: CouchPageContent) {
    guard let shown = pages.last, let airing = page.airing, shown.airing == airing else { return }
    if !leftBy.isEmpty, let focused = rowViews.firstIndex(where: \.isFocused) { leftBy[leftBy.count - 1] = focused }
    pages[pages.count - 1] = page
    showPage()
  }

  /// - Returns: whether there is a page left.
  func goBack() -> Bool {
    _ = pages.popLast()
    _ = leftBy.popLast()
    guard !pages.isEmpty else {
      onClose?()
      return false
    }
    showPage()
    return true
  }

  func use(_ scale: CouchScale) {
    guard scale != self.scale else { return }
    self.scale = scale
    showPage()
  }

  private func showPage() {
    guard let page = pages.last else { return }
    titleLabel.text = page.title
    factsLabel.text = aligned(page.facts, isolated: false)
    textLabel.text = aligned(page.text)
    titleLabel.font = scale.font(48, .bold)
    factsLabel.font = scale.font(28, .medium)
    textLabel.font = scale.font(28)
    pictureView.layer.cornerRadius = scale.length(12)
    for view in rowViews { view.removeFromSuperview() }
    rowViews = page.rows.enumerated().map { index, row in
      let view = CouchPageRow(row, scale: scale)
      view.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .primaryActionTriggered)
      scrollView.addSubview(view)
      return view
    }
    request?.cancel()
    pictureView.image = nil
    if let picture = page.picture {
      request = images?.image(
        at: picture.address, of: picture.channel, fitting: CGSize(width: scale.length(800), height: scale.length(450))
      ) { [weak self] image in
        self?.pictureView.image = image
        self?.setNeedsLayout()
      }
    }
    setNeedsLayout()
    layoutIfNeeded()
    guard let system = UIFocusSystem.focusSystem(for: self) else { return }
    system.requestFocusUpdate(to: self)
    system.updateFocusIfNeeded()
    UIAccessibility.post(notification: .screenChanged, argument: titleLabel)
  }

  /// Returns the same paragraphs, all at the page's edge: each counts as having the interface's direction, which
  /// decides the edge.
  /// - Parameter isolated: whether each is nevertheless laid out in its own direction.
  private func aligned(_ text: String, isolated: Bool = true) -> String {
    let mark = effectiveUserInterfaceLayoutDirection == .rightToLeft ? "\u{200F}" : "\u{200E}"
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : isolated ? "\(mark)\u{2068}\($0)\u{2069}" : "\(mark)\($0)" }.joined(separator: "\n")
  }

  private func choose(_ index: Int) {
    guard let page = pages.last, page.rows.indices.contains(index) else { return }
    if !leftBy.isEmpty { leftBy[leftBy.count - 1] = index }
    switch page.rows[index].action {
    case .perform(let body):
      pages = []
      leftBy = []
      onClose?()
      body()
    case .open(let next): open(next())
    case .change(let body, let again):
      body()
      pages[pages.count - 1] = again()
      showPage()
    case .back: _ = goBack()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = bounds.size
    let margin = scale.length(80)
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      view.frame = CGRect(
        x: (isMirrored ? size.width - x - width : x).rounded(), y: y.rounded(), width: max(0, width.rounded()),
        height: max(0, height.rounded()))
    }
    for label in [titleLabel, factsLabel, textLabel] { label.textAlignment = isMirrored ? .right : .left }
    let listWidth = min(size.width * 0.4, scale.titleSize * 20)
    let width = size.width - 3 * margin - listWidth
    var y = margin
    if pictureView.image != nil {
      let height = min(width * 9 / 16, size.height * 0.36)
      place(pictureView, margin, y, height * 16 / 9, height)
      y += height + scale.length(28)
    }
    pictureView.isHidden = pictureView.image == nil
    for (label, gap) in [(titleLabel, 12.0), (factsLabel, 24.0), (textLabel, 0.0)] {
      let room = size.height - margin - y
      let wanted = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      place(label, margin, y, width, min(wanted, max(0, room)))
      label.isHidden = label.text?.isEmpty != false || room < scale.titleSize
      if !label.isHidden { y += min(wanted, room) + scale.length(gap) }
    }
    // Room for the focus ring.
    let ring = max(6, scale.length(12))
    place(scrollView, size.width - margin - listWidth - ring, 0, listWidth + 2 * ring, size.height)
    let height = CouchPageRow.height(scale)
    let gap = scale.length(10)
    var rowY = margin
    for view in rowViews {
      view.frame = CGRect(x: ring, y: rowY.rounded(), width: listWidth.rounded(), height: height)
      rowY += height + gap
    }
    scrollView.contentSize = CGSize(width: listWidth + 2 * ring, height: rowY - gap + margin)
  }
}
