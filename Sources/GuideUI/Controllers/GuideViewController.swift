import GuideModel
import UIKit

/// The guide: a grid of channels and time, a toolbar, and panels for details and channels.
///
/// The controller knows its data as `GuideProviding` only: a database, memory, or a benchmark's generator.
public final class GuideViewController: UIViewController {
  /// What changes channels: hiding, showing, reordering. Without one the guide offers none of it.
  public weak var channelEditor: (any GuideChannelEditing)?

  /// Where the current time comes from: tests and pictures hold it still.
  public var clock: @MainActor () -> Date

  public private(set) var guide: any GuideProviding
  let rows: GuideRows
  let times: GuideTimes
  let images: ImageLoader?
  public let layout = GuideLayout()
  public private(set) var collectionView: UICollectionView!
  private let toolbar: GuideToolbar
  private let emptyLabel = UILabel()
  let showsToolbar: Bool
  /// Told when the guide's data cannot be read; the grid shows "no information" where that happens.
  public var onError: ((any Error) -> Void)? {
    didSet { rows.onError = onError }
  }

  /// The measures to use whatever the window's size; nil follows the size.
  public var fixedMetrics: GuideMetrics?

  /// The keyboard's place; nil until a key is pressed or an airing chosen.
  public internal(set) var focus: GuideFocus?
  /// The airing whose details are open.
  public internal(set) var selection: Airing.ID?
  var panel: UIViewController?
  var pinchStart: (scale: CGFloat, viewX: CGFloat, time: Double)?
  private var timer: Timer?
  var screenReaderObserver: (any NSObjectProtocol)?
  private var placedOnNow = false
  private var lastLayoutSize = CGSize.zero
  /// Points per minute of time at zoom 1.
  public static let defaultPointsPerMinute: CGFloat = 5.5

