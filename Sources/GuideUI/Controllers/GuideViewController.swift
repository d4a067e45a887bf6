import GuideModel
import UIKit

/// The guide's window: views of the guide (grid, on now, one channel's day), the bars around them, search, and panels.
///
/// The controller reads its data only through `GuideProviding`, which may be a database, memory, or a benchmark's
/// generator. If the guide is also a `GuideLibrary`, it can be searched, has favourites and lists, and empty channels
/// are folded away.
public final class GuideViewController: UIViewController {
  /// The grid itself.
  public let grid: GuideGridViewController
  let images: ImageLoader?
  let showsToolbar: Bool
  var times: GuideTimes { grid.times }

  /// The user's settings. Those that the window shows take effect at once.
  public var settings = GuideSettings() {
    didSet { if isViewLoaded, settings != oldValue { settingsDidChange(from: oldValue) } }
  }

  /// Whether the settings belong to one of several viewers of the program. Settings that affect the whole program are
  /// then neither offered nor applied here.
  public var isOneOfSeveral = false

  /// The locale that the settings' language, formats and clock modify; a browser's, if the window is a browser's
  /// viewer.
  public var baseLocale: GuideLocale?

  // MARK: Provided by the window's owner

  /// Called when the language was changed in the settings, before the window's parts are rebuilt in it.
  public var onLanguageChange: (() -> Void)?
  /// Called when the user changed a setting in the window, so that it can be stored.
  public var onSettingsChange: ((GuideSettings) -> Void)?
  /// Manages the guide's sources. Without it the window offers no commands for them, and its texts say how else to
  /// manage them.
  public var sourceManager: (any GuideSourceManaging)? {
    didSet {
      let hasManager = sourceManager != nil
      onAddGuide = hasManager ? { [weak self] in self?.openSources() } : nil
      onSources = hasManager ? { [weak self] in self?.openSources() } : nil
      onRefresh = hasManager ? { [weak self] in self?.sourceManager?.refresh(nil) } : nil
    }
  }
  /// Plays a channel, or a past airing if the channel offers catch-up.
  public var onWatch: ((Channel, Airing?) -> Void)?
  /// Plays a channel inside the window, as `onWatch` does outside.
  public var onPlayHere: ((Channel, Airing?) -> Void)?
  /// Returns whether `onPlayHere` can play a channel and an airing of it.
  public var canPlayHere: ((Channel, Airing?) -> Bool)?
  /// Shows the focused channel live, if the settings enable it.
  public var livePicture: (any GuideLivePicture)?
  /// Called when couch mode begins or ends, so that it can fill the screen.
  public var onCouch: ((Bool) -> Void)?
  /// Returns whether `onWatch` can play a channel and an airing of it. Called on the main thread: it must not wait.
  public var canWatch: ((Channel, Airing?) -> Bool)?
  /// Stores reminders; without it the window offers none.
  public var reminders: (any ReminderManaging)? {
    didSet {
      reminders?.observe { [weak self] in
        self?.remindersDidChange()
        self?.agentDidChange()
      }
      reminders?.reload()
      if isViewLoaded { updateMenus() }
    }
  }
  /// Plays an airing that is on from its beginning.
  public var onStartOver: ((Channel, Airing) -> Void)?
  /// Returns whether `onStartOver` can do that. It must not wait.
  public var canStartOver: ((Channel, Airing) -> Bool)?
  /// The installed players, by their names in the setting `player`.
  public var players: [String] = []
  /// Returns the text of a calendar file for an airing. It may wait for the disk, and is called on another thread.
  public var calendarText: (@Sendable (Airing, Channel) throws -> String)?
  /// Saves a text under a name in the user's folder for downloads, and returns the file's path. Called on another
  /// thread.
  public var saveFile: (@Sendable (_ text: String, _ name: String) throws -> String)?
  /// Opens a file with the desktop's program for it.
  public var onOpenFile: ((String) -> Void)?
  /// Prints a part of the guide.
  public var onPrint: ((GuidePrintRequest) -> Void)? {
    didSet { if isViewLoaded { updateMenus() } }
  }
  /// Returns the menu for what has the focus or was pressed, in place of the window's own.
  public var onContextMenu: ((GuideMenuTarget) -> UIMenu?)?
  /// Opens a web page after the user agreed.
  public var onOpenLink: ((URL) -> Void)?

