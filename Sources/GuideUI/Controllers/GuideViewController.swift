import GuideModel
import UIKit

/// The guide's window: views of the guide (grid, on now, one channel's day), the bars around them, search, and panels.
///
/// The controller knows its data as `GuideProviding` only: a database, memory, or a benchmark's generator. What is a `GuideLibrary`, too,
/// can be searched, has favourites and lists, and folds empty channels away.
public final class GuideViewController: UIViewController {
  /// The grid itself.
  public let grid: GuideGridViewController
  let images: ImageLoader?
  let showsToolbar: Bool
  var times: GuideTimes { grid.times }

  /// The person's settings. Those that the window shows take effect at once.
  public var settings = GuideSettings() {
    didSet { if isViewLoaded, settings != oldValue { settingsDidChange(from: oldValue) } }
  }

  // MARK: What others do for the window

  /// Called when the person changed a setting in the window, so that it can be kept.
  public var onSettingsChange: ((GuideSettings) -> Void)?
  /// Fetches the guide's sources; without it the window offers none of that, and its words say how else it is done.
  public var sourceManager: (any GuideSourceManaging)? {
    didSet {
      let hasManager = sourceManager != nil
      onAddGuide = hasManager ? { [weak self] in self?.openSources(adding: true) } : nil
      onSources = hasManager ? { [weak self] in self?.openSources() } : nil
      onRefresh = hasManager ? { [weak self] in self?.sourceManager?.refresh(nil) } : nil
    }
  }
  /// Plays a channel, from an airing's beginning where that is over or running and the channel can be caught up.
  public var onWatch: ((Channel, Airing?) -> Void)?
  /// Tells whether `onWatch` can play a channel, and an airing of it.
  public var canWatch: ((Channel, Airing?) -> Bool)?
  /// Makes the menu of reminders for an airing; nil for none.
  public var reminderMenu: ((Airing, Channel) -> UIMenu?)?
  /// Tells whether a reminder is set for an airing.
  public var isReminded: ((Airing) -> Bool)?
  /// Makes the menu of what has the focus or was pressed, in place of the window's own.
  public var onContextMenu: ((GuideMenuTarget) -> UIMenu?)?
  /// Opens a web page that the person agreed to.
  public var onOpenLink: ((URL) -> Void)?
  /// Opens the panel of reminders.
  public var onReminders: (() -> Void)? {
    didSet { if isViewLoaded { updateMenus() } }
  }

  /// Opens what adds a guide; nil where there is no such thing, and then the words say how else it is done.
  public var onAddGuide: (() -> Void)? {
    didSet { if isViewLoaded { updateStates() } }
  }
  /// Refreshes the guide's sources.
  public var onRefresh: (() -> Void)? {
    didSet { if isViewLoaded { updateStates() } }
  }
  /// Opens the sources.
  public var onSources: (() -> Void)? {
    didSet { if isViewLoaded { updateMenus() } }
  }
  /// Fills the screen with the window, or ends that.
  public var onFullScreen: (() -> Void)? {
    didSet { if isViewLoaded { updateMenus() } }
  }
  /// Whether a guide is being read for the first time: with nothing to show yet, the window says so.
  public var isLoading = false {
    didSet { if isViewLoaded, isLoading != oldValue { updateStates() } }
  }

  // MARK: Parts

  let bar = GuideBar()
  let chipRow = ChipRow()
  let dayStrip = DayStrip()
  let rowBackground = UIView()
  let rowEdge = UIView()
  let banner = GuideBanner()
  let stateView = GuideStateView()
  let numberView = ChannelNumberView()
  /// What menus that belong to no button are shown beside; never seen.
  let menuAnchor = UIButton(type: .custom)

  // MARK: State

