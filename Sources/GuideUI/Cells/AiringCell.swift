import GuideModel
import UIKit

/// A cell of an airing, of a hole in the feed, or of several short airings.
public final class AiringCell: UICollectionViewCell {
  /// The reuse identifier that cells are registered under.
  public static let reuseIdentifier = "AiringCell"
  /// The number of cells ever created, for benchmarks.
  package private(set) static var made = 0
  /// The distance from the cell's edges to its text.
  static let padding: CGFloat = 8
  static let verticalPadding: CGFloat = 4
  static let stripeWidth: CGFloat = 3
  /// The width below which a cell shows no text.
  static let narrowest: CGFloat = 24
  /// The width below which a title that does not fit is left out: a letter and dots are of no use.
  static let narrowestCut: CGFloat = 36
  /// The width below which text is closer to the cell's edges.
  static let tight: CGFloat = 72
  static let tightPadding: CGFloat = 4
  /// The width below which a second line would be cut to nothing.
  static let narrow: CGFloat = 72
  /// The distance from a bell to the title after it.
  static let bellGap: CGFloat = 4

  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let stripe = UIView()
  /// Created only in cells that need them: few programmes are on, and few have a badge.
  private var timeLabel: UILabel?
  /// The start before a second line that runs the other way than the interface.
  private var startLabel: UILabel?
  private var badgeView: BadgeView?
  private var bell: BellView?
  private var progress: ProgressViews?

  /// Points of the cell's earlier part that are under pinned views.
  private var coveredWidth: CGFloat = 0
  private var axis = GuidePlacement.Axis.across
  private var isMirrored = false
  /// Estimated widths of the title and of its longest word, as a title is not broken within words.
  private var titleWidth: CGFloat = 0
  private var longestWord: CGFloat = 0
  /// Whether the title is cut.
  public private(set) var isTitleCut = false
  /// Whether any of the text is cut or left out.
  public private(set) var isCut = false

  /// The storage of `content`. Its parts are read individually if only a few are needed, because a copy retains all of
  /// its texts.
  private var shown: Content?

  /// The cell's contents; `nil` before it is first used.
  public var content: Content? {
    get { shown }
    set {
      guard newValue != shown else { return }
      let (title, genre, phase) = (shown?.title, shown?.genre, shown?.phase)
      shown = newValue
      guard let newValue else { return }
      if newValue.title != title { showTitle(newValue.title) }
      if newValue.phase != phase {
        updateColors()
      } else if newValue.genre != genre {
        updateStripe()
      }
      setNeedsLayout()
    }
  }

  /// The type scale. Setting the same one is free.
  public var type = GuideTypeScale.regular {
    didSet {
      guard type !== oldValue else { return }
      titleLabel.font = shown?.phase == .gap ? type.detail : type.title
      detailLabel.font = type.detail
      timeLabel?.font = type.detail
      startLabel?.font = type.detail
      badgeView?.font = type.badge
      layer.cornerRadius = 6 * type.factor
      if let title = shown?.title { showTitle(title) }
      updateColors()
      setNeedsLayout()
    }
  }

  /// Whether it shows the colour of its genre.
  public var showsGenre = true {
    didSet {
      guard showsGenre != oldValue else { return }
      updateStripe()
      setNeedsLayout()
    }
  }

  /// The name of its channel, for users who cannot see the row's header.
  public var channelName = ""

  /// Whether the cell has the grid's focus.
  public var showsFocus = false {
    didSet {
      guard showsFocus != oldValue else { return }
      updateColors()
      announceFocus()
    }
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    // A new cell can have the focus before it is in the window.
    announceFocus()
  }

  /// Lets a screen reader follow the keyboard.
  private func announceFocus() {
    if showsFocus, window != nil { UIAccessibility.post(notification: .layoutChanged, argument: self) }
  }

  public override var isSelected: Bool {
    didSet { if isSelected != oldValue { updateColors() } }
  }

