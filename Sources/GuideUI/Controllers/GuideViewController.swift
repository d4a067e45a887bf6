import GuideModel
import UIKit

/// The guide's window: views of the guide (grid, on now, one channel's day), the bars around them, search, and panels.
///
/// The controller reads its data through `GuideProviding` only: a database, memory, or a benchmark's generator. What is
/// a `GuideLibrary`, too, can be searched, has favourites and lists, and folds empty channels away.
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

  /// Whether the settings are one viewer's among several of the program: those that concern the whole program are
  /// neither offered nor put in force here.
  public var isOneOfSeveral = false

  /// The locale that the settings' language, formats and clock change, where the window is a viewer's: its browser's.
  public var baseLocale: GuideLocale?

  // MARK: What others do for the window

  /// Called when the texts' language was changed in the settings, before the window's parts are made anew in it.
  public var onLanguageChange: (() -> Void)?
  /// Called when the person changed a setting in the window, so that it can be kept.
  public var onSettingsChange: ((GuideSettings) -> Void)?
  /// Fetches the guide's sources; without it the window offers none of that, and its words say how else it is done.
  public var sourceManager: (any GuideSourceManaging)? {
    didSet {
      let hasManager = sourceManager != nil
      onAddGuide = hasManager ? { [weak self] in self?.openSources() } : nil
      onSources = hasManager ? { [weak self] in self?.openSources() } : nil
      onRefresh = hasManager ? { [weak self] in self?.sourceManager?.refresh(nil) } : nil
    }
  }
  /// Plays a channel, from an airing's beginning where that is over and the channel can be caught up.
  public var onWatch: ((Channel, Airing?) -> Void)?
  /// Plays a channel inside the window, as `onWatch` does outside.
  public var onPlayHere: ((Channel, Airing?) -> Void)?
  /// Tells whether `onPlayHere` can play a channel, and an airing of it.
  public var canPlayHere: ((Channel, Airing?) -> Bool)?
  /// Shows what the focused channel sends, where the settings want that.
  public var livePicture: (any GuideLivePicture)?
  /// Called when couch mode begins or ends: it fills the screen.
  public var onCouch: ((Bool) -> Void)?
  /// Tells whether `onWatch` can play a channel, and an airing of it. Asked on the main thread: it must not wait.
  public var canWatch: ((Channel, Airing?) -> Bool)?
  /// Keeps reminders; without it the window offers none.
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
  /// Plays an airing that runs from its beginning.
  public var onStartOver: ((Channel, Airing) -> Void)?
  /// Tells whether `onStartOver` can do that. It must not wait.
  public var canStartOver: ((Channel, Airing) -> Bool)?
  /// The players that are installed, as the setting `player` has them.
  public var players: [String] = []
  /// Makes the text of a calendar file of an airing. It may wait for the disk, and is called off the main thread.
  public var calendarText: (@Sendable (Airing, Channel) throws -> String)?
  /// Saves a text under a name where the person keeps what was downloaded, and returns the file's path. Called off the
  /// main thread.
  public var saveFile: (@Sendable (_ text: String, _ name: String) throws -> String)?
  /// Opens a file by the desktop's program for it.
  public var onOpenFile: ((String) -> Void)?
  /// Prints a part of the guide.
  public var onPrint: ((GuidePrintRequest) -> Void)? {
    didSet { if isViewLoaded { updateMenus() } }
  }
  /// Makes the menu of what has the focus or was pressed, in place of the window's own.
  public var onContextMenu: ((GuideMenuTarget) -> UIMenu?)?
  /// Opens a web page that the person agreed to.
  public var onOpenLink: ((URL) -> Void)?

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

  // Made anew where the language changes.
  private(set) var bar = GuideBar()
  private(set) var chipRow = ChipRow()
  private(set) var dayStrip = DayStrip()
  private(set) var banner = GuideBanner()
  private(set) var stateView = GuideStateView()
  let rowBackground = UIView()
  let rowEdge = UIView()
  let numberView = ChannelNumberView()
  /// Shown while something is held over the window.
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
  /// Whether the settings' new language is still to be taken over.
  var languageIsChanging = false
  var actionsOfReminders: ReminderActions?
  /// Whether the person was offered the agent once, in this window or an earlier one.
  var hasOfferedAgent = false
  var hasExplainedAgent = false
  /// Whether the agent is to be offered once it is known whether there is one.
  var awaitsAgent = false
  /// Banners that were closed.
  var closedBanners: Set<GuideBanner.Content.Kind> = []
  var failure: String?
  var dayPlan: DayPlan?
  /// The instants of the day that the strip marks: as long as they hold the middle of the screen nothing needs to be
  /// told.
  var markedDay: Range<Int64> = 0..<0
  /// Answers what waits for a disk.
  var background = GuideBackground.queue("lineup.window")
  var searchBackground = GuideBackground.queue("lineup.search")
  /// Between two searches for one text while the guide is being prepared.
  var searchPause: SearchSession.Pause = SearchSession.second
  /// Whether Return was pressed before what was typed had been found.
  var landsWhenFound = false
  var savedState = GuideWindowState()
  /// Whether what is read of the guide is waited for: for a picture, which is drawn once.
  public var waitsForData = false {
    didSet { background = waitsForData ? .immediate : .queue("lineup.window") }
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
  ///   - timeZone: whose days and hours the guide shows; nil follows the system's, also when that changes.
  ///   - dayStartHour: the local hour a day begins at; nil follows the settings.
  ///   - locale: how days and times are written; nil follows the settings and the environment.
  ///   - images: fetches logos and stills; nil shows none.
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
    numberView.isHidden = true
    view.addSubview(numberView)
    menuAnchor.showsMenuAsPrimaryAction = true
    menuAnchor.isHidden = true
    menuAnchor.accessibilityElementsHidden = true
    view.addSubview(menuAnchor)
    addBars()
    rebuildRows()
    tick()
    loadGenres()
    followActivity()
  }

  isolated deinit {
    for observer in activityObservers { NotificationCenter.default.removeObserver(observer) }
  }

  /// Puts bars, banner and states above the grid.
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

  /// Says everything in another language: what holds words is made anew, what is looked at stays.
  public func speakAnew() {
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
    grid.speakAnew()
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

  /// Puts the parts where the window's size and what is open want them.
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

  // Overrides cannot stand in extensions; what keys do is in GuideViewController+Keyboard.swift.
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

  /// Reads the system's time zone anew, for which Foundation remembers the first answer.
  var systemTimeZone: @Sendable () -> TimeZone = {
    NSTimeZone.resetSystemTimeZone()
    return TimeZone.current
  }

  /// Days and times of day as the settings have them.
  func makeTimes(in zone: TimeZone) -> GuideTimes {
    GuideTimes(
      timeZone: zone, dayStartHour: fixedDayStart ?? settings.dayStart,
      locale: fixedLocale ?? GuideLocale.current.formats,
      clock: settings.clock)
  }

  /// Shows days and times of day by another clock or in other words; what is looked at stays.
  func use(_ times: GuideTimes) {
    grid.use(times)
    onNow?.times = times
    if let day = channelDay {
      day.times = times
      day.show(times.calendar.day(containing: day.day.interval.lowerBound + day.day.duration / 2))
      day.load()
    }
    // Its texts hold times.
    if panel is ProgrammeDetailsViewController { closePanel(focuses: false) }
    guard isViewLoaded else { return }
    rebuildRows()
    updateDays(isForced: true)
  }

  /// Takes over the person's customs of writing dates and times, unless others were given.
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
      if focus != nil, self?.panel is ProgrammeDetailsViewController { self?.openDetails() }
      self?.updateCouch()
      self?.updateLivePicture()
    }
    grid.onPlaceChange = { [weak self] in self?.updateDays() }
    grid.onMenu = { [weak self] row, instant in self?.menu(ofRow: row, at: instant) }
    grid.onChannel = { [weak self] row in self?.openChannelDay(row: row) }
  }
}
