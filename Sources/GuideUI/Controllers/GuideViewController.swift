import GuideModel
import UIKit

/// The guide's window: the grid of channels and time, the bars around it, and panels for details and channels.
///
/// The controller knows its data as `GuideProviding` only: a database, memory, or a benchmark's generator.
public final class GuideViewController: UIViewController {
  /// What changes channels: hiding, showing, reordering. Without one the guide offers none of it.
  public weak var channelEditor: (any GuideChannelEditing)?

  /// The grid itself.
  public let grid: GuideGridViewController
  let times: GuideTimes
  let images: ImageLoader?
  private let toolbar: GuideToolbar
  private let emptyLabel = UILabel()
  let showsToolbar: Bool

  /// The airing whose details are open.
  public internal(set) var selection: Airing.ID?
  var panel: UIViewController?
  private var timer: Timer?
  private var lastLayoutSize = CGSize.zero

  /// - Parameters:
  ///   - timeZone: whose days and hours the guide shows.
  ///   - dayStartHour: the local hour a day begins at, 5 by default.
  ///   - locale: how days and times are written.
  ///   - images: fetches logos and stills; nil shows none.
  public init(
    guide: any GuideProviding, timeZone: TimeZone = .current, dayStartHour: Int = 5, locale: Locale = GuideLocale.current.formats,
    images: ImageLoader? = nil, showsToolbar: Bool = true, clock: @escaping @MainActor () -> Date = { Date() }
  ) {
    self.images = images
    self.showsToolbar = showsToolbar
    times = GuideTimes(timeZone: timeZone, dayStartHour: dayStartHour, locale: locale)
    grid = GuideGridViewController(
      guide: guide, times: times, images: images, showsHints: showsToolbar, clock: clock)
    toolbar = GuideToolbar()
    super.init(nibName: nil, bundle: nil)
    title = "Guide"
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Life cycle

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = GuideTheme.background
    grid.onOpen = { [weak self] in
      self?.becomeFirstResponder()
      self?.openDetails()
    }
    grid.onFocusChange = { [weak self] focus in
      if focus != nil, self?.panel is ProgrammeDetailsViewController { self?.openDetails() }
    }
    addChild(grid)
    view.addSubview(grid.view)
    grid.didMove(toParent: self)
    emptyLabel.font = UIFont.systemFont(ofSize: 15)
    emptyLabel.textColor = GuideTheme.secondaryText
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0
    view.addSubview(emptyLabel)
    if showsToolbar { view.addSubview(toolbar) }
    connectToolbar()
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
    lastLayoutSize = size
    let toolbarHeight: CGFloat = showsToolbar ? GuideToolbar.height : 0
    toolbar.frame = CGRect(x: 0, y: 0, width: size.width, height: toolbarHeight)
    grid.view.frame = CGRect(x: 0, y: toolbarHeight, width: size.width, height: size.height - toolbarHeight)
    emptyLabel.frame = grid.view.frame.insetBy(dx: 40, dy: 40)
    layoutPanel()
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

  // MARK: Time passing

  /// Moves the line and the progress of what runs. Cost: O(visible cells).
  public func tick() { grid.tick() }

  // MARK: Data changes

  /// Shows another state of the guide's data; place, focus and selection stay.
  public func reloadGuide(_ guide: (any GuideProviding)? = nil) {
    grid.reloadGuide(guide)
    updateEmptyLabel()
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
        grid.moveDay(-1)
      case .laterDay:
        grid.moveDay(1)
      case .zoomOut:
        grid.zoom(by: 1 / 1.4)
      case .zoomIn:
        grid.zoom(by: 1.4)
      case .channels:
        toggleChannels()
      }
    }
    toolbar.offersChannels = channelEditor != nil
  }
}