  /// - Parameters:
  ///   - timeZone: whose days and hours the guide shows.
  ///   - dayStartHour: the local hour a day begins at, 5 by default.
  ///   - locale: how days and times are written.
  ///   - images: fetches logos and stills; nil shows none.
  public init(
    guide: any GuideProviding, timeZone: TimeZone = .current, dayStartHour: Int = 5, locale: Locale = .current,
    images: ImageLoader? = nil, showsToolbar: Bool = true, clock: @escaping @MainActor () -> Date = { Date() }
  ) {
    self.guide = guide
    self.clock = clock
    self.images = images
    self.showsToolbar = showsToolbar
    times = GuideTimes(timeZone: timeZone, dayStartHour: dayStartHour, locale: locale)
    rows = GuideRows(guide: guide, times: times, now: Int64(clock().timeIntervalSince1970))
    toolbar = GuideToolbar()
    super.init(nibName: nil, bundle: nil)
    title = "Guide"
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Life cycle

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = GuideTheme.background
    layout.source = rows
    layout.timeRange = rows.timeRange
    layout.pointsPerSecond = Self.defaultPointsPerMinute / 60
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.backgroundColor = GuideTheme.background
    collectionView.accessibilityLabel = "Programmes"
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.isDirectionalLockEnabled = true
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.isPrefetchingEnabled = false
    collectionView.alwaysBounceVertical = true
    collectionView.alwaysBounceHorizontal = true
    registerViews()
    view.addSubview(collectionView)
    emptyLabel.font = UIFont.systemFont(ofSize: 15)
    emptyLabel.textColor = GuideTheme.secondaryText
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0
    view.addSubview(emptyLabel)
    if showsToolbar { view.addSubview(toolbar) }
    connectToolbar()
    installGestures()
    followScreenReader()
    updateEmptyLabel()
    tick()
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    timer?.invalidate()
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in MainActor.assumeIsolated { self?.tick() } }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  public override var canBecomeFirstResponder: Bool { true }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    guard size != lastLayoutSize else { return }
    // The place to keep: the instant at the grid's left edge and the row at its top.
    let kept = placedOnNow ? currentPlace : nil
    lastLayoutSize = size
    let toolbarHeight: CGFloat = showsToolbar ? GuideToolbar.height : 0
    toolbar.frame = CGRect(x: 0, y: 0, width: size.width, height: toolbarHeight)
    layout.metrics = fixedMetrics ?? .fitting(width: size.width)
    collectionView.frame = CGRect(x: 0, y: toolbarHeight, width: size.width, height: size.height - toolbarHeight)
    emptyLabel.frame = collectionView.frame.insetBy(dx: 40, dy: 40)
    layoutPanel()
    layout.prepare()
    if let kept {
      show(kept)
    } else {
      placedOnNow = true
      scrollToNow(animated: false)
    }
  }

  // Overrides cannot stand in extensions; what keys do is in GuideViewController+Keyboard.swift.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var unhandled: Set<UIPress> = []
    for press in presses {
      guard let key = press.key, handle(key) else {
        unhandled.insert(press)
        continue
      }
    }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  // MARK: Places

  /// What the top left of the grid shows.
  struct Place: Equatable {
    var time: Double
    var row: CGFloat
  }

  var currentPlace: Place {
    let geometry = layout.geometry
    return Place(
      time: geometry.time(atX: collectionView.contentOffset.x + geometry.metrics.leadingWidth),
      row: collectionView.contentOffset.y / geometry.metrics.rowHeight)
  }

  func show(_ place: Place, animated: Bool = false) {
    let geometry = layout.geometry
    let x = CGFloat(place.time - Double(geometry.timeRange.lowerBound)) * geometry.pointsPerSecond
    setOffset(CGPoint(x: x, y: place.row * geometry.metrics.rowHeight), animated: animated)
  }

  func setOffset(_ offset: CGPoint, animated: Bool) {
    let content = layout.geometry.contentSize
    let size = collectionView.bounds.size
    let limited = CGPoint(
      x: max(0, min(offset.x, content.width - size.width)), y: max(0, min(offset.y, content.height - size.height)))
    guard limited != collectionView.contentOffset else { return }
    collectionView.setContentOffset(limited, animated: animated && !UIAccessibility.isReduceMotionEnabled)
  }

  /// Brings `instant` near the grid's left edge, which is at a round half hour where one is near enough.
  public func scroll(to instant: Int64, animated: Bool = true) {
    let geometry = layout.geometry
    let visible = collectionView.bounds.width - geometry.metrics.leadingWidth
    // A quarter of the screen of what has been, so that what runs can be seen from its beginning.
    let lead = min(3_600, Int64(visible / 4 / geometry.pointsPerSecond))
    let round = times.calendar.tick(atOrBefore: instant - lead).instant
    // Where half an hour is more than there is to see, no round one is near enough.
    let start = CGFloat(instant - round) * geometry.pointsPerSecond < visible / 2 ? round : instant - lead
    let x = CGFloat(start - geometry.timeRange.lowerBound) * geometry.pointsPerSecond
    setOffset(CGPoint(x: x, y: collectionView.contentOffset.y), animated: animated)
  }

  /// Shows what is on; of a guide that now lies outside of, what was on at this time of the day when it began.
  public func scrollToNow(animated: Bool = true) {
    let now = Int64(clock().timeIntervalSince1970)
    guard !layout.timeRange.contains(now) else { return scroll(to: now, animated: animated) }
    let data = rows.dataRange
    // Not its very beginning, which comes after hours without information.
    let sameTime = data.lowerBound + ((now - data.lowerBound) % 86_400 + 86_400) % 86_400
    scroll(to: data.contains(sameTime) ? sameTime : data.lowerBound, animated: animated)
  }

  // MARK: Time passing

  /// Moves the line and the progress of what runs. Cost: O(visible cells).
  public func tick() {
    let now = Int64(clock().timeIntervalSince1970)
    layout.now = now
    rows.now = now
    guard isViewLoaded, collectionView != nil else { return }
    for indexPath in collectionView.indexPathsForVisibleItems {
      guard let cell = collectionView.cellForItem(at: indexPath) else { continue }
      configure(cell, at: indexPath)
    }
    for case let corner as CornerView in collectionView.visibleSupplementaryViews(ofKind: GuideElementKind.corner) {
      corner.timeText = times.timeText(now)
    }
  }

  // MARK: Data changes

  /// Shows another state of the guide's data; place, focus and selection stay.
  public func reloadGuide(_ guide: (any GuideProviding)? = nil) {
    var place = isViewLoaded && placedOnNow ? currentPlace : nil
    let topChannel = place.flatMap { channel(ofRow: Int($0.row)) }
    let focusedChannel = focus.flatMap { channel(ofRow: $0.row) }
    if let guide { self.guide = guide }
    rows.reload(self.guide)
    layout.timeRange = rows.timeRange
    // What is looked at are channels, wherever their rows are now; a channel that is gone leaves its row to the next.
    if let kept = place, let row = row(of: topChannel) {
      place?.row = CGFloat(row) + kept.row - kept.row.rounded(.down)
    }
    if let old = focus {
      let row = row(of: focusedChannel) ?? min(old.row, rows.rowCount - 1)
      focus = GuideFocus.at(row: row, instant: old.anchor, in: rows)
    }
    guard isViewLoaded else { return }
    layout.invalidateLayout()
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
    if let place { show(place) } else { scrollToNow(animated: false) }
    updateEmptyLabel()
  }

  /// Forgets what was read of the rows, as if nothing had been looked at: for benchmarks.
  package func forgetRows() { rows.forget() }

  private func channel(ofRow row: Int) -> Channel.ID? {
    rows.channels.indices.contains(row) ? rows.channels[row].id : nil
  }

  private func row(of channel: Channel.ID?) -> Int? {
    channel.flatMap { id in rows.channels.firstIndex { $0.id == id } }
  }

  private func updateEmptyLabel() {
    let isOver = rows.rowCount > 0 && rows.dataRange.upperBound <= rows.now
    toolbar.note =
      isOver
      ? "This guide ended on \(times.dayText(rows.dataRange.upperBound - 1, now: rows.now)). Import a newer feed." : ""
    emptyLabel.isHidden = rows.rowCount > 0
    emptyLabel.text = "There is nothing in this guide yet.\nImport a feed: lineup import FILE or URL"
  }

  private func connectToolbar() {
    toolbar.onAction = { [weak self] action in
      guard let self else { return }
      switch action {
      case .now:
        scrollToNow()
      case .earlierDay:
        moveDay(-1)
      case .laterDay:
        moveDay(1)
      case .zoomOut:
        zoom(by: 1 / 1.4)
      case .zoomIn:
        zoom(by: 1.4)
      case .channels:
        toggleChannels()
      }
    }
    toolbar.offersChannels = channelEditor != nil
  }
}
