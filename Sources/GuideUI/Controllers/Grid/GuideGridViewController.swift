import GuideModel
import UIKit

/// The grid of channels and time: its rows, its focus, its scroll position and its zoom.
public final class GuideGridViewController: UIViewController {
  /// The source of the current time, which tests and pictures hold still.
  public var clock: @MainActor () -> Date

  /// The guide that the rows are read from.
  public private(set) var guide: any GuideProviding
  let rows: GuideRows
  private(set) var times: GuideTimes
  let images: ImageLoader?
  /// The layout of the grid; its geometry maps rows and instants to points.
  public let layout = GuideLayout()
  /// The grid's view; `nil` before the view is loaded.
  public private(set) var collectionView: UICollectionView!
  /// Whether the corner explains that a click on it goes to now.
  let showsHints: Bool
  /// Called when the guide's data cannot be read; the grid shows "no information" in those places, or that they are
  /// still being read.
  public var onError: ((any Error) -> Void)? {
    didSet { rows.onError = onError }
  }
  /// Reads what takes time, apart from the rows.
  var background = GuideBackground.queue("lineup.grid")
  /// Rows of which parts have arrived since the last layout.
  var arrivedRows: Set<Int> = []
  /// Increases with each decision whether the guide has pictures.
  private var sampleNumber = 0
  /// Called when an airing is chosen, which then has the `focus`.
  var onOpen: (() -> Void)?
  /// Called when the focus has moved.
  var onFocusChange: ((GuideFocus?) -> Void)?
  /// Called when the grid has been scrolled or zoomed.
  var onPlaceChange: (() -> Void)?
  /// Returns the menu of a row, or of what is on it at an instant (UTC seconds).
  var onMenu: ((_ row: Int, _ instant: Int64?) -> UIMenu?)?
  /// Called when a row's channel was chosen.
  var onChannel: ((_ row: Int) -> Void)?

  /// The rows to show; `nil` for all of the guide's.
  private(set) var shownChannels: [Channel]?
  /// Decides which airings matter now; the others are dimmed. `nil` if all do.
  var emphasis: (@MainActor (Airing) -> Bool)? {
    didSet { if emphasis != nil || oldValue != nil { refreshCells() } }
  }
  /// Whether the grid has the keyboard; only then is the focus shown.
  var showsFocus = true {
    didSet {
      guard showsFocus != oldValue, isViewLoaded, let focus else { return }
      refreshCells()
      showCard(at: focus)
    }
  }

  /// The measures to use regardless of the window's size; `nil` to follow the size and `appearance`.
  public var fixedMetrics: GuideMetrics?
  /// Density, colours and pictures, as the user prefers them.
  public var appearance = GuideAppearance() {
    didSet {
      guard appearance != oldValue else { return }
      type = distance?.type ?? .scale(for: appearance.density)
      sampleGuide()
      remeasure()
    }
  }
  var type = GuideTypeScale.regular
  /// The measures for viewing from a distance, in place of those of `appearance`; `nil` at a desk. They also draw time
  /// larger.
  var distance: CouchScale? {
    didSet {
      guard distance != oldValue else { return }
      type = distance?.type ?? .scale(for: appearance.density)
      layout.pointsPerSecond *= (distance?.factor ?? 1) / (oldValue?.factor ?? 1)
      remeasure()
    }
  }
  /// The direction of time: across, or down with the channels side by side.
  public var axis = GuidePlacement.Axis.across {
    didSet { if axis != oldValue { axisDidChange() } }
  }
  /// The airings with a bell.
  var reminded: Set<Airing.ID> = [] {
    didSet { if reminded != oldValue { refreshCells() } }
  }
  /// The channels with a star.
  public var favourites: Set<Channel.Key> = [] {
    didSet { if favourites != oldValue { reconfigureChannels() } }
  }
  /// Called when a row's star is pressed. Without it there are no stars.
  public var onToggleFavourite: ((Int) -> Void)? {
    didSet { reconfigureChannels() }
  }
  /// Whether any channel has a logo, and whether enough airings have pictures. Decided once for a guide, so that
  /// nothing jumps while it is scrolled.
  var hasLogos = false
  var hasPictures = false
  /// The live picture in a row's thumbnail.
  private(set) var liveView: UIView?
  private(set) var liveRow: Int?
  /// The card of the cell under the pointer or the focus, if its text does not fit into it.
  var card: AiringCard?
  /// The last position of the pointer in the grid's view; `nil` while it is elsewhere.
  var pointerLocation: CGPoint?
  private(set) var noInformation = localized("No information")
  /// Points at the trailing edge that a panel covers; what is revealed stays clear of them.
  var coveredWidth: CGFloat = 0

