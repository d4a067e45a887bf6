import GuideModel
import UIKit

/// The views of the guide: which one is shown, and changing between them. Each keeps its place while another is shown.
extension GuideViewController {
  /// Shows a view. All views have the same filter and settings.
  public func show(_ mode: GuideWindowState.View) {
    closeChannelDay(focuses: false)
    guard mode != self.mode else { return }
    self.mode = mode
    bar.viewSwitch.selectedSegmentIndex = mode == .grid ? 0 : 1
    switch mode {
    case .grid:
      grid.view.isHidden = false
      onNow?.view.isHidden = true
    case .onNow:
      let controller = onNow ?? makeOnNow()
      onNow = controller
      controller.view.isHidden = false
      grid.view.isHidden = true
      controller.show(guide, channels: plan.channels, now: rows.now)
    }
    if !(panel is ChannelsPanel) { closePanel() }
    layoutShell(isForced: true)
    updateStates()
    if results == nil { focusContent() }
  }

  private func makeOnNow() -> OnNowViewController {
    let controller = OnNowViewController(times: times, images: images, background: background)
    controller.onChoose = { [weak self] channel, airing in self?.showDetails(of: airing, on: channel) }
    controller.onError = { [weak self] in self?.fail($0) }
    controller.onMenu = { [weak self] in self?.menu(ofRow: $0, in: $1) }
    controller.reminded = reminders?.reminded ?? []
    controller.onWatch = { [weak self] channel, airing in self?.onWatch?(channel, airing) }
    controller.canWatch = { [weak self] in self?.canWatch?($0, nil) ?? false }
    controller.onFill = { [weak self] in self?.listWasFilled() }
    controller.onWay = { [weak self] in self?.take($0) }
    embed(controller)
    onNow = controller
    showStars(lineup)
    return controller
  }

  /// Adds a controller's view to the content, below search and states.
  private func embed(_ controller: UIViewController) {
    addChild(controller)
    view.insertSubview(controller.view, aboveSubview: grid.view)
    controller.view.frame = frames.content
    controller.didMove(toParent: self)
  }

  private func unembed(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: One channel's day

  /// Opens the day of a row's channel, or unfolds the row that represents others.
  func openChannelDay(row: Int) {
    guard rows.channels.indices.contains(row) else { return }
    let channel = rows.channels[row]
    if channel.id == GuideRowPlan.foldKey { return unfold() }
    openChannelDay(channel)
  }

  /// Opens one channel's day, the day in view, as a list.
  public func openChannelDay(_ channel: Channel) {
    closeChannelDay(focuses: false)
    let instant = mode == .grid && grid.view.bounds.width > 0 ? grid.lookedAtInstant : grid.nowOrSameTime
    let controller = ChannelDayViewController(
      guide: guide, channel: channel, day: times.calendar.day(containing: instant), now: rows.now, times: times,
      background: background)
    controller.onBack = { [weak self] in self?.closeChannelDay() }
    controller.onChoose = { [weak self] channel, airing in self?.showDetails(of: airing, on: channel) }
    controller.onError = { [weak self] in self?.fail($0) }
    controller.onFill = { [weak self] in self?.listWasFilled() }
    if library?.isEditable == true {
      controller.onToggleFavourite = { [weak self] in self?.toggleFavourite(channel.id) }
    }
    controller.isFavourite = grid.favourites.contains(channel.id)
    controller.onMenu = { [weak self] in self?.menu(ofRow: $0, in: $1) }
    controller.reminded = reminders?.reminded ?? []
    channelDay = controller
    closePanel()
    embed(controller)
    if let onNow { view.insertSubview(controller.view, aboveSubview: onNow.view) }
    layoutShell(isForced: true)
    updateStates()
    focusContent()
  }

  /// - Returns: whether one was open.
  @discardableResult func closeChannelDay(focuses: Bool = true) -> Bool {
    guard let controller = channelDay else { return false }
    channelDay = nil
    unembed(controller)
    closePanel()
    layoutShell(isForced: true)
    updateStates()
    if focuses { focusContent() }
    return true
  }

  // MARK: Across starts

  /// The window's state, stored until the next start.
  public var windowState: GuideWindowState {
    var state = GuideWindowState()
    state.view = mode
    state.filter = filter
    state.showsEmpty = showsEmpty
    state.hasOfferedAgent = hasOfferedAgent
    state.pointsPerMinute = Double(layout.pointsPerSecond * 60)
    state.axis = settings.axis
    if isViewLoaded, grid.view.bounds.width > 0 {
      let place = grid.currentPlace
      let row = Int(place.row.rounded())
      let channel = rows.channels.indices.contains(row) ? rows.channels[row].id : nil
      state.place = GuideWindowState.Place(time: place.time, channel: channel, saved: rows.now)
      state.width = Double(view.bounds.width)
      state.height = Double(view.bounds.height)
    }
    return state
  }

  /// Restores an earlier window's state. Call it before the window is shown.
  public func restore(_ state: GuideWindowState) {
    savedState = state
    filter = state.filter
    showsEmpty = state.showsEmpty
    hasOfferedAgent = state.hasOfferedAgent
    loadViewIfNeeded()
    if var scale = state.pointsPerMinute {
      if state.axis != settings.axis {
        scale *= Double(
          settings.axis == .down ? GuideGridViewController.downScale : 1 / GuideGridViewController.downScale)
      }
      let limits = GuideGeometry.pointsPerSecondLimits
      layout.pointsPerSecond = min(max(CGFloat(scale) / 60, limits.lowerBound), limits.upperBound)
    }
    grid.emphasis = nil
    rebuildRows()
    findFilterMatches()
    if state.view != .grid { show(state.view) }
  }

  /// Goes to the saved place as far as it is still of interest: the channel always, the time for half an hour.
  func takeSavedPlace() {
    guard let place = savedState.place else { return }
    savedState.place = nil
    grid.view.layoutIfNeeded()
    var next = grid.currentPlace
    let age = rows.now - place.saved
    if (0...GuideWindowState.Place.lifetime).contains(age) { next.time = place.time }
    if let row = rows.channels.firstIndex(where: { $0.id == place.channel }) { next.row = CGFloat(row) }
    grid.show(next)
  }
}