  /// Adds a guide; `nil` if that is not possible, in which case the texts say how else to do it.
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
  /// Enters or leaves full screen.
  public var onFullScreen: (() -> Void)? {
    didSet { if isViewLoaded { updateMenus() } }
  }
  /// Whether a guide is being read for the first time. With nothing to show yet, the window shows that.
  public var isLoading = false {
    didSet { if isViewLoaded, isLoading != oldValue { updateStates() } }
  }

  // MARK: Parts

  // Rebuilt when the language changes.
  private(set) var bar = GuideBar()
  private(set) var chipRow = ChipRow()
  private(set) var dayStrip = DayStrip()
  private(set) var banner = GuideBanner()
  private(set) var stateView = GuideStateView()
  let rowBackground = UIView()
  let rowEdge = UIView()
  let numberView = ChannelNumberView()
  /// Shown while something is dragged over the window.
  var dropView: DropView?
  /// An invisible anchor for menus that belong to no button.
  let menuAnchor = UIButton(type: .custom)

  // MARK: State

  /// The filter on the guide.
  public internal(set) var filter = GuideFilter.all
  /// Whether channels without programmes are shown although the settings fold them away.
  var showsEmpty = false
  /// The rows of the filter.
  var plan = GuideRowPlan()
  /// The filter's matches, found in the background: rows and, for a saved search, airings.
  var filterMatches: (rows: Set<Channel.Key>, airings: Set<Airing.ID>?)?
  var filterWork: Cancellation?
  /// The genres with programmes today, which have chips.
  var genres: [Genre] = []
  /// The view that is shown.
  public internal(set) var mode = GuideWindowState.View.grid
  var onNow: OnNowViewController?
  var channelDay: ChannelDayViewController?
  var results: SearchResultsViewController?
  var searchSession: SearchSession?
  /// Makes and undoes the user's changes of the library.
  var editorOfLibrary: GuideEditor?
  /// The state before a search moved elsewhere.
  var returnPlace: ReturnPlace?
  var numberEntry = ChannelNumberEntry()
  var numberWork: Cancellation?
  /// Whether a changed language has still to be applied.
  var languageIsChanging = false
  var actionsOfReminders: ReminderActions?
  /// Whether the agent was offered, in this window or an earlier one.
  var hasOfferedAgent = false
  var hasExplainedAgent = false
  /// Whether to offer the agent once it is known whether there is one.
  var awaitsAgent = false
  /// The place whose details are to open once it is known what is on there.
  var awaitedDetails: GuideFocus?
  /// Banners that were closed.
  var closedBanners: Set<GuideBanner.Content.Kind> = []
  var failure: String?
  var dayPlan: DayPlan?
  /// The instants of the day that the strip marks. While they contain the middle of the screen there is nothing to
  /// update.
  var markedDay: Range<Int64> = 0..<0
  /// The queue for results that wait for a disk.
  var background = GuideBackground.queue("lineup.window")
  var searchBackground = GuideBackground.queue("lineup.search")
  /// The pause between two searches for one text while the index is being built.
  var searchPause: SearchSession.Pause = SearchSession.second
  /// Whether Return was pressed before the search had finished.
  var landsWhenFound = false
  var savedState = GuideWindowState()
  /// Whether drawing waits for the guide's data: for a picture, which is drawn once.
  public var waitsForData = false {
    didSet {
      background = waitsForData ? .immediate : .queue("lineup.window")
      grid.background = background
      rows.waits = waitsForData
    }
  }

  /// The airing whose details are open.
  public internal(set) var selection: Airing.ID?
  var panel: UIViewController?
  /// Couch mode, while it is on.
  var couch: CouchMode?
  /// Whether the window has the keyboard, as far as is known.
  var isInFront = true
  let liveRest = LivePictureRest()
  var activityObservers: [any NSObjectProtocol] = []
  var timer: Timer?
  /// The minute of the clock that the window shows, since 1970.
  var shownMinute: Int64?
  private var lastSize = CGSize.zero
  private var lastContents = ShellLayout.Contents()
  var frames = ShellLayout(size: .zero, contents: ShellLayout.Contents())
  /// The values given to this controller, which do not follow the settings.
  private let fixedDayStart: Int?
  private let fixedLocale: Locale?
  let fixedTimeZone: TimeZone?

