/// The views that a navigation bar shows for its top item, and their layout.
@MainActor final class NavigationBarContent {
  private let titleLabel = UILabel(frame: .zero)
  private let promptLabel = UILabel(frame: .zero)
  private let largeTitleLabel = UILabel(frame: .zero)
  /// The texts below the titles; nil until an item has one.
  private var subtitles: (small: UILabel, large: UILabel)?
  /// The height in points that a text below the large title adds.
  static let largeSubtitleHeight: CGFloat = 22
  /// Clips the large title, which moves under the bar's buttons as it scrolls away.
  private let largeTitleClip = UIView(frame: .zero)
  private let searchClip = UIView(frame: .zero)
  private var titleView: UIView?
  private var backButton: UIView?
  private var leading: [BarPiece] = []
  private var trailing: [BarPiece] = []
  private weak var searchBar: UISearchBar?

  private static let gap: CGFloat = 16

  /// A view or the space between views.
  private enum BarPiece {
    case view(UIView)
    case room(CGFloat)
  }

  func addParts(to bar: UINavigationBar) {
    titleLabel.textAlignment = .center
    for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = .header }
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textColor = .secondaryLabel
    largeTitleLabel.adjustsFontSizeToFitWidth = true
    largeTitleLabel.minimumScaleFactor = 0.7
    largeTitleClip.clipsToBounds = true
    largeTitleClip.isUserInteractionEnabled = false
    searchClip.clipsToBounds = true
    largeTitleClip.addSubview(largeTitleLabel)
    for view in [largeTitleClip, searchClip, promptLabel, titleLabel] { bar.addSubview(view) }
  }

  func rebuild(in bar: UINavigationBar) {
    for case .view(let view) in leading + trailing { view.removeFromSuperview() }
    backButton?.removeFromSuperview()
    backButton = nil
    let item = bar.topItem
    if titleView !== item?.titleView {
      titleView?.removeFromSuperview()
      titleView = item?.titleView
      if let titleView { bar.addSubview(titleView) }
    }
    promptLabel.text = item?.prompt
    let own = item?.leftBarButtonItems ?? []
    if let back = bar.backItem ?? bar.outerBack?.item, item?.hidesBackButton != true,
      own.isEmpty || item?.leftItemsSupplementBackButton == true
    {
      let button = makeBackButton(back, bar)
      backButton = button
      bar.addSubview(button)
    }
    let system = bar.backItem == nil ? bar.systemItems : []
    leading = (system + own).compactMap { makePiece($0, bar) }
    trailing = (item?.rightBarButtonItems ?? []).compactMap { makePiece($0, bar) }
    for case .view(let view) in leading + trailing { bar.addSubview(view) }
    let wanted = item?.searchController?.searchBar
    if searchBar !== wanted || wanted?.superview !== searchClip {
      searchBar?.removeFromSuperview()
      searchBar = wanted
      if let wanted { searchClip.addSubview(wanted) }
    }
  }

  private func makePiece(_ item: UIBarButtonItem, _ bar: UINavigationBar) -> BarPiece? {
    item.onChange = { [weak self, weak bar] in
      guard let self, let bar else { return }
      self.rebuild(in: bar)
      bar.setNeedsLayout()
    }
    if item.isSpace, !item.isHidden { return .room(max(item.width, 8)) }
    let look = bar.currentAppearance
    return BarButtons.makeView(
      item, appearance: item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
    ).map(BarPiece.view)
  }

  private func makeBackButton(_ back: UINavigationItem, _ bar: UINavigationBar) -> UIView {
    let button = BackButton(type: .system)
    button.titles =
      back.backButtonDisplayMode == .minimal
      ? []
      : [back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back", "Back"].filter { !$0.isEmpty }
    if back.backButtonDisplayMode == .generic { button.titles = ["Back"] }
    let look = bar.currentAppearance
    let custom = look.backIndicatorImage.size == .zero ? bar.backIndicatorImage : look.backIndicatorImage
    button.setImage(
      custom
        ?? UIImage(
          systemName: "chevron.backward",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 19, weight: .medium)), for: .normal)
    button.attributes = look.backButtonAppearance.normal.titleTextAttributes
    if let tint = back.backBarButtonItem?.tintColor { button.tintColor = tint }
    button.accessibilityLabel = button.titles.first ?? "Back"
    let action = back.backAction ?? bar.topItem?.backAction
    button.addAction(
      UIAction { [weak bar] _ in
        if let action { action.performWithSender(back, target: nil) } else { bar?.goBack() }
      }, for: .primaryActionTriggered)
    return button
  }

  /// Shows the titles with the attributes of the appearance and the bar.
  func applyTitles(of bar: UINavigationBar) {
    let look = bar.currentAppearance
    let title = bar.topItem?.title ?? ""
    func text(
      _ font: UIFont, _ legacy: [NSAttributedString.Key: Any]?, _ own: [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
      var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
      if bar.barStyle != .default { attributes[.foregroundColor] = UIColor.white }
      attributes.merge(legacy ?? [:]) { $1 }
      attributes.merge(own) { $1 }
      return NSAttributedString(string: title, attributes: attributes)
    }
    titleLabel.attributedText = text(
      .systemFont(ofSize: 17, weight: .semibold), bar.titleTextAttributes, look.titleTextAttributes)
    largeTitleLabel.attributedText = text(
      .systemFont(ofSize: 34, weight: .bold), bar.largeTitleTextAttributes, look.largeTitleTextAttributes)
    guard let item = bar.topItem else { return }
    if let own = item.attributedTitle { titleLabel.attributedText = titleLabel.attributedText?.overlaid(by: own) }
    if let own = item.largeTitle, let label = largeTitleLabel.attributedText {
      let attributes = label.length > 0 ? label.attributes(at: 0, effectiveRange: nil) : [:]
      largeTitleLabel.attributedText = NSAttributedString(string: own, attributes: attributes)
    }
    applySubtitles(item, look, bar)
  }

  private func applySubtitles(_ item: UINavigationItem, _ look: UINavigationBarAppearance, _ bar: UINavigationBar) {
    guard subtitles != nil || item.shownSubtitle != nil || item.shownLargeSubtitle != nil else { return }
    let labels = subtitles ?? (UILabel(frame: .zero), UILabel(frame: .zero))
    if subtitles == nil {
      subtitles = labels
      labels.0.textAlignment = .center
      bar.addSubview(labels.0)
      largeTitleClip.addSubview(labels.1)
    }
    func show(_ text: NSAttributedString?, size: CGFloat, own: [NSAttributedString.Key: Any], in label: UILabel) {
      label.isHidden = text == nil
      let base: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.secondaryLabel,
      ]
      label.attributedText = text.map {
        NSAttributedString(string: $0.string, attributes: base.merging(own) { $1 }).overlaid(by: AttributedString($0))
      }
    }
    show(item.shownSubtitle, size: 12, own: look.subtitleTextAttributes, in: labels.0)
    show(item.shownLargeSubtitle, size: 15, own: look.largeSubtitleTextAttributes, in: labels.1)
  }

  /// Fades in new content while the controllers move.
  func fadeIn() {
    var views: [UIView] = [titleLabel, largeTitleLabel]
    for case .view(let view) in leading + trailing { views.append(view) }
    if let titleView { views.append(titleView) }
    if let backButton { views.append(backButton) }
    let alphas = views.map(\.alpha)
    UIView.performWithoutAnimation { for view in views { view.alpha = 0 } }
    UIView.animate(withDuration: 0.35, delay: 0, options: .allowUserInteraction) {
      for (view, alpha) in zip(views, alphas) { view.alpha = alpha }
    }
  }

  // MARK: Layout

  func layOut(in bar: UINavigationBar) {
    let (whole, large, search) = bar.parts
    let isSearching = bar.isSearching
    let promptHeight: CGFloat = bar.topItem?.prompt == nil || isSearching ? 0 : 30
    promptLabel.isHidden = promptHeight == 0
    promptLabel.frame = CGRect(x: 16, y: whole.minY + 6, width: max(0, whole.width - 32), height: 20)
    let row = CGRect(
      x: bar.safeAreaInsets.left, y: whole.minY + promptHeight,
      width: whole.width - bar.safeAreaInsets.left - bar.safeAreaInsets.right, height: 44)
    let room = layOutButtons(in: row, bar)
    layOutTitle(in: row, room: room, bar)
    for case .view(let view) in leading + trailing { view.isHidden = isSearching }
    backButton?.isHidden = isSearching
    titleView?.isHidden = isSearching
    titleLabel.isHidden = isSearching || titleView != nil
    // The small title appears when the large one has nearly disappeared.
    let shown = bar.largeTitleHeight > 0 ? large.height / bar.largeTitleHeight : 0
    titleLabel.alpha = bar.showsLargeTitle ? min(max((0.25 - shown) / 0.2, 0), 1) : 1
    largeTitleClip.frame = large
    largeTitleClip.isHidden = bar.largeTitleHeight == 0 || large.height <= 0
    let natural = largeTitleLabel.sizeThatFits(.zero)
    let margin = bar.systemMargin
    let below: CGFloat = bar.topItem?.shownLargeSubtitle == nil ? 0 : Self.largeSubtitleHeight
    largeTitleLabel.frame = CGRect(
      x: margin, y: large.height - 6 - natural.height - below, width: max(0, bar.bounds.width - 2 * margin),
      height: natural.height)
    if let subtitles {
      subtitles.small.isHidden = titleLabel.isHidden || bar.topItem?.shownSubtitle == nil
      subtitles.small.alpha = titleLabel.alpha
      let height = titleLabel.frame.height + subtitles.small.sizeThatFits(.zero).height
      if !subtitles.small.isHidden {
        let width = min(subtitles.small.sizeThatFits(.zero).width, max(0, room.right - room.left))
        let x = min(max(row.midX - width / 2, room.left), max(room.left, room.right - width))
        titleLabel.frame.origin.y = row.minY + ((row.height - height) / 2).rounded()
        subtitles.small.frame = CGRect(
          x: x.rounded(), y: titleLabel.frame.maxY, width: width, height: height - titleLabel.frame.height)
      }
      subtitles.large.frame = CGRect(
        x: margin, y: largeTitleLabel.frame.maxY, width: largeTitleLabel.frame.width, height: Self.largeSubtitleHeight)
    }
    searchClip.frame = search
    searchClip.isHidden = search.height <= 0
    if let searchBar {
      let height = bar.searchHeight
      searchBar.frame = CGRect(
        x: margin - 16, y: search.height - height, width: search.width - 2 * (margin - 16), height: height)
      // It fades as it gets lower.
      searchBar.alpha = height > 0 ? min(max((search.height / height - 0.3) / 0.6, 0), 1) : 1
    }
  }

  /// - Returns: the left and right limits of the title.
  private func layOutButtons(in row: CGRect, _ bar: UINavigationBar) -> (left: CGFloat, right: CGFloat) {
    let isMirrored = bar.isRightToLeft
    var left = row.minX + bar.systemMargin
    var right = row.maxX - bar.systemMargin
    func put(_ view: UIView, width: CGFloat, height: CGFloat, atStart: Bool) {
      let x = atStart ? left : right - width
      view.frame = CGRect(x: x, y: row.minY + ((row.height - height) / 2).rounded(), width: width, height: height)
      if atStart { left += width + Self.gap } else { right -= width + Self.gap }
    }
    func put(_ pieces: [BarPiece], atStart: Bool) {
      for piece in pieces {
        switch piece {
        case .view(let view):
          let size = size(view, row)
          put(view, width: size.width, height: size.height, atStart: atStart)
        case .room(let width):
          if atStart { left += width } else { right -= width }
        }
      }
    }
    let backPlace: CGFloat = 8
    if backButton != nil { if isMirrored { right = row.maxX - backPlace } else { left = row.minX + backPlace } }
    if let button = backButton as? BackButton {
      // The title may take the space that the others leave, at most about a third of the bar.
      var others: CGFloat = 0
      for case .view(let view) in leading + trailing { others += size(view, row).width + Self.gap }
      let natural = titleView.map { size($0, row).width } ?? titleLabel.sizeThatFits(.zero).width
      let space = max((row.width - natural) / 2 - backPlace, row.width / 4) - others / 2
      let width = button.fit(width: min(space, row.width / 2))
      put(button, width: width, height: 44, atStart: !isMirrored)
    }
    put(leading, atStart: !isMirrored)
    put(trailing, atStart: isMirrored)
    return (left, right)
  }

  private func layOutTitle(in row: CGRect, room limits: (left: CGFloat, right: CGFloat), _ bar: UINavigationBar) {
    let room = max(0, limits.right - limits.left)
    var size: CGSize
    if let titleView {
      size = self.size(titleView, row)
      // A search bar takes all the space.
      if titleView is UISearchBar { size = CGSize(width: room, height: 44) }
      size.width = min(size.width, room)
    } else {
      let natural = titleLabel.sizeThatFits(CGSize(width: room, height: 0))
      size = CGSize(width: min(natural.width, room), height: natural.height)
    }
    // Centred in the bar, unless buttons are in the way.
    let middle = row.midX - size.width / 2
    let x = max(limits.left, min(middle, limits.right - size.width))
    let shift = bar.currentAppearance.titlePositionAdjustment
    (titleView ?? titleLabel).frame = CGRect(
      x: x.rounded() + shift.horizontal, y: row.minY + ((row.height - size.height) / 2).rounded() + shift.vertical,
      width: size.width, height: size.height)
  }

  private func size(_ view: UIView, _ row: CGRect) -> CGSize {
    var size: CGSize
    if view is UIButton {
      size = view.sizeThatFits(row.size)
    } else if !view.translatesAutoresizingMaskIntoConstraints {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    } else {
      size = view.bounds.size
      if size.width <= 0 || size.height <= 0 { size = view.sizeThatFits(row.size) }
      if size.width <= 0 || size.height <= 0 { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    }
    return CGSize(width: size.width, height: min(size.height, row.height))
  }
}

