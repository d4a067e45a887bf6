import GuideModel
import UIKit

/// One airing, or one hole in the feed.
public final class AiringCell: UICollectionViewCell {
  /// What a cell shows. Setting an equal one costs nothing.
  public struct Content: Equatable {
    public enum Phase: Equatable {
      case past
      /// The part that has run, 0 to 1.
      case running(progress: CGFloat)
      case coming
      /// No information.
      case gap
    }
    public var title: String
    /// The episode's title, or the beginning of the description.
    public var detail: String
    /// "20:15 – 21:45".
    public var times: String
    /// "20:15", for cells too narrow for both.
    public var startTime: String
    public var genre: Genre
    public var phase: Phase
    /// "NEW", "LIVE", … or empty.
    public var badge: String

    public init(
      title: String, detail: String, times: String, startTime: String = "", genre: Genre, phase: Phase,
      badge: String = ""
    ) {
      self.title = title
      self.detail = detail
      self.times = times
      self.startTime = startTime
      self.genre = genre
      self.phase = phase
      self.badge = badge
    }
  }

  public static let reuseIdentifier = "AiringCell"
  /// How many were ever made: for benchmarks.
  package private(set) static var made = 0
  static let padding: CGFloat = 9
  /// Narrower than this a cell shows no text.
  static let narrowest: CGFloat = 24
  /// Narrower than this a title that does not fit is left out: two letters and dots say nothing.
  static let narrowestCut: CGFloat = 44
  /// With less room than this across, a title broken over lines says more than three cut ones.
  static let narrow: CGFloat = 72

  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let timeLabel = UILabel()
  private let stripe = UIView()
  private let progressBar = UIView()
  /// Points of the cell that pinned columns cover.
  private var coveredWidth: CGFloat = 0
  /// About the width of the title's longest word: a title is not broken within words.
  private var longestWord: CGFloat = 0
  /// About the width of title and badge.
  private var badgedWidth: CGFloat = 0
  /// About the width of a letter, in points: measuring would cost more than it is worth here.
  private static let letterWidth: CGFloat = 8.2
  private static let averageLetterWidth: CGFloat = 7.4
  private static let ideographWidth: CGFloat = 14
  private static let timeLetterWidth: CGFloat = 5.9

  /// What `content` returns. Its parts are read one by one where few are needed: a copy of it retains each of its texts.
  private var shown: Content?

  /// What the cell shows; `nil` before it is first used.
  public var content: Content? {
    get { shown }
    set {
      guard newValue != shown else { return }
      let (title, genre, phase) = (shown?.title, shown?.genre, shown?.phase)
      shown = newValue
      guard let newValue else { return }
      show(newValue, hasNewTitle: newValue.title != title)
      if newValue.phase != phase {
        updateColors()
      } else if newValue.genre != genre {
        updateStripe()
      }
      setNeedsLayout()
    }
  }

  /// The channel that shows it, for those who cannot see the row's header.
  public var channelName = ""

  /// The keyboard's place in the grid.
  public var showsFocus = false {
    didSet {
      guard showsFocus != oldValue else { return }
      updateColors()
      // A screen reader goes where the keyboard goes.
      if showsFocus { UIAccessibility.post(notification: .layoutChanged, argument: self) }
    }
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
    layer.cornerRadius = 5
    layer.borderWidth = 1
    for label in [titleLabel, detailLabel, timeLabel] {
      label.lineBreakMode = .byTruncatingTail
      label.numberOfLines = 1
      // Whatever the language: the end of a long programme may be far off the screen, and so would be a title there.
      label.textAlignment = .left
      contentView.addSubview(label)
    }
    isAccessibilityElement = true
    titleLabel.font = GuideTheme.titleFont
    detailLabel.font = GuideTheme.detailFont
    timeLabel.font = GuideTheme.timeFont
    contentView.addSubview(stripe)
    contentView.addSubview(progressBar)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let covered = (layoutAttributes as? GuideLayoutAttributes)?.coveredWidth ?? 0
    if covered != coveredWidth {
      coveredWidth = covered
      setNeedsLayout()
    }
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    showsFocus = false
    coveredWidth = 0
  }