  /// What is shown of the guide.
  public internal(set) var filter = GuideFilter.all
  /// Whether channels without programmes are shown although the settings fold them away.
  var showsEmpty = false
  /// The rows of the filter.
  var plan = GuideRowPlan()
  /// What the filter found in the background: rows and, for a saved search, airings.
  var filterMatches: (rows: Set<Channel.Key>, airings: Set<Airing.ID>?)?
  var filterWork: Cancellation?
  /// Genres with programmes today: they have chips.
  var genres: [Genre] = []
  /// The view that is shown.
  public internal(set) var mode = GuideWindowState.View.grid
  var onNow: OnNowViewController?
  var channelDay: ChannelDayViewController?
  var results: SearchResultsViewController?
  var searchSession: SearchSession?
  /// Makes and takes back the person's changes of the library.
  var editorOfLibrary: GuideEditor?
  /// Where the person was before a search led elsewhere.
  var returnPlace: ReturnPlace?
  var numberEntry = ChannelNumberEntry()
  var numberWork: Cancellation?
  /// Banners that were closed.
  var closedBanners: Set<GuideBanner.Content.Kind> = []
  var failure: String?
  var dayPlan: DayPlan?
  /// The instants of the day that the strip marks: as long as they hold the middle of the screen nothing needs to be told.
  var markedDay: Range<Int64> = 0..<0
  /// Answers what waits for a disk.
  var background = GuideBackground.queue("lineup.window")
  var searchBackground = GuideBackground.queue("lineup.search")
  var savedState = GuideWindowState()

  /// The airing whose details are open.
  public internal(set) var selection: Airing.ID?
  var panel: UIViewController?
  private var timer: Timer?
  private var lastSize = CGSize.zero
  private var lastContents = ShellLayout.Contents()
  var frames = ShellLayout(size: .zero, contents: ShellLayout.Contents())
  private let dayStartHour: Int
  private let locale: Locale
  private let fixedTimeZone: TimeZone?

  /// - Parameters:
  ///   - timeZone: whose days and hours the guide shows; nil follows the system's, also when that changes.
  ///   - dayStartHour: the local hour a day begins at, 5 by default.
  ///   - locale: how days and times are written.
  ///   - images: fetches logos and stills; nil shows none.
  ///   - showsToolbar: whether there are bars; a picture has none.
  public init(
    guide: any GuideProviding, timeZone: TimeZone? = nil, dayStartHour: Int = 5,
    locale: Locale = GuideLocale.current.formats, images: ImageLoader? = nil, showsToolbar: Bool = true,
    clock: @escaping @MainActor () -> Date = { Date() }
  ) {
    self.images = images
    self.showsToolbar = showsToolbar
    self.dayStartHour = dayStartHour
    self.locale = locale
    fixedTimeZone = timeZone
    grid = GuideGridViewController(
      guide: guide,
      times: GuideTimes(timeZone: timeZone ?? .current, dayStartHour: dayStartHour, locale: locale), images: images,
      showsHints: showsToolbar, clock: clock)
    super.init(nibName: nil, bundle: nil)
    title = localized("Guide")
  }

  public required init?(coder: NSCoder) { nil }

  /// The guide as something to search and arrange, if it is.
  var library: (any GuideLibrary)? { guide as? any GuideLibrary }

  /// Channels, lists and searches: those of the library, or the guide's channels alone.
  var lineup: GuideLineup { library?.lineup ?? GuideLineup(channels: guide.channels) }

  // MARK: Life cycle

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = GuideTheme.background
    // The ring around what has the focus is drawn in this colour, a little transparent.
    view.tintColor = GuideTheme.ring
    connectGrid()
    addChild(grid)
    view.addSubview(grid.view)
    grid.didMove(toParent: self)
    rowBackground.backgroundColor = GuideTheme.chrome
    rowEdge.backgroundColor = GuideTheme.chromeBorder
    stateView.isHidden = true
    banner.isHidden = true
    numberView.isHidden = true
    view.addSubview(stateView)
    if showsToolbar {
      for view in [bar, rowBackground, chipRow, dayStrip, rowEdge, banner] as [UIView] { self.view.addSubview(view) }
    }
    view.addSubview(numberView)
    menuAnchor.showsMenuAsPrimaryAction = true
    menuAnchor.isHidden = true
    menuAnchor.accessibilityElementsHidden = true
    view.addSubview(menuAnchor)
    connectBars()
    rebuildRows()
    tick()
    loadGenres()
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    focusContent()
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

