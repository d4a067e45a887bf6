import GuideModel
import UIKit

extension GuideViewController {
  /// Opens a panel at the trailing edge, in place of an open one.
  func openPanel(_ controller: UIViewController) {
    closePanel(focuses: false)
    panel = controller
    addChild(controller)
    view.insertSubview(controller.view, belowSubview: numberView)
    controller.didMove(toParent: self)
    controller.view.focusGroupIdentifier = "guide.panel"
    layoutShell(isForced: true)
    let view: UIView = controller.view
    if UIAccessibility.isReduceMotionEnabled {
      view.alpha = 0
    } else {
      view.frame = frames.panel.offsetBy(dx: outward * frames.panel.width, dy: 0)
    }
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      view.frame = self.frames.panel
      view.alpha = 1
    }
  }

  /// The sign of the direction towards the trailing edge.
  private var outward: CGFloat { view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

  /// - Parameter focuses: whether the keyboard goes back to the content.
  /// - Returns: whether a panel was open.
  @discardableResult func closePanel(focuses: Bool = true) -> Bool {
    guard let panel else { return false }
    self.panel = nil
    selection = nil
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: false)
    }
    panel.willMove(toParent: nil)
    let view: UIView = panel.view
    let fades = UIAccessibility.isReduceMotionEnabled
    let frame = view.frame.offsetBy(dx: outward * view.frame.width, dy: 0)
    view.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: 0.15, delay: 0, options: [.curveEaseIn],
      animations: { if fades { view.alpha = 0 } else { view.frame = frame } },
      completion: { _ in
        // Until then its list may be laid out, with the panel as its data source.
        withExtendedLifetime(panel) { view.removeFromSuperview() }
      })
    panel.removeFromParent()
    layoutShell(isForced: true)
    if focuses, results == nil { focusContent() }
    return true
  }

  // MARK: Details

  /// Opens the focused item: an airing's details, or the folded channels.
  func openFocused() {
    if let focus = grid.seatedFocus(), rows.channels.indices.contains(focus.row),
      rows.channels[focus.row].id == GuideRowPlan.foldKey
    {
      return unfold()
    }
    openDetails()
  }

  /// Opens the details of the focused airing or hole, or displays it in the open panel.
  public func openDetails() {
    // A cell that represents several programmes is expanded first.
    if panel == nil, grid.openBundle() { return }
    guard let focus = grid.seatedFocus(), let span = rows.span(inRow: focus.row, at: focus.span.lowerBound),
      rows.channels[focus.row].id != GuideRowPlan.foldKey
    else {
      if panel is ProgrammeDetailsViewController { closePanel() }
      return
    }
    awaitedDetails = span.isAwaited ? focus : nil
    if self.focus == nil { grid.setFocus(focus) }
    if span.isAwaited { return }
    let isNew = panel == nil
    if let airing = span.airing {
      guard selection != airing.id || isNew else { return }
      select(row: focus.row, span: span)
      showDetails(of: airing, on: rows.channels[focus.row], covering: span)
    } else {
      guard !showsDetails(ofHole: focus) else { return }
      select(row: focus.row, span: span)
      showDetails(ofHole: hole(at: focus, span: span), on: rows.channels[focus.row])
    }
    if isNew { grid.reveal(focus) }
  }

  /// Returns the focused hole, and its neighbours.
  func hole(at focus: GuideFocus, span: GuideSpan) -> GuideHole {
    GuideHole(
      span: span.start..<span.stop, instant: min(max(focus.anchor, span.start), span.stop - 1),
      before: rows.span(inRow: focus.row, at: span.start - 1)?.airing,
      after: rows.span(inRow: focus.row, at: span.stop)?.airing)
  }

  /// Returns whether the open details are those of the focused hole.
  func showsDetails(ofHole focus: GuideFocus?) -> Bool {
    guard let focus, rows.channels.indices.contains(focus.row),
      let details = (panel as? ProgrammeDetailsViewController)?.details, let hole = details.hole
    else { return false }
    return details.channel.id == rows.channels[focus.row].id && hole.span == focus.span
  }

  /// Keeps open details at the focus, and opens those that were wanted before it was known what is on.
  func detailsFollow(_ focus: GuideFocus) {
    let isWanted = awaitedDetails.map { $0.row == focus.row && $0.anchor == focus.anchor } ?? false
    awaitedDetails = nil
    if isWanted || panel is ProgrammeDetailsViewController { openDetails() }
  }

  /// Shows the details of an airing on a row, in the open panel or a new one. The keyboard stays where it is, and a
  /// screen reader reads the panel. What takes time to read is added to the panel later.
  /// - Parameter span: the airing's cell, which may cover others.
  func showDetails(of airing: Airing, on channel: Channel, covering span: GuideSpan? = nil) {
    let guide = guide
    func details(_ programme: Programme?, _ others: [Airing]) -> ProgrammeDetailsViewController.Details {
      let hidden = span.map { GuideRows.hidden(behind: $0, of: others) } ?? []
      return ProgrammeDetailsViewController.Details(
        subject: .airing(airing, programme: programme, hidden: hidden), channel: channel)
    }
    let covered = span.map { $0.start..<$0.stop } ?? 0..<0
    if case .known(let programme)? = try? guide.promptProgramme(airing.id),
      case .known(let others)? = try? guide.promptAirings(on: channel.id, overlapping: covered)
    {
      return show(details(programme, others))
    }
    show(details(nil, []))
    background.run {
      (try? guide.programme(airing.id), (try? guide.airings(on: channel.id, overlapping: covered)) ?? [])
    } deliver: { [weak self] programme, others in
      guard let self, let open = panel as? ProgrammeDetailsViewController, let shown = open.details,
        shown.airing?.id == airing.id, shown.channel.id == channel.id
      else { return }
      open.details = details(programme, others)
      complete(open)
    }
  }

  /// Opens the details of a time without an airing.
  func showDetails(ofHole hole: GuideHole, on channel: Channel) {
    show(ProgrammeDetailsViewController.Details(subject: .hole(hole), channel: channel))
  }

  private func show(_ details: ProgrammeDetailsViewController.Details) {
    if let open = panel as? ProgrammeDetailsViewController {
      open.details = details
      complete(open)
    } else {
      let controller = ProgrammeDetailsViewController(times: times, images: images)
      controller.onClose = { [weak self] in self?.closePanel() }
      controller.details = details
      complete(controller)
      openPanel(controller)
    }
    UIAccessibility.post(notification: .announcement, argument: details.content(times: times).spokenText)
    selection = details.airing?.id
    // A panel over the whole window hides everything else.
    if frames.isNarrow { focusPanel() }
  }

  private func select(row: Int, span: GuideSpan) {
    let indexPath = IndexPath(item: layout.geometry.item(startingAt: span.start), section: row)
    guard collectionView.indexPathsForSelectedItems?.contains(indexPath) != true else { return }
    collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  // MARK: Channels

  func toggleChannels() {
    guard let editor else { return }
    toggle(ChannelsPanel.self) { ChannelsPanel(editor: editor, images: images, order: settings.order) }
  }

  // MARK: Settings and sources

  func toggleSettings() {
    toggle(SettingsPanel.self) {
      let controller = SettingsPanel(settings: settings, players: players, isOneOfSeveral: isOneOfSeveral)
      controller.onSettings = { [weak self] settings in self?.change { $0 = settings } }
      return controller
    }
  }

  func toggleReminders() {
    guard let panel = makeRemindersPanel() else { return }
    toggle(RemindersPanel.self) { panel }
  }

  /// Opens or closes the legend of genres.
  func toggleGenres() {
    toggle(GenresPanel.self) {
      let controller = GenresPanel(settings: settings)
      controller.onSettings = { [weak self] settings in self?.change { $0 = settings } }
      controller.onGenre = { [weak self] genre in self?.show(genre.map { .genre($0) } ?? .all) }
      tell(controller)
      return controller
    }
  }

  /// Passes the part of the window's state that the legend shows to it.
  func tell(_ controller: GenresPanel) {
    if case .genre(let genre) = filter { controller.chosen = genre } else { controller.chosen = nil }
    controller.present = library == nil ? nil : Set(genres)
  }

  func toggleSources() {
    guard let sourceManager else { return }
    toggle(SourcesPanel.self) { makeSourcesPanel(sourceManager) }
  }

  func makeSourcesPanel(_ manager: any GuideSourceManaging) -> SourcesPanel {
    let panel = SourcesPanel(manager: manager, times: times) { [weak self] in self?.rows.now ?? 0 }
    panel.onMatches = { [weak self] in self?.openAndFocus(MatchesPanel(manager: manager)) }
    return panel
  }

  /// Closes a panel if it is open, else opens it and moves the keyboard into it.
  private func toggle<Panel: GuidePanel>(_ kind: Panel.Type, make: () -> Panel) {
    if panel is Panel {
      closePanel()
      return
    }
    openAndFocus(make())
  }

  // MARK: Keys

  func toggleKeys() { toggle(KeySheetViewController.self) { KeySheetViewController() } }
}