  /// The keyboard's position; `nil` until a key is pressed or an airing chosen.
  public internal(set) var focus: GuideFocus?
  var pinchStart: (scale: CGFloat, viewX: CGFloat, time: Double)?
  var screenReaderObserver: (any NSObjectProtocol)?
  /// The destination of the latest animated scroll, in the content's coordinates; `restingBounds` checks whether it is
  /// still in progress.
  var scrollTarget: CGPoint?
  private var placedOnNow = false
  /// The time at the leading edge when the grid was last placed on now by a layout. While it is still there, the user
  /// has not scrolled.
  private var timeBeforeNow: Double?
  private var lastLayoutSize = CGSize.zero
  /// Points per minute of time at zoom 1.
  public static let defaultPointsPerMinute: CGFloat = 5.5

  /// - Parameter images: fetches logos and stills; `nil` shows none.
  init(
    guide: any GuideProviding, times: GuideTimes, images: ImageLoader? = nil, showsHints: Bool = true,
    clock: @escaping @MainActor () -> Date
  ) {
    self.guide = guide
    self.clock = clock
    self.images = images
    self.showsHints = showsHints
    self.times = times
    rows = GuideRows(guide: guide, times: times, now: Int64(clock().timeIntervalSince1970))
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Life cycle

  public override func loadView() { view = GuideGridView(frame: .zero) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = GuideTheme.background
    layout.source = rows
    layout.timeRange = rows.timeRange
    layout.pointsPerSecond = defaultScale
    layout.axis = axis
    sampleGuide()
    let collectionView = GuideCollectionView(frame: view.bounds, collectionViewLayout: layout)
    self.collectionView = collectionView
    rows.onArrival = { [weak self] in self?.rowDidArrive($0) }
    collectionView.onLayout = { [weak self] in self?.showArrivedRows() }
    collectionView.onPinnedTap = { [weak self] view, location in self?.pinnedViewWasTapped(view, at: location) }
    collectionView.backgroundColor = GuideTheme.background
    if GuideLocale.current.isRightToLeft { collectionView.semanticContentAttribute = .forceRightToLeft }
    collectionView.accessibilityLabel = localized("Programmes")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.isDirectionalLockEnabled = true
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.isPrefetchingEnabled = false
    collectionView.alwaysBounceVertical = true
    collectionView.alwaysBounceHorizontal = true
    // Keys move the focus, and the grid follows: an arrow from a chip that has no target moves nothing.
    collectionView.allowsKeyboardScrolling = false
    registerViews()
    view.addSubview(collectionView)
    installGestures()
    followPointer()
    followScreenReader()
    tick()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    guard size != lastLayoutSize, size.width > 0, size.height > 0 else { return }
    // The place to keep: the instant at the grid's left edge and the row at its top.
    let kept = placedOnNow ? currentPlace : nil
    lastLayoutSize = size
    hideCard()
    layout.metrics = metrics(for: size)
    collectionView.frame = view.bounds
    layout.prepare()
    if let kept {
      show(kept)
      // A window that is laid out wide first, and then narrow, opens on now all the same.
      if kept.time == timeBeforeNow, !visibleInstants.contains(nowOrSameTime) { placeOnNow() }
      if let focus { reveal(focus, animated: false) }
    } else {
      placedOnNow = true
      // If the leading edge is on the right, the first channel is not at the content's origin.
      setOffset(.zero, animated: false)
      placeOnNow()
    }
  }

  private func placeOnNow() {
    scrollToNow(animated: false)
    timeBeforeNow = currentPlace.time
  }

  /// Puts a view into a row's thumbnail, or removes it.
  func showLive(_ view: UIView?, row: Int?) {
    guard view !== liveView || row != liveRow else { return }
    let rows = Set([liveRow, row].compactMap { $0 })
    (liveView, liveRow) = (view, row)
    guard isViewLoaded, collectionView != nil else { return }
    for row in rows {
      let indexPath = IndexPath(item: 0, section: row)
      if let cell = collectionView.cellForItem(at: indexPath) { configure(cell, at: indexPath) }
    }
  }

  // MARK: Time passing

  /// Moves the line and the progress of programmes that are on. Cost: O(visible cells).
  public func tick() {
    let now = Int64(clock().timeIntervalSince1970)
    layout.now = now
    rows.now = now
    refreshCells()
    guard isViewLoaded, collectionView != nil else { return }
    for case let mark as NowMarkView in collectionView.visibleSupplementaryViews(ofKind: GuideElementKind.nowMark) {
      mark.text = times.timeText(now)
    }
    for case let corner as CornerView in collectionView.visibleSupplementaryViews(ofKind: GuideElementKind.corner) {
      corner.timeText = times.timeText(now)
    }
  }

  /// Updates everything on the screen. Cost: O(visible cells).
  func refreshCells() {
    guard isViewLoaded, collectionView != nil else { return }
    for indexPath in collectionView.indexPathsForVisibleItems {
      guard let cell = collectionView.cellForItem(at: indexPath) else { continue }
      configure(cell, at: indexPath)
    }
  }

  /// Shows days and hours with another time zone or other texts; the place stays.
  func use(_ times: GuideTimes) {
    self.times = times
    rows.use(times)
    reloadGuide(channels: shownChannels)
    tick()
  }

  /// Applies the texts and the writing direction of the current language.
  func reloadTexts() {
    noInformation = localized("No information")
    guard isViewLoaded, collectionView != nil else { return }
    let place = currentPlace
    hideCard()
    collectionView.accessibilityLabel = localized("Programmes")
    collectionView.semanticContentAttribute =
      GuideLocale.current.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    layout.invalidateLayout()
    layout.prepare()
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
    show(place)
  }

  // MARK: Data changes

  /// Shows another state of the guide's data; place, focus and selection stay.
  ///
  /// - Parameter channels: the rows to show; `nil` for all of the guide's.
  public func reloadGuide(_ guide: (any GuideProviding)? = nil, channels: [Channel]? = nil) {
    var place = isViewLoaded && placedOnNow ? currentPlace : nil
    let topChannel = place.flatMap { channel(ofRow: Int($0.row)) }
    let focusedChannel = focus.flatMap { channel(ofRow: $0.row) }
    if let guide { self.guide = guide }
    let before = rows.channels.map(\.id)
    shownChannels = channels
    rows.reload(self.guide, channels: channels)
    let after = rows.channels.map(\.id)
    let isReordering = before != after && before.count == after.count && Set(before) == Set(after)
    sampleGuide()
    layout.timeRange = rows.timeRange
    if isViewLoaded { layout.metrics = metrics(for: view.bounds.size) }
    // Keep the same channels in view, wherever their rows are now; if one is gone, the next takes its place. If only
    // the order is new, the user changed it, and a moved channel must not take the screen along.
    if let kept = place, let row = row(of: topChannel), !isReordering {
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
    // If the guide is a different one, the previous place may be years away from its data.
    let isNear = place.map { place in
      let data = rows.dataRange
      return data.isEmpty || (Double(data.lowerBound) - 86_400...Double(data.upperBound) + 86_400).contains(place.time)
    }
    if let place, isNear == true { show(place) } else { scrollToNow(animated: false) }
  }

  /// Forgets the loaded parts of the rows, as if nothing had been shown, for benchmarks.
  func forgetRows() { rows.forget() }

  // MARK: Appearance

  private var defaultScale: CGFloat {
    Self.defaultPointsPerMinute / 60 * (axis == .across ? 1 : Self.downScale) * (distance?.factor ?? 1)
  }

  /// Scales points per minute where time runs down: a line of text is wider than high.
  static let downScale: CGFloat = 0.6

  private func metrics(for size: CGSize) -> GuideMetrics {
    if let fixedMetrics { return fixedMetrics }
    if let distance, axis == .across { return distance.metrics(width: size.width, hasLogos: hasLogos) }
    guard axis == .across else { return .fittingColumns(width: size.width, density: appearance.density) }
    return .fitting(width: size.width, density: appearance.density, hasLogos: hasLogos, hasPictures: hasPictures)
  }

  /// Lays out the grid with other measures; what is at its leading edge stays there.
  private func remeasure() {
    guard isViewLoaded, collectionView != nil, placedOnNow else { return }
    let place = currentPlace
    layout.metrics = metrics(for: view.bounds.size)
    layout.invalidateLayout()
    layout.prepare()
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
    show(place)
  }

  private func axisDidChange() {
    guard isViewLoaded, collectionView != nil else { return }
    hideCard()
    let place = currentPlace
    layout.pointsPerSecond *= axis == .down ? Self.downScale : 1 / Self.downScale
    layout.axis = axis
    layout.metrics = metrics(for: view.bounds.size)
    layout.prepare()
    if let old = focus { focus = GuideFocus.at(row: old.row, instant: old.anchor, in: rows) }
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
    show(place)
  }

  private func pinnedViewWasTapped(_ view: UICollectionReusableView, at location: CGPoint) {
    guard let header = view as? ChannelHeaderView,
      let row = layout.geometry.row(atY: layout.placement.grid(location).y)
    else { return }
    if let onToggleFavourite, header.isStar(header.convert(location, from: collectionView)) {
      onToggleFavourite(row)
    } else {
      onChannel?(row)
    }
  }

  private func reconfigureChannels() {
    guard isViewLoaded, collectionView != nil else { return }
    for indexPath in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: GuideElementKind.channel) {
      let view = collectionView.supplementaryView(forElementKind: GuideElementKind.channel, at: indexPath)
      if let view = view as? ChannelHeaderView, indexPath.section < rows.rowCount {
        configure(view, row: indexPath.section)
      }
    }
  }

  /// The number of rows sampled to decide whether a guide has pictures.
  private static let sampledRows = 24

  /// Decides what to show in the columns next to the names. O(channels), and some two dozen programmes.
  private func sampleGuide() {
    sampleNumber += 1
    hasLogos = images != nil && rows.channels.contains { !$0.iconURL.isEmpty }
    switch appearance.thumbnails {
    case .always: hasPictures = true
    case .never: hasPictures = false
    case .automatic:
      guard images != nil, rows.rowCount > 0 else { return hasPictures = false }
      let step = max(1, rows.rowCount / Self.sampledRows)
      sample(Array(stride(from: 0, to: min(rows.rowCount, step * Self.sampledRows), by: step)))
    }
  }

  /// Decides whether the airings that are on in these rows have enough pictures; later, if reading them takes time.
  private func sample(_ sampled: [Int]) {
    let now = rows.now
    // A guide that always takes time need not be requested row by row.
    if !rows.waits, let row = sampled.first,
      case .takesTime? = try? guide.promptAirings(on: rows.channels[row].id, overlapping: now..<now + 1)
    {
      return sampleLater(sampled)
    }
    var found: [Bool] = []
    for row in sampled {
      guard case .known(let hasPicture) = hasPicture(row) else { return sampleLater(sampled) }
      if let hasPicture { found.append(hasPicture) }
    }
    decide(found)
  }

  private func sampleLater(_ sampled: [Int]) {
    let (guide, now, keys, number) = (guide, rows.now, sampled.map { rows.channels[$0].id }, sampleNumber)
    background.run {
      keys.compactMap { key -> Bool? in
        let on = try? guide.airings(on: key, overlapping: now..<now + 1).last { $0.start <= now && $0.stop > now }
        return on.map { (try? guide.programme($0.id))?.pictureURL.isEmpty == false }
      }
    } deliver: { [weak self] found in
      guard let self, number == sampleNumber else { return }
      let before = hasPictures
      decide(found)
      if hasPictures != before { remeasure() }
    }
  }

  /// Returns whether the airing that is on in a row has a picture; `nil` if nothing is.
  private func hasPicture(_ row: Int) -> PromptAnswer<Bool?> {
    guard let span = rows.span(inRow: row, at: rows.now), !span.isAwaited else { return .takesTime }
    guard let airing = span.airing?.id else { return .known(nil) }
    if rows.waits { return .known((try? guide.programme(airing))?.pictureURL.isEmpty == false) }
    switch try? guide.promptProgramme(airing) {
    case .known(let programme): return .known(programme?.pictureURL.isEmpty == false)
    case .takesTime: return .takesTime
    case nil: return .known(nil)
    }
  }

  /// - Parameter sample: whether each of some airings has a picture.
  private func decide(_ sample: [Bool]) {
    let found = sample.count { $0 }
    // Keep the pictures until hardly any are left.
    hasPictures = !sample.isEmpty && found * (hasPictures ? 10 : 3) >= sample.count
  }

  private func channel(ofRow row: Int) -> Channel.ID? {
    rows.channels.indices.contains(row) ? rows.channels[row].id : nil
  }

  private func row(of channel: Channel.ID?) -> Int? {
    channel.flatMap { id in rows.channels.firstIndex { $0.id == id } }
  }
}
