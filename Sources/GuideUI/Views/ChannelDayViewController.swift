import GuideModel
import UIKit

/// One channel's day as a list.
final class ChannelDayViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  var onBack: (() -> Void)?
  var onChoose: ((Channel, Airing) -> Void)?
  var onError: ((any Error) -> Void)?
  /// Called when the rows have changed.
  var onFill: (() -> Void)?
  /// Called when the channel's star is pressed; without it there is none.
  var onToggleFavourite: (() -> Void)?
  var isFavourite = false {
    didSet { star.isFavourite = isFavourite }
  }
  /// Returns the menu of a row.
  var onMenu: ((IndexPath, UICollectionView) -> UIMenu?)?
  /// The airings with a reminder.
  var reminded: Set<Airing.ID> = [] {
    didSet { if reminded != oldValue, isViewLoaded { refreshRows() } }
  }
  var times: GuideTimes

  let channel: Channel
  /// The day that is shown.
  private(set) var day: BroadcastDay
  private(set) var airings: [Airing] = []
  private let guide: any GuideProviding
  private let background: GuideBackground
  private var now: Int64
  private var running: Cancellation?
  private let head = UIView()
  private let headEdge = UIView()
  private let backButton = ShellButton(
    .symbol, symbol: GuideLocale.current.isRightToLeft ? "chevron.right" : "chevron.left", label: ShellWords.back)
  private let star = StarButton(type: .custom)
  private let titleLabel = UILabel()
  private let dayLabel = UILabel()
  private(set) var list: UICollectionView!
  private let stateView = GuideStateView()
  private static let headHeight: CGFloat = 56

  init(
    guide: any GuideProviding, channel: Channel, day: BroadcastDay, now: Int64, times: GuideTimes,
    background: GuideBackground
  ) {
    self.guide = guide
    self.channel = channel
    self.day = day
    self.now = now
    self.times = times
    self.background = background
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = GuideTheme.background
    head.backgroundColor = GuideTheme.chrome
    headEdge.backgroundColor = GuideTheme.chromeBorder
    titleLabel.font = UIFont.systemFont(ofSize: 16, weight: .semibold)
    titleLabel.textColor = GuideTheme.text
    titleLabel.accessibilityTraits = .header
    titleLabel.text = [channel.number, channel.name].filter { !$0.isEmpty }.joined(separator: "  ")
    dayLabel.font = GuideTheme.detailFont
    dayLabel.textColor = GuideTheme.secondaryText
    backButton.focusGroupIdentifier = "guide.back"
    backButton.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .primaryActionTriggered)
    list = UICollectionView(frame: .zero, collectionViewLayout: ListLayout(rowHeight: DayListCell.height))
    list.backgroundColor = GuideTheme.background
    list.accessibilityLabel = titleLabel.text
    list.register(DayListCell.self, forCellWithReuseIdentifier: DayListCell.reuseIdentifier)
    list.dataSource = self
    list.delegate = self
    list.alwaysBounceVertical = true
    list.remembersLastFocusedIndexPath = true
    stateView.content = GuideStateView.Content(title: ShellWords.nothingThatDay)
    stateView.isHidden = true
    for view in [list, stateView, head] as [UIView] { self.view.addSubview(view) }
    star.isHidden = onToggleFavourite == nil
    star.isFavourite = isFavourite
    star.addAction(UIAction { [weak self] _ in self?.onToggleFavourite?() }, for: .primaryActionTriggered)
    for view in [backButton, titleLabel, dayLabel, star, headEdge] as [UIView] { head.addSubview(view) }
    load()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let height = Self.headHeight
    head.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    headEdge.frame = CGRect(x: 0, y: height - 1, width: bounds.width, height: 1)
    let margin = ListLayout.margin(in: bounds.width)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(0, bounds.width - 2 * margin - 56 - (star.isHidden ? 0 : StarButton.side + 8))
    for (view, frame) in [
      (backButton, CGRect(x: margin, y: 8, width: 40, height: 40)),
      (titleLabel, CGRect(x: margin + 52, y: 8, width: width, height: 22)),
      (dayLabel, CGRect(x: margin + 52, y: 31, width: width, height: 18)),
      (star, CGRect(x: bounds.width - margin - StarButton.side, y: 8, width: StarButton.side, height: StarButton.side)),
    ] as [(UIView, CGRect)] {
      view.frame = isRightToLeft ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
    }
    list.frame = CGRect(x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
    stateView.frame = list.frame
  }

  // MARK: Data

  func show(_ day: BroadcastDay) {
    guard day != self.day else { return }
    self.day = day
    load()
  }

  func tick(now: Int64) {
    self.now = now
    refreshRows()
  }

  private func refreshRows() {
    for indexPath in list.indexPathsForVisibleItems {
      (list.cellForItem(at: indexPath) as? DayListCell)?.content = content(airings[indexPath.item])
    }
  }

  func load() {
    dayLabel.text = times.dayName(day, now: now)
    running?.cancel()
    let cancellation = Cancellation()
    running = cancellation
    let (guide, key, range) = (self.guide, channel.id, day.interval)
    background.run {
      Result { try guide.airings(on: key, overlapping: range) }
    } deliver: { [weak self] result in
      guard let self, !cancellation.isCancelled else { return }
      switch result {
      case .success(let airings): take(airings)
      case .failure(let error): onError?(error)
      }
    }
  }

  private func take(_ airings: [Airing]) {
    self.airings = airings
    stateView.isHidden = !airings.isEmpty
    list.isHidden = airings.isEmpty
    list.reloadData()
    list.layoutIfNeeded()
    if let row = currentRow {
      list.scrollToItem(at: IndexPath(item: row, section: 0), at: .top, animated: false)
    } else {
      list.setContentOffset(.zero, animated: false)
    }
    onFill?()
  }

  /// Scrolls the airing at an instant to the top.
  func reveal(_ instant: Int64) {
    guard let row = airings.lastIndex(where: { $0.start <= instant }) else { return }
    list.scrollToItem(at: IndexPath(item: row, section: 0), at: .top, animated: true)
  }

  /// The row of the airing that is on now, if it is on this day.
  var currentRow: Int? { airings.firstIndex { $0.start <= now && $0.stop > now } }

  private func content(_ airing: Airing) -> DayListCell.Content {
    let isRunning = airing.start <= now && airing.stop > now
    let part = CGFloat(now - airing.start) / CGFloat(max(1, airing.stop - airing.start))
    return DayListCell.Content(
      start: times.timeText(airing.start), times: times.rangeText(airing.start, airing.stop), title: airing.title,
      detail: airing.subtitle.isEmpty ? airing.summary : airing.subtitle, genre: airing.genre,
      isPast: airing.stop <= now, progress: isRunning ? part : nil, badge: AiringBadge(airing.flags),
      hasReminder: reminded.contains(airing.id))
  }

  // MARK: Data source and delegate

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    airings.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: DayListCell.reuseIdentifier, for: indexPath)
    (cell as? DayListCell)?.content = content(airings[indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    onChoose?(channel, airings[indexPath.item])
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    (currentRow ?? (airings.isEmpty ? nil : 0)).map { IndexPath(item: $0, section: 0) }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first, let menu = onMenu?(indexPath, list) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: { _ in menu })
  }
}