  /// - Parameters:
  ///   - timeZone: the zone of the guide's days and hours; `nil` follows the system's, even when that changes.
  ///   - dayStartHour: the local hour at which a day begins; `nil` follows the settings.
  ///   - locale: how days and times are written; `nil` follows the settings and the environment.
  ///   - images: fetches logos and stills; `nil` shows none.
  ///   - showsToolbar: whether there are bars; a picture has none.
  public init(
    guide: any GuideProviding, timeZone: TimeZone? = nil, dayStartHour: Int? = nil,
    locale: Locale? = nil, images: ImageLoader? = nil, showsToolbar: Bool = true,
    clock: @escaping @MainActor () -> Date = { Date() }
  ) {
    self.images = images
    self.showsToolbar = showsToolbar
    fixedDayStart = dayStartHour
    fixedLocale = locale
    fixedTimeZone = timeZone
    grid = GuideGridViewController(
      guide: guide,
      times: GuideTimes(
        timeZone: timeZone ?? .current, dayStartHour: dayStartHour ?? GuideSettings().dayStart,
        locale: locale ?? GuideLocale.current.formats), images: images,
      showsHints: showsToolbar, clock: clock)
    super.init(nibName: nil, bundle: nil)
    title = localized("Guide")
  }

  public required init?(coder: NSCoder) { nil }

  /// The guide as a library that can be searched and edited, if it is one.
  var library: (any GuideLibrary)? { guide as? any GuideLibrary }

  /// Channels, lists and searches: those of the library, or the guide's channels alone.
  var lineup: GuideLineup { library?.lineup ?? GuideLineup(channels: guide.channels) }