  public override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { updateColors() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
    clipsToBounds = true
    layer.cornerRadius = 6
    for label in [titleLabel, detailLabel] { prepare(label) }
    isAccessibilityElement = true
    titleLabel.font = type.title
    detailLabel.font = type.detail
    contentView.addSubview(stripe)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func prepare(_ label: UILabel) {
    label.lineBreakMode = .byTruncatingTail
    label.numberOfLines = 1
    // At the beginning, whatever the text's language: the end of a long programme may be far off the screen, and so
    // would be a title there.
    label.textAlignment = isMirrored ? .right : .left
    contentView.addSubview(label)
  }

  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? GuideLayoutAttributes else { return }
    if attributes.coveredWidth != coveredWidth || attributes.axis != axis {
      coveredWidth = attributes.coveredWidth
      axis = attributes.axis
      setNeedsLayout()
    }
    if attributes.isMirrored != isMirrored {
      isMirrored = attributes.isMirrored
      for label in [titleLabel, detailLabel, timeLabel, startLabel] {
        label?.textAlignment = isMirrored ? .right : .left
      }
      setNeedsLayout()
    }
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    showsFocus = false
    coveredWidth = 0
  }

  /// Includes half of the gaps to its neighbours: a click between two airings counts for one of them.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -GuideMetrics.spacing, dy: -GuideMetrics.spacing).contains(point)
  }

  private func showTitle(_ title: String) {
    titleLabel.text = title
    (titleWidth, longestWord) = type.measure(title)
  }

  // MARK: Accessibility

  // Computed on demand, because the guide creates cells by the hundred while it scrolls.

  public override var isAccessibilityElement: Bool {
    get { shown != nil }
    set {}
  }

  /// Title, channel and times, and whether it is on: "Night Train, One, 20:15 – 21:45, now on".
  public override var accessibilityLabel: String? {
    get {
      guard let content else { return nil }
      var parts = [content.title, content.badge?.text ?? "", channelName, content.times]
      if case .running = content.phase { parts.append(localized("now on")) }
      if content.hasReminder { parts.append(localized("reminder set")) }
      return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    set {}
  }

  public override var accessibilityValue: String? {
    get { content.flatMap { $0.detail.isEmpty ? nil : $0.detail } }
    set {}
  }

  public override var accessibilityTraits: UIAccessibilityTraits {
    get {
      guard let content, content.phase != .gap else { return .staticText }
      return isSelected ? [.button, .selected] : .button
    }
    set {}
  }

  // MARK: Colours

  private func updateColors() {
    guard let phase = shown?.phase else { return }
    let surface: UIColor
    var title = GuideTheme.text
    var rest = GuideTheme.secondaryText
    switch phase {
    case .past: (surface, title, rest) = (GuideTheme.pastCell, GuideTheme.pastText, GuideTheme.pastText)
    case .running: surface = GuideTheme.runningCell
    case .coming: surface = GuideTheme.cell
    case .gap: (surface, title) = (GuideTheme.gapCell, GuideTheme.pastText)
    }
    let chosen = isSelected || isHighlighted
    if chosen { (title, rest) = (GuideTheme.text, GuideTheme.secondaryText) }
    let isFilled = showsFocus && type.fillsFocus
    if isFilled { (title, rest) = (GuideTheme.focusedText, GuideTheme.focusedText) }
    backgroundColor = isFilled ? GuideTheme.focusedCell : chosen ? GuideTheme.selectedCell : surface
    titleLabel.textColor = title
    detailLabel.textColor = rest
    timeLabel?.textColor = rest
    startLabel?.textColor = rest
    if showsFocus || isSelected {
      layer.borderColor = GuideTheme.accent.resolvedColor(with: traitCollection).cgColor
      layer.borderWidth = isFilled ? 0 : showsFocus ? 2.5 : 1.5
    } else if layer.borderWidth != 0 {
      layer.borderWidth = 0
    }
    let font = phase == .gap ? type.detail : type.title
    if titleLabel.font !== font { titleLabel.font = font }
    if case .running = phase { progress?.elapsed.isHidden = chosen || isFilled }
    updateStripe()
  }

  private func updateStripe() {
    guard let genre = shown?.genre, let phase = shown?.phase else { return }
    if showsGenre, let accent = GuideTheme.accents[genre], phase != .gap {
      stripe.isHidden = false
      let recedes = phase == .past && !isSelected && !isHighlighted
      let color = recedes ? accent.receding : accent.full
      if stripe.backgroundColor !== color { stripe.backgroundColor = color }
    } else {
      stripe.isHidden = true
    }
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  // MARK: Layout

  // The measures for the current type scale.
  private var padding: CGFloat { Self.padding * type.factor }
  private var verticalPadding: CGFloat { Self.verticalPadding * type.factor }
  private var stripeWidth: CGFloat { Self.stripeWidth * type.factor }
  private var narrowest: CGFloat { Self.narrowest * type.factor }
  private var narrowestCut: CGFloat { Self.narrowestCut * type.factor }
  private var tight: CGFloat { Self.tight * type.factor }
  private var tightPadding: CGFloat { Self.tightPadding * type.factor }
  private var narrow: CGFloat { Self.narrow * type.factor }

  /// Places a view, given in coordinates that begin at the leading edge, in a cell that may be mirrored.
  private func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard shown != nil else { return }
    let size = bounds.size
    if !stripe.isHidden { place(stripe, 0, 0, stripeWidth, size.height) }

    // The text stays in view when the cell begins under the pinned parts, until too little of the cell is left.
    let edge = stripe.isHidden ? 0 : stripeWidth
    let isTight = size.width < tight
    let padding = isTight ? tightPadding : self.padding
    let (left, top) = axis == .across ? (max(coveredWidth, edge) + padding, 0) : (edge + padding, coveredWidth)
    let room = CGSize(
      width: size.width - left - (isTight ? 2 : padding), height: size.height - top - 2 * verticalPadding)
    let wraps = room.width < narrow && longestWord <= room.width
    let showsText = room.width >= (wraps ? narrowest : narrowestCut) && room.height >= type.titleHeight - 4
    titleLabel.isHidden = !showsText
    detailLabel.isHidden = true
    timeLabel?.isHidden = true
    startLabel?.isHidden = true
    badgeView?.isHidden = true
    isCut = true
    isTitleCut = true
    layoutBell(CGPoint(x: left, y: top), room)
    var text = CGRect(x: left, y: 0, width: 0, height: size.height)
    if showsText { text = layoutText(CGRect(origin: CGPoint(x: left, y: top + verticalPadding), size: room)) }
    layoutProgress(size, text: text)
  }

  /// Shows the bell in the middle of the cell if there is no title. Next to a title, it is placed with the title.
  private func layoutBell(_ start: CGPoint, _ room: CGSize) {
    guard shown?.hasReminder == true else {
      bell?.isHidden = true
      return
    }
    let view = bell ?? makeBell()
    view.isHidden = room.width < view.side || room.height < view.side
    place(view, start.x, start.y + ((bounds.height - start.y - view.side) / 2).rounded(), view.side, view.side)
  }

  private func makeBell() -> BellView {
    let view = BellView()
    contentView.addSubview(view)
    bell = view
    return view
  }

  /// Places as much as fits into `room`: title, badge and second line, and the times if a line is left for them.
  /// - Returns: the rectangle of the text.
  private func layoutText(_ room: CGRect) -> CGRect {
    guard let content = shown else { return .zero }
    let indent = content.hasReminder ? (bell?.side ?? 0) + Self.bellGap : 0
    // In a cell with room for little more than a bell, the bell is more useful than a letter or two.
    guard room.width - indent >= Self.narrowestCut || indent == 0 else {
      titleLabel.isHidden = true
      return CGRect(x: room.minX, y: room.minY, width: 0, height: room.height)
    }
    let titleRoom = room.width - indent
    let titleLines = Int(
      max(1, min((room.height / type.titleHeight).rounded(.down), (titleWidth / titleRoom).rounded(.up))))
    // As many lines as the title needs, but leaving one for the rest.
    let hasDetail = !content.detail.isEmpty || content.badge != nil || type.showsTimes
    let mostLines =
      hasDetail && room.width >= narrow
      ? max(1, Int((room.height - type.detailHeight) / type.titleHeight)) : titleLines
    // Words are not broken; a title without room for a word is cut. The estimate is slightly too large, so if it calls
    // for a second line by little, the title is measured.
    let isShort =
      axis == .down && titleWidth < titleRoom * 1.35 && titleLabel.intrinsicContentSize.width <= titleRoom
    let fits = titleWidth <= titleRoom || longestWord > titleRoom || isShort
    let lines = fits ? 1 : max(1, min(titleLines, mostLines))
    if titleLabel.numberOfLines != lines { titleLabel.numberOfLines = lines }
    var height = CGFloat(lines) * type.titleHeight
    var left = room.height - height
    isTitleCut = titleWidth > titleRoom * CGFloat(lines)
    isCut = isTitleCut

    let showsTimes =
      type.showsTimes && content.phase != .gap && room.width >= narrow
      && left >= type.detailHeight + (content.detail.isEmpty ? 0 : type.detailHeight)
    if showsTimes { left -= type.detailHeight }
    // If a programme begins at a round time on the axis, the axis shows when. Otherwise the second line does.
    let time =
      showsTimes || content.phase == .gap || content.isBundle
      ? "" : coveredWidth > 0 ? content.times : content.startTime
    let badge = content.badge.flatMap { width(of: $0) + 40 <= room.width ? $0 : nil }
    var detail = content.detail
    // In one line with the time, a text of the opposite direction would lose its beginning instead of its end.
    let isOpposed = axis == .across && (detail.startsRightToLeft ?? isMirrored) != isMirrored && !time.isEmpty
    if !time.isEmpty, !isOpposed { detail = detail.isEmpty ? time : "\(time)  ·  \(detail)" }
    let showsDetail = room.width >= narrow && left >= type.detailHeight - 1 && !(detail.isEmpty && badge == nil)
    var detailLines = 1
    if showsDetail {
      if axis == .down {
        // Exactly as many lines as the text needs, because a label centres fewer. A badge has a line of its own.
        let most = Int(max(1, (left / type.detailHeight).rounded(.down)))
        if detailLabel.text != detail { detailLabel.text = detail }
        if detailLabel.numberOfLines != most { detailLabel.numberOfLines = most }
        let needed = detailLabel.sizeThatFits(CGSize(width: room.width, height: left)).height / type.detail.lineHeight
        detailLines = max(1, min(most, Int(needed.rounded()) + (badge == nil ? 0 : 1)))
      }
      height += CGFloat(detailLines) * type.detailHeight + 1
    } else if !detail.isEmpty {
      isCut = true
    }
    if showsTimes { height += type.detailHeight }

    let y = axis == .across ? (bounds.midY - height / 2).rounded(.down) : room.minY
    place(titleLabel, room.minX + indent, y, titleRoom, CGFloat(lines) * type.titleHeight)
    if let bell, indent > 0 {
      place(bell, room.minX, y + ((type.titleHeight - bell.side) / 2).rounded(), bell.side, bell.side)
    }
    var bottom = y + CGFloat(lines) * type.titleHeight + 1
    var textWidth = titleWidth + indent
    if showsDetail {
      let startWidth = isOpposed ? detailWidth(time) + 16 * type.factor : 0
      textWidth = max(
        textWidth, startWidth + detailWidth(detail) + (badge.map { width(of: $0) + 6 * type.factor } ?? 0))
      var x = room.minX
      if let badge {
        let view = badgeView ?? makeBadge()
        view.badge = badge
        view.isHidden = false
        let badgeHeight = type.detailHeight - 2
        place(view, x, bottom + 1, width(of: badge), badgeHeight)
        x += width(of: badge) + 6 * type.factor
      }
      if isOpposed { x += placeStart(time, at: CGPoint(x: x, y: bottom), most: room.maxX - x) }
      detailLabel.isHidden = detail.isEmpty || axis == .down && badge != nil && detailLines < 2
      if detailLabel.text != detail { detailLabel.text = detail }
      if detailLabel.numberOfLines != detailLines { detailLabel.numberOfLines = detailLines }
      if detailLines > 1, badge != nil {
        // Lines of text are below the badge.
        place(
          detailLabel, room.minX, bottom + type.detailHeight, room.width,
          CGFloat(detailLines - 1) * type.detailHeight)
      } else {
        place(detailLabel, x, bottom, max(0, room.maxX - x), CGFloat(detailLines) * type.detailHeight)
      }
      if textWidth > room.width * CGFloat(detailLines) { isCut = true }
      bottom += CGFloat(detailLines) * type.detailHeight
    }
    if showsTimes {
      let label = timeLabel ?? makeSmallLabel()
      timeLabel = label
      label.isHidden = false
      if label.text != content.times { label.text = content.times }
      place(label, room.minX, bottom, room.width, type.detailHeight)
    }
    if showsTimes { textWidth = max(textWidth, detailWidth(content.times)) }
    return CGRect(x: room.minX, y: y, width: min(room.width, textWidth * 1.1), height: height)
  }

  /// Places a start before the rest of the second line.
  /// - Returns: the width in points with the distance to the rest.
  private func placeStart(_ time: String, at origin: CGPoint, most: CGFloat) -> CGFloat {
    let label = startLabel ?? makeSmallLabel()
    startLabel = label
    // Figures have no direction of their own.
    let text = "\(isMirrored ? "\u{200F}" : "\u{200E}")\(time)  ·"
    if label.text != text { label.text = text }
    label.isHidden = false
    let width = min(most, label.intrinsicContentSize.width.rounded(.up))
    place(label, origin.x, origin.y, width, type.detailHeight)
    return width + 8 * type.factor
  }

  /// Returns the estimated width of a text on the second line. O(letters), for a short text.
  private func detailWidth(_ text: String) -> CGFloat { CGFloat(text.utf8.count) * type.letterWidth * 0.88 }

  private func width(of badge: AiringBadge) -> CGFloat {
    badge.letterCount * type.badge.pointSize * 0.72 + 10 * type.factor
  }

  private func makeBadge() -> BadgeView {
    let view = BadgeView()
    view.font = type.badge
    contentView.addSubview(view)
    badgeView = view
    return view
  }

  private func makeSmallLabel() -> UILabel {
    let label = UILabel()
    prepare(label)
    label.font = type.detail
    label.textColor = detailLabel.textColor
    return label
  }

  // MARK: Progress

  /// The views that show a programme's progress: the elapsed part in a colour of its own, and the line of the current
  /// time, interrupted where there is text.
  @MainActor private struct ProgressViews {
    let elapsed = UIView()
    let before = UIView()
    let after = UIView()
    var all: [UIView] { [elapsed, before, after] }
  }

  private func layoutProgress(_ size: CGSize, text: CGRect) {
    guard case .running(let part) = shown?.phase else {
      progress?.all.forEach { $0.isHidden = true }
      return
    }
    let views = progress ?? makeProgress()
    views.all.forEach { $0.isHidden = false }
    views.elapsed.isHidden = isSelected || isHighlighted || showsFocus && type.fillsFocus
    let line = NowLineView.width
    // Time continues through the gaps between cells, and each cell has half of the gap on either side.
    let gap = GuideMetrics.spacing
    func position(_ length: CGFloat) -> CGFloat { max(0, min(length, (length + 2 * gap) * part - gap)) }
    guard axis == .across else {
      let y = position(size.height)
      place(views.elapsed, 0, 0, size.width, y)
      let crossesText = !titleLabel.isHidden && y >= text.minY - 1 && y <= text.maxY + 1
      place(views.before, 0, y - line / 2, crossesText ? text.minX - 3 : size.width, line)
      place(views.after, size.width - padding + 3, y - line / 2, padding - 3, line)
      views.after.isHidden = !crossesText
      return
    }
    let x = position(size.width)
    place(views.elapsed, 0, 0, x, size.height)
    let crossesText = !titleLabel.isHidden && x >= text.minX - 2 && x <= text.maxX + 4
    let end = crossesText ? max(0, text.minY - 1) : size.height
    place(views.before, x - line / 2, 0, line, end)
    place(views.after, x - line / 2, text.maxY + 1, line, max(0, size.height - text.maxY - 1))
    views.after.isHidden = !crossesText
  }

  private func makeProgress() -> ProgressViews {
    let views = ProgressViews()
    views.elapsed.backgroundColor = GuideTheme.elapsed
    // The elapsed part is behind all other views, and everything is behind the text.
    for view in [views.after, views.before, views.elapsed] {
      if view !== views.elapsed { view.backgroundColor = GuideTheme.now }
      contentView.insertSubview(view, at: 0)
    }
    progress = views
    return views
  }
}
