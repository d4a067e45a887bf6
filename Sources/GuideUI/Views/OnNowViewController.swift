import GuideModel
import UIKit

/// Lists what is on now and next, one row per channel, and follows the clock.
final class OnNowViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// Called with the row that was chosen, and the programme on it.
  var onChoose: ((Channel, Airing) -> Void)?
  /// Called when a channel's star is pressed; without it there are no stars.
  var onToggleFavourite: ((Channel.Key) -> Void)? {
    didSet { if isViewLoaded { refreshCells() } }
  }
  /// The channels with a star.
  var favourites: Set<Channel.Key> = [] {
    didSet { if favourites != oldValue, isViewLoaded { refreshCells() } }
  }
  /// Called with a channel to play, and the programme on it.
  var onWatch: ((Channel, Airing?) -> Void)?
  /// Returns whether a channel can be played. It must not wait.
  var canWatch: ((Channel) -> Bool)?
  /// Called with the action that was chosen when nothing is on.
  var onWay: ((GuideStateView.Content.Way) -> Void)?
  /// Called when the guide cannot be read.
  var onError: ((any Error) -> Void)?
  /// Returns the menu of a row.
  var onMenu: ((IndexPath, UICollectionView) -> UIMenu?)?
  /// The airings with a reminder.
  var reminded: Set<Airing.ID> = [] {
    didSet { if reminded != oldValue, isViewLoaded { refreshCells() } }
  }
  /// Called when the rows have changed.
  var onFill: (() -> Void)?
  var times: GuideTimes

  private let images: ImageLoader?
  private let background: GuideBackground
  private(set) var rows: [(channel: Channel, on: NowAndNext)] = []
  private var channels: [Channel] = []
  private var guide: (any GuideProviding)?
  private var now: Int64 = 0
  /// The instant at which the shown programmes become outdated, UTC seconds.
  private var expiry: Int64 = 0
  private var running: Cancellation?
  private(set) var list: UICollectionView!
  private let stateView = GuideStateView()

  init(times: GuideTimes, images: ImageLoader?, background: GuideBackground) {
    self.times = times
    self.images = images
    self.background = background
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = GuideTheme.background
    list = UICollectionView(frame: .zero, collectionViewLayout: ListLayout(rowHeight: OnNowCell.height))
    list.backgroundColor = GuideTheme.background
    list.accessibilityLabel = ShellWords.onNowView
    list.register(OnNowCell.self, forCellWithReuseIdentifier: OnNowCell.reuseIdentifier)
    list.dataSource = self
    list.delegate = self
    list.alwaysBounceVertical = true
    list.remembersLastFocusedIndexPath = true
    view.addSubview(list)
    stateView.content = GuideStateView.Content(
      title: ShellWords.nothingOn, message: ShellWords.nothingOnAdvice, ways: [.showGrid])
    stateView.onWay = { [weak self] in self?.onWay?($0) }
    stateView.isHidden = true
    view.addSubview(stateView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
    stateView.frame = view.bounds
  }

  // MARK: Data

  /// Shows what is on these channels.
  /// - Parameter now: UTC seconds.
  func show(_ guide: any GuideProviding, channels: [Channel], now: Int64) {
    self.guide = guide
    self.channels = channels
    self.now = now
    load()
  }

  /// Updates the progress, and replaces programmes that have ended by their successors.
  func tick(now: Int64) {
    self.now = now
    if now >= expiry { return load() }
    refreshCells()
  }

  /// Call this once it is known which channels can be watched.
  func watchableDidChange() { if isViewLoaded { refreshCells() } }

  /// Updates the cells on the screen.
  private func refreshCells() {
    for indexPath in list.indexPathsForVisibleItems where rows.indices.contains(indexPath.item) {
      if let cell = list.cellForItem(at: indexPath) as? OnNowCell { show(indexPath.item, in: cell) }
    }
  }

  private func show(_ row: Int, in cell: OnNowCell) {
    cell.show(content(row), images: images)
    let (channel, on) = rows[row]
    cell.onWatch = { [weak self] in self?.onWatch?(channel, on.now) }
    cell.onStar = { [weak self] in self?.onToggleFavourite?(channel.id) }
  }

  private func load() {
    guard let guide else { return }
    running?.cancel()
    let cancellation = Cancellation()
    running = cancellation
    let (channels, now) = (self.channels, self.now)
    background.run {
      Result { try Self.read(guide, channels: channels, now: now, isCancelled: { cancellation.isCancelled }) }
    } deliver: { [weak self] result in
      guard let self, !cancellation.isCancelled else { return }
      switch result {
      case .success(let rows): take(rows)
      case .failure(let error): onError?(error)
      }
    }
  }

  /// Returns the airing at `now` and the one after it, for each channel that has either. A library reads all channels
  /// at once.
  /// - Complexity: O(channels).
  nonisolated private static func read(
    _ guide: any GuideProviding, channels: [Channel], now: Int64, isCancelled: () -> Bool
  ) throws -> [(channel: Channel, on: NowAndNext)] {
    if let library = guide as? any GuideLibrary {
      let found = Dictionary(
        try library.nowAndNext(at: now).map { ($0.channel, $0) }, uniquingKeysWith: { first, _ in first })
      return channels.compactMap { channel in found[channel.id].map { (channel, $0) } }
    }
    var rows: [(channel: Channel, on: NowAndNext)] = []
    for channel in channels where !isCancelled() {
      let airings = try guide.airings(on: channel.id, overlapping: now..<now + 12 * 3_600)
      let on = NowAndNext(
        channel: channel.id, now: airings.last { $0.start <= now && $0.stop > now },
        next: airings.first { $0.start > now })
      if on.now != nil || on.next != nil { rows.append((channel, on)) }
    }
    return rows
  }

  private func take(_ rows: [(channel: Channel, on: NowAndNext)]) {
    let isSame = rows.map(\.channel.id) == self.rows.map(\.channel.id)
    self.rows = rows
    expiry = rows.lazy.compactMap { $0.on.now?.stop ?? $0.on.next?.start }.min() ?? now + 60
    stateView.isHidden = !rows.isEmpty
    list.isHidden = rows.isEmpty
    if isSame {
      refreshCells()
    } else {
      list.reloadData()
      onFill?()
    }
  }

  private func content(_ row: Int) -> OnNowCell.Content {
    let (channel, on) = rows[row]
    let progress = on.now.map { CGFloat(now - $0.start) / CGFloat(max(1, $0.stop - $0.start)) }
    return OnNowCell.Content(
      channel: channel, title: on.now?.title ?? ShellWords.nothingOn,
      times: on.now.map { times.rangeText($0.start, $0.stop) } ?? "",
      progress: progress.map { min(max($0, 0), 1) },
      next: on.next.map { "\(times.timeText($0.start))  \($0.title)" } ?? "", genre: on.now?.genre ?? .undefined,
      badge: on.now.flatMap { AiringBadge($0.flags) },
      isFavourite: onToggleFavourite == nil ? nil : favourites.contains(channel.id),
      hasReminder: on.now.map { reminded.contains($0.id) } ?? false,
      hasReminderForNext: on.next.map { reminded.contains($0.id) } ?? false, canWatch: canWatch?(channel) ?? false)
  }

  /// Scrolls a channel's row into view.
  func reveal(_ channel: Channel.Key) {
    guard let row = rows.firstIndex(where: { $0.channel.id == channel }) else { return }
    list.scrollToItem(at: IndexPath(item: row, section: 0), at: .centeredVertically, animated: false)
  }

  // MARK: Data source and delegate

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: OnNowCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? OnNowCell { show(indexPath.item, in: cell) }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    let (channel, on) = rows[indexPath.item]
    if let airing = on.now ?? on.next { onChoose?(channel, airing) }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first, let menu = onMenu?(indexPath, list) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: { _ in menu })
  }
}