extension UINavigationBar {
  /// The distance in points between the bar's edges and its content.
  var systemMargin: CGFloat { traitCollection.horizontalSizeClass == .compact ? 16 : 20 }

  /// Goes back through the controller, or pops the item in a bar without one.
  func goBack() {
    if backItem == nil, let outerBack { return outerBack.action() }
    if let onBack { onBack() } else { popItem(animated: true) }
  }
}

/// A button that goes back to the previous item: a chevron and the first of several titles that fits.
@MainActor final class BackButton: UIButton {
  var titles: [String] = []
  var attributes: [NSAttributedString.Key: Any] = [:]

  override class var drawsItself: Bool { false }

  /// Shows the longest title that fits `width`, or none, and returns the width that the button needs.
  func fit(width: CGFloat) -> CGFloat {
    contentHorizontalAlignment = .leading
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    titleLabel?.font = font
    let chevron = (currentImage?.size.width ?? 12) + 5
    for title in titles {
      let needed = chevron + (NSString(string: title).size(withAttributes: [.font: font]).width).rounded(.up) + 1
      guard needed <= width else { continue }
      show(title)
      return needed
    }
    show("")
    return max(chevron, 30)
  }

  private func show(_ title: String) {
    guard title != currentTitle || currentTitle == nil else { return }
    setTitle(title, for: .normal)
    if !attributes.isEmpty {
      setAttributedTitle(title.isEmpty ? nil : NSAttributedString(string: title, attributes: attributes), for: .normal)
    }
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: contentRect).offsetBy(dx: isRightToLeft ? -4 : 4, dy: 0)
  }
}