  /// Takes in its half of the gaps to its neighbours: whoever points between two airings means one of them.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -GuideMetrics.regular.cellSpacing, dy: -GuideMetrics.regular.cellSpacing).contains(point)
  }

  private func show(_ content: Content, hasNewTitle: Bool) {
    if hasNewTitle { longestWord = Self.longestWord(of: content.title) }
    if content.badge.isEmpty {
      titleLabel.text = content.title
    } else {
      badgedWidth = Self.width(of: content.title) + CGFloat(content.badge.count + 2) * Self.averageLetterWidth
    }
    detailLabel.text = content.detail
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    (0x2E80..<0xA4D0).contains(scalar.value) || (0xAC00..<0xD7B0).contains(scalar.value)
      || (0xF900..<0xFB00).contains(scalar.value) || (0x2_0000..<0x4_0000).contains(scalar.value)
  }

  private static func width(of text: String) -> CGFloat {
    text.unicodeScalars.reduce(0) { $0 + (isIdeograph($1) ? ideographWidth : averageLetterWidth) }
  }

  /// Counts scalars and not characters: what a mark over a letter adds does no harm here, and cells come by the hundred.
  private static func longestWord(of title: String) -> CGFloat {
    var longest = 0
    var letters = 0
    for scalar in title.unicodeScalars {
      // Chinese and Japanese break anywhere.
      if scalar.value >= 0x2E80, isIdeograph(scalar) { return 2 * ideographWidth }
      letters = scalar == " " ? 0 : letters + 1
      longest = max(longest, letters)
    }
    return letterWidth * CGFloat(longest) + 4
  }

  // MARK: Accessibility

  // Said when somebody asks: cells come by the hundred while the guide scrolls.

  public override var isAccessibilityElement: Bool {
    get { shown != nil }
    set {}
  }

  /// Title, channel and times, and whether it runs: "Night Train, One, 20:15 – 21:45, now on".
  public override var accessibilityLabel: String? {
    get {
      guard let content else { return nil }
      var parts = [content.title, content.badge, channelName, content.times]
      if case .running = content.phase { parts.append("now on") }
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
    backgroundColor = chosen ? GuideTheme.selectedCell : surface
    titleLabel.textColor = title
    detailLabel.textColor = rest
    timeLabel.textColor = rest
    let border = showsFocus || isSelected ? GuideTheme.accent : GuideTheme.cellBorder
    layer.borderColor = border.resolvedColor(with: traitCollection).cgColor
    layer.borderWidth = showsFocus ? 2.5 : isSelected ? 1.5 : 1
    updateStripe()
    progressBar.backgroundColor = GuideTheme.accent
  }

  private func updateStripe() {
    guard let genre = shown?.genre, let phase = shown?.phase else { return }
    if let accent = GuideTheme.accents[genre], phase != .gap {
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

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard let content = shown else { return }
    let size = bounds.size
    stripe.frame = CGRect(x: 0, y: 0, width: 4, height: size.height)
    if case .running(let progress) = content.phase {
      progressBar.isHidden = false
      progressBar.frame = CGRect(x: 0, y: size.height - 3, width: (size.width * progress).rounded(), height: 3)
    } else {
      progressBar.isHidden = true
    }

    // The title stays in view when the cell begins under the pinned columns, until too little of the cell is left.
    let stripeWidth: CGFloat = stripe.isHidden ? 0 : 4
    let left = max(coveredWidth, stripeWidth) + Self.padding
    let width = size.width - left - Self.padding
    let wraps = width < Self.narrow && longestWord <= width
    let showsText = width >= (wraps ? Self.narrowest : Self.narrowestCut)
    for label in [titleLabel, detailLabel, timeLabel] { label.isHidden = !showsText }
    guard showsText else { return }

    let titleHeight = Self.titleHeight
    let detailHeight = Self.detailHeight
    let timeHeight = Self.timeHeight
    let room = size.height - 8
    let titleLines = wraps ? max(1, Int(room / titleHeight)) : 1
    if titleLabel.numberOfLines != titleLines { titleLabel.numberOfLines = titleLines }
    // A badge that would be cut, or would cut the title, says less than none.
    if !content.badge.isEmpty {
      let title = titleLines > 1 || badgedWidth <= width ? "\(content.title)  \(content.badge)" : content.title
      if titleLabel.text != title { titleLabel.text = title }
    }
    let fits = content.startTime.isEmpty || CGFloat(content.times.count) * Self.timeLetterWidth <= width
    let times = fits ? content.times : content.startTime
    if timeLabel.text != times { timeLabel.text = times }
    if titleLines > 1 {
      detailLabel.isHidden = true
      timeLabel.isHidden = true
      titleLabel.frame = CGRect(x: left, y: 4, width: width, height: room)
      return
    }
    // Three lines, or title and times, or the title.
    let showsDetail =
      !content.detail.isEmpty && width >= Self.narrow && titleHeight + detailHeight + timeHeight + 2 <= room
    let showsTimes = !content.times.isEmpty && titleHeight + timeHeight <= room
    detailLabel.isHidden = !showsDetail
    timeLabel.isHidden = !showsTimes
    let total =
      titleHeight + (showsDetail ? detailHeight + 1 : 0) + (showsTimes ? timeHeight + 1 : 0)
    var y = ((size.height - total) / 2).rounded(.down)
    titleLabel.frame = CGRect(x: left, y: y, width: width, height: titleHeight)
    y += titleHeight + 1
    if showsDetail {
      detailLabel.frame = CGRect(x: left, y: y, width: width, height: detailHeight)
      y += detailHeight + 1
    }
    if showsTimes { timeLabel.frame = CGRect(x: left, y: y, width: width, height: timeHeight) }
  }

  private static let titleHeight = GuideTheme.titleFont.lineHeight.rounded(.up)
  private static let detailHeight = GuideTheme.detailFont.lineHeight.rounded(.up)
  private static let timeHeight = GuideTheme.timeFont.lineHeight.rounded(.up)
}
