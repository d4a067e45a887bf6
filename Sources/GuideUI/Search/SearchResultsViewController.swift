import GuideModel
import UIKit

/// Shows the results of a search, grouped by On now, Upcoming and Past.
final class SearchResultsViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  /// Called with the airing that was chosen.
  var onChoose: ((GuideSearchResults.Hit) -> Void)?
  /// Called to save the search.
  var onSave: (() -> Void)?

  /// Called to be reminded of what the search finds; without it there is no button for that.
  var onRemind: (() -> Void)? {
    didSet { remindButton.isHidden = groups.isEmpty || onRemind == nil }
  }
  /// Returns the menu of a row.
  var onMenu: ((IndexPath, UICollectionView) -> UIMenu?)?
  /// The airings with a reminder.
  var reminded: Set<Airing.ID> = [] {
    didSet { if reminded != oldValue, isViewLoaded { refreshRows() } }
  }

  struct Group: Equatable {
    var title: String
    var hits: [GuideSearchResults.Hit]
  }

  private(set) var groups: [Group] = []
  /// The row that Return chooses while the text is typed.
  private(set) var candidate: IndexPath?
  /// Whether the user has moved away from the first row.
  private(set) var hasMovedCandidate = false
  var isEmpty: Bool { groups.isEmpty }
  /// Whether the user has not gone through the results yet: the keyboard is in the field, and the first row is marked
  /// and visible.
  var isUntouched: Bool {
    isEmpty || (showsCandidate && !hasMovedCandidate && list.contentOffset.y <= 0 && !list.isTracking)
  }
  private let times: GuideTimes
  private let channels: [Channel.Key: String]
  private let now: Int64
  private var words: [String] = []
  private let summary = UILabel()
  private let saveButton = ShellButton(.word, title: "★  \(ShellWords.save)", label: ShellWords.saveSearch)
  private let remindButton = ShellButton(
    .symbol, symbol: "bell", label: localized("Remind me of results of this search"))
  private let stateView = GuideStateView()
  private(set) var list: UICollectionView!
  private static let headHeight: CGFloat = 48

  /// - Parameters:
  ///   - channels: names by row.
  ///   - now: UTC seconds.
  init(times: GuideTimes, channels: [Channel.Key: String], now: Int64, canSave: Bool) {
    self.times = times
    self.channels = channels
    self.now = now
    super.init(nibName: nil, bundle: nil)
    saveButton.isEnabled = canSave
    saveButton.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = GuideTheme.background
    list = UICollectionView(frame: .zero, collectionViewLayout: ListLayout(rowHeight: SearchResultCell.height))
    list.backgroundColor = GuideTheme.background
    list.accessibilityLabel = ShellWords.results
    list.register(SearchResultCell.self, forCellWithReuseIdentifier: SearchResultCell.reuseIdentifier)
    list.register(
      ListHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: ListHeaderView.reuseIdentifier)
    list.dataSource = self
    list.delegate = self
    list.alwaysBounceVertical = true
    summary.font = UIFont.systemFont(ofSize: 13.5)
    summary.textColor = GuideTheme.secondaryText
    summary.lineBreakMode = .byTruncatingTail
    saveButton.focusGroupIdentifier = "guide.save"
    saveButton.addAction(UIAction { [weak self] _ in self?.onSave?() }, for: .primaryActionTriggered)
    remindButton.focusGroupIdentifier = "guide.save"
    remindButton.isHidden = true
    remindButton.addAction(UIAction { [weak self] _ in self?.onRemind?() }, for: .primaryActionTriggered)
    for view in [list, summary, saveButton, remindButton, stateView] as [UIView] { self.view.addSubview(view) }
    stateView.onWay = { [weak self] in self?.take($0) }
    showHint()
  }

  // MARK: Content

  /// Shows what can be searched for, before anything is typed.
  func showHint() {
    groups = []
    candidate = nil
    show(state: GuideStateView.Content(title: ShellWords.search, message: ShellWords.searchHint), summary: "")
  }

  /// Shows that a search is in progress. Previous results stay until there are others.
  func showBusy() {
    guard groups.isEmpty else { return }
    show(state: GuideStateView.Content(title: ShellWords.searching), summary: "")
  }

  func show(_ outcome: SearchSession.Outcome, text: String) {
    switch outcome {
    case .failed(let reason):
      groups = []
      show(state: GuideStateView.Content(title: ShellWords.searchFailed(reason), ways: [.tryAgain]), summary: "")
    case .found(let results):
      words = SearchWords.words(of: text)
      groups = [
        Group(title: ShellWords.onNow, hits: results.onNow), Group(title: ShellWords.upcoming, hits: results.upcoming),
        Group(title: ShellWords.past, hits: results.past),
      ].filter { !$0.hits.isEmpty }
      let isPartial = results.indexedPart < 1
      let indexing = isPartial ? ShellWords.indexing(Int(results.indexedPart * 100)) : ""
      let parts =
        [results.isEmpty ? "" : ShellWords.found(results.total)] + results.filters + results.hints + [indexing]
      let summary = parts.joinedInReadingOrder()
      let nothing = GuideStateView.Content(
        title: ShellWords.nothingFound(text),
        message: (results.hints.map { "\($0)." } + [isPartial ? indexing : ShellWords.nothingFoundAdvice])
          .joined(separator: "\n"),
        ways: onRemind == nil ? [.showGuide] : [.showGuide, .remindOfSearch])
      show(state: results.isEmpty ? nothing : nil, summary: summary)
    }
  }

  private func show(state: GuideStateView.Content?, summary text: String) {
    stateView.isHidden = state == nil
    if let state { stateView.content = state }
    list.isHidden = state != nil
    summary.text = text
    saveButton.isHidden = groups.isEmpty || !saveButton.isEnabled
    remindButton.isHidden = groups.isEmpty || onRemind == nil
    candidate = groups.isEmpty ? nil : IndexPath(item: 0, section: 0)
    hasMovedCandidate = false
    list.reloadData()
    list.setContentOffset(.zero, animated: false)
    view.setNeedsLayout()
  }

  var onTryAgain: (() -> Void)?
  /// Called to go back to the guide.
  var onClose: (() -> Void)?

  private func take(_ way: GuideStateView.Content.Way) {
    switch way {
    case .showGuide: onClose?()
    case .remindOfSearch: onRemind?()
    default: onTryAgain?()
    }
  }

  // MARK: The candidate

  /// Whether the candidate is marked, which it is while the keyboard is in the search field.
  var showsCandidate = true {
    didSet { if showsCandidate != oldValue { markCandidate() } }
  }

  /// Moves the candidate by rows, across groups; it stops at the first and the last.
  func moveCandidate(by rows: Int) {
    guard let candidate else { return }
    let before = groups.prefix(candidate.section).reduce(0) { $0 + $1.hits.count } + candidate.item
    let total = groups.reduce(0) { $0 + $1.hits.count }
    var index = min(max(before + rows, 0), total - 1)
    for (section, group) in groups.enumerated() {
      if index < group.hits.count {
        self.candidate = IndexPath(item: index, section: section)
        hasMovedCandidate = true
        break
      }
      index -= group.hits.count
    }
    markCandidate()
    if let candidate = self.candidate {
      list.scrollToItem(at: candidate, at: .centeredVertically, animated: false)
      list.layoutIfNeeded()
      markCandidate()
      if let cell = list.cellForItem(at: candidate) {
        UIAccessibility.post(notification: .announcement, argument: cell.accessibilityLabel)
      }
    }
  }

  private func markCandidate() {
    for case let cell as ListCell in list.visibleCells {
      cell.isCandidate = showsCandidate && candidate != nil && list.indexPath(for: cell) == candidate
    }
  }

  /// The airing that Return chooses.
  var chosen: GuideSearchResults.Hit? { candidate.flatMap { hit(at: $0) } }

  func hit(at indexPath: IndexPath) -> GuideSearchResults.Hit? {
    guard groups.indices.contains(indexPath.section), groups[indexPath.section].hits.indices.contains(indexPath.item)
    else { return nil }
    return groups[indexPath.section].hits[indexPath.item]
  }

  /// The number of rows on a page.
  var rowsPerPage: Int { max(1, Int(list.bounds.height / (SearchResultCell.height + 4)) - 1) }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let margin = ListLayout.margin(in: bounds.width)
    let width = saveButton.fittingWidth
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = ShellLayout.buttonSide
    let buttons = (saveButton.isHidden ? 0 : width + 8) + (remindButton.isHidden ? 0 : side + 4)
    let summaryWidth = max(0, bounds.width - 2 * margin - 24 - buttons)
    let saveX = bounds.width - margin - width
    saveButton.frame = CGRect(
      x: isRightToLeft ? bounds.width - saveX - width : saveX, y: 12, width: width, height: ShellButton.height)
    let bellX = bounds.width - margin - (saveButton.isHidden ? 0 : width + 4) - side
    remindButton.frame = CGRect(
      x: isRightToLeft ? bounds.width - bellX - side : bellX, y: 12 + (ShellButton.height - side) / 2, width: side,
      height: side)
    summary.frame = CGRect(
      x: isRightToLeft ? bounds.width - margin - 12 - summaryWidth : margin + 12, y: 12, width: summaryWidth,
      height: ShellButton.height)
    list.frame = CGRect(
      x: 0, y: Self.headHeight, width: bounds.width, height: max(0, bounds.height - Self.headHeight))
    stateView.frame = bounds
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    groups[section].hits.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: SearchResultCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? SearchResultCell { configure(cell, at: indexPath) }
    return cell
  }

  private func refreshRows() {
    for indexPath in list.indexPathsForVisibleItems {
      if let cell = list.cellForItem(at: indexPath) as? SearchResultCell { configure(cell, at: indexPath) }
    }
  }

  private func configure(_ cell: SearchResultCell, at indexPath: IndexPath) {
    guard let hit = hit(at: indexPath) else { return }
    let airing = hit.airing
    let day = times.calendar.calendarDay(containing: airing.start)
    cell.content = SearchResultCell.Content(
      title: airing.title, words: words, passage: hit.passage.isEmpty ? airing.subtitle : hit.passage,
      channel: channels[hit.row] ?? "",
      times: "\(times.shortDayName(day))  ·  \(times.rangeText(airing.start, airing.stop))", genre: airing.genre,
      isPast: airing.stop <= now, hasReminder: reminded.contains(airing.id))
    cell.isCandidate = showsCandidate && indexPath == candidate
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: ListHeaderView.reuseIdentifier, for: indexPath)
    (view as? ListHeaderView)?.text = groups[indexPath.section].title
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: ListHeaderView.height) }

  // MARK: Delegate

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    if let hit = hit(at: indexPath) { onChoose?(hit) }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first, let menu = onMenu?(indexPath, list) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: { _ in menu })
  }
}