  public override var preferredFocusEnvironments: [any UIFocusEnvironment] { [contentEnvironment] }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutShell(isForced: view.bounds.size != lastSize)
    if view.window != nil { takeSavedPlace() }
  }

  /// Puts the parts where the window's size and what is open want them.
  func layoutShell(isForced: Bool = false) {
    let size = view.bounds.size
    var contents = ShellLayout.Contents()
    contents.showsBars = showsToolbar
    contents.showsBanner = showsToolbar && banner.content != nil
    contents.showsDays = mode == .grid || channelDay != nil
    contents.hasPanel = panel != nil
    contents.isSearching = results != nil
    contents.canSearch = library != nil
    contents.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard isForced || contents != lastContents, size != .zero else { return }
    lastSize = size
    lastContents = contents
    frames = ShellLayout(size: size, contents: contents)
    bar.frame = frames.bar
    bar.place(by: frames)
    rowBackground.frame = CGRect(
      x: 0, y: frames.bar.maxY, width: size.width, height: showsToolbar ? ShellLayout.rowHeight : 0)
    rowEdge.frame = CGRect(x: 0, y: rowBackground.frame.maxY - 1, width: size.width, height: showsToolbar ? 1 : 0)
    chipRow.frame = frames.chips
    dayStrip.mode = frames.days
    dayStrip.frame = frames.dayStrip
    dayStrip.isHidden = !contents.showsDays
    banner.isHidden = !contents.showsBanner
    banner.frame = frames.banner
    for content in [grid.view, onNow?.view, channelDay?.view, results?.view, stateView] as [UIView?] {
      content?.frame = frames.content
    }
    panel?.view.frame = frames.panel
    numberView.frame = CGRect(
      x: ((size.width - ChannelNumberView.size.width) / 2).rounded(), y: frames.content.minY + 24,
      width: min(size.width, ChannelNumberView.size.width), height: ChannelNumberView.size.height)
    grid.view.layoutIfNeeded()
    updateDays(isForced: true)
  }

  // Overrides cannot stand in extensions; what keys do is in GuideViewController+Keyboard.swift.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var unhandled: Set<UIPress> = []
    for press in presses {
      guard presentedViewController == nil, let key = press.key, handle(key) else {
        unhandled.insert(press)
        continue
      }
    }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  public override var keyCommands: [UIKeyCommand]? { presentedViewController == nil ? repeatingKeys : nil }

  public override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusDidMove(in: context)
  }

  // MARK: Time passing

  /// Moves the line and the progress of what runs. Cost: O(visible cells).
  public func tick() {
    followTimeZone()
    grid.tick()
    guard isViewLoaded else { return }
    if mode == .onNow { onNow?.tick(now: rows.now) }
    channelDay?.tick(now: rows.now)
    updateDays(isForced: dayPlan?.today.map { !(dayPlan?.days[$0].day.interval.contains(rows.now) ?? false) } ?? true)
  }

  /// Reads the system's time zone anew, for which Foundation remembers the first answer.
  var systemTimeZone: @Sendable () -> TimeZone = {
    NSTimeZone.resetSystemTimeZone()
    return TimeZone.current
  }

  /// Follows the system's time zone, unless one was given.
  private func followTimeZone() {
    guard fixedTimeZone == nil else { return }
    background.run(systemTimeZone) { [weak self] in self?.take($0) }
  }

  private func take(_ zone: TimeZone) {
    guard zone != times.calendar.timeZone else { return }
    grid.use(GuideTimes(timeZone: zone, dayStartHour: dayStartHour, locale: locale))
    onNow?.times = times
    if let day = channelDay {
      day.times = times
      day.show(times.calendar.day(containing: day.day.interval.lowerBound + day.day.duration / 2))
      day.load()
    }
    if isViewLoaded { updateDays(isForced: true) }
  }

  // MARK: Data changes

  /// Shows another state of the guide's data; place, focus and selection stay.
  public func reloadGuide(_ guide: (any GuideProviding)? = nil) {
    guard isViewLoaded else { return grid.reloadGuide(guide) }
    failure = nil
    let shown = guide ?? self.guide
    rebuildRows(guide: shown)
    channelDay?.load()
    loadGenres()
    findFilterMatches()
  }

  private func connectGrid() {
    if GuideLocale.current.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    grid.appearance = GuideAppearance(settings)
    grid.onOpen = { [weak self] in self?.openFocused() }
    grid.onFocusChange = { [weak self] focus in
      if focus != nil, self?.panel is ProgrammeDetailsViewController { self?.openDetails() }
    }
    grid.onPlaceChange = { [weak self] in self?.updateDays() }
    grid.onMenu = { [weak self] row, instant in self?.menu(ofRow: row, at: instant) }
    grid.onChannel = { [weak self] row in self?.openChannelDay(row: row) }
  }
}