  // MARK: Life cycle

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = GuideTheme.background
    // The focus ring has this colour, slightly transparent.
    view.tintColor = GuideTheme.ring
    connectGrid()
    addChild(grid)
    view.addSubview(grid.view)
    grid.didMove(toParent: self)
    rowBackground.backgroundColor = GuideTheme.chrome
    rowEdge.backgroundColor = GuideTheme.chromeBorder
    numberView.isHidden = true
    view.addSubview(numberView)
    menuAnchor.showsMenuAsPrimaryAction = true
    menuAnchor.isHidden = true
    menuAnchor.accessibilityElementsHidden = true
    view.addSubview(menuAnchor)
    view.addInteraction(UIDropInteraction(delegate: self))
    addBars()
    rebuildRows()
    tick()
    loadGenres()
    followActivity()
  }

  isolated deinit {
    for observer in activityObservers { NotificationCenter.default.removeObserver(observer) }
  }

  /// Adds bars, banner and states above the grid.
  private func addBars() {
    stateView.isHidden = true
    banner.isHidden = true
    view.insertSubview(stateView, belowSubview: numberView)
    if showsToolbar {
      for part in [bar, rowBackground, chipRow, dayStrip, rowEdge, banner] as [UIView] {
        view.insertSubview(part, belowSubview: numberView)
      }
    }
    connectBars()
  }

  /// Rebuilds the parts with texts in the current language; the place in the guide stays.
  public func reloadTexts() {
    guard isViewLoaded else { return }
    leaveCouch()
    let reopensSettings = panel is SettingsPanel
    endSearch()
    closePanel(focuses: false)
    closeChannelDay(focuses: false)
    let mode = mode
    show(.grid)
    onNow?.willMove(toParent: nil)
    onNow?.view.removeFromSuperview()
    onNow?.removeFromParent()
    onNow = nil
    for part in [bar, chipRow, dayStrip, banner, stateView] as [UIView] { part.removeFromSuperview() }
    bar = GuideBar()
    chipRow = ChipRow()
    dayStrip = DayStrip()
    banner = GuideBanner()
    stateView = GuideStateView()
    let isRightToLeft = GuideLocale.current.isRightToLeft
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    grid.reloadTexts()
    addBars()
    use(makeTimes(in: times.calendar.timeZone))
    layoutShell(isForced: true)
    show(mode)
    if reopensSettings { toggleSettings() } else { focusContent() }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    focusContent()
    startTimer()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stopTimer()
    liveRest.want(nil)
  }

  public override var preferredFocusEnvironments: [any UIFocusEnvironment] { [contentEnvironment] }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutShell(isForced: view.bounds.size != lastSize)
    if view.window != nil { takeSavedPlace() }
  }

  /// Lays out the window's parts for its size and what is open.
  func layoutShell(isForced: Bool = false) {
    let size = view.bounds.size
    if let couch {
      guard isForced, size != .zero else { return }
      lastSize = size
      return layoutCouch(couch)
    }
    var contents = ShellLayout.Contents()
    contents.showsBars = showsToolbar
    contents.showsBanner = showsToolbar && banner.content != nil
    contents.showsDays = mode == .grid || channelDay != nil
    contents.hasPanel = panel != nil
    contents.isSearching = results != nil
    contents.canSearch = library != nil
    contents.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    contents.cancelWidth = bar.cancelWidth
    contents.switchWidth = bar.switchWidth
    contents.dayWidth = dayStrip.menuWidth
    contents.daysWidth = dayStrip.fullWidth
    contents.chipsWidth = chipRow.fullWidth
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
    dropView?.frame = view.bounds
    numberView.use(1)
    numberView.frame = CGRect(
      x: ((size.width - ChannelNumberView.size.width) / 2).rounded(), y: frames.content.minY + 24,
      width: min(size.width, ChannelNumberView.size.width), height: ChannelNumberView.size.height)
    grid.view.layoutIfNeeded()
    updateDays(isForced: true)
  }

  // Overrides cannot be in extensions; what keys do is in GuideViewController+Keyboard.swift.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var unhandled: Set<UIPress> = []
    for press in presses {
      guard !isCovered, let key = press.key, regainPanelFocus(by: key.keyCode) || handle(key) else {
        unhandled.insert(press)
        continue
      }
    }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  public override var keyCommands: [UIKeyCommand]? {
    !isCovered && couch?.page == nil ? repeatingKeys : nil
  }

  public override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusDidMove(in: context)
  }

  // MARK: Times

  /// Reads the system's time zone again; Foundation caches its first answer.
  var systemTimeZone: @Sendable () -> TimeZone = {
    NSTimeZone.resetSystemTimeZone()
    return TimeZone.current
  }

  /// Returns days and times of day as the settings define them.
  func makeTimes(in zone: TimeZone) -> GuideTimes {
    GuideTimes(
      timeZone: zone, dayStartHour: fixedDayStart ?? settings.dayStart,
      locale: fixedLocale ?? GuideLocale.current.formats,
      clock: settings.clock)
  }

  /// Shows days and times of day with another zone or in other words; the place stays.
  func use(_ times: GuideTimes) {
    grid.use(times)
    onNow?.times = times
    if let day = channelDay {
      day.times = times
      day.show(times.calendar.day(containing: day.day.interval.lowerBound + day.day.duration / 2))
      day.load()
    }
    // Its texts contain times.
    if panel is ProgrammeDetailsViewController { closePanel(focuses: false) }
    guard isViewLoaded else { return }
    rebuildRows()
    updateDays(isForced: true)
  }

  /// Applies the user's formats of dates and times, unless others were given.
  func useLocale(of settings: GuideSettings) {
    guard fixedLocale == nil else { return }
    if let viewer = GuideLocale.viewer {
      viewer.locale = settings.locale(over: baseLocale ?? viewer.locale)
    } else if !isOneOfSeveral {
      GuideLocale.current = settings.locale(environment: GuideLocale.environment)
    }
  }

  // MARK: Data changes

  /// Shows another state of the guide's data; place, focus and selection stay.
  public func reloadGuide(_ guide: (any GuideProviding)? = nil) {
    guard isViewLoaded else { return grid.reloadGuide(guide) }
    failure = nil
    let shown = guide ?? self.guide
    rebuildRows(guide: shown)
    channelDay?.load()
    (panel as? PanelListViewController)?.guideDidChange()
    loadGenres()
    findFilterMatches()
  }

  private func connectGrid() {
    if GuideLocale.current.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    if settings.dayStart != times.dayStartHour || settings.clock != .system {
      grid.use(makeTimes(in: times.calendar.timeZone))
    }
    grid.appearance = GuideAppearance(settings)
    grid.axis = GuidePlacement.Axis(settings.axis)
    grid.onOpen = { [weak self] in self?.openFocused() }
    grid.onFocusChange = { [weak self] focus in
      if let focus, let self { detailsFollow(focus) }
      self?.updateCouch()
      self?.updateLivePicture()
    }
    rows.reads.onFailureChange = { [weak self] in
      guard let self else { return }
      if let failure = rows.reads.failure { onError?(failure) }
      updateStates()
    }
    grid.onPlaceChange = { [weak self] in self?.updateDays() }
    grid.onMenu = { [weak self] row, instant in self?.menu(ofRow: row, at: instant) }
    grid.onChannel = { [weak self] row in self?.openChannelDay(row: row) }
  }
}
