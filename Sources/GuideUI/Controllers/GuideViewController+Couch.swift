import GuideModel
import UIKit

/// Couch mode: the grid in large type, with a preview of the focused programme above it and the remote's keys below.
/// Everything can be reached with arrows, Enter, Back and digits.
extension GuideViewController {
  /// Whether couch mode is on.
  public var isCouch: Bool { couch != nil }

  /// Enters couch mode, or leaves it.
  public func toggleCouch() { if isCouch { leaveCouch() } else { enterCouch() } }

  /// Shows the guide for viewing from a distance.
  public func enterCouch() {
    guard couch == nil else { return }
    loadViewIfNeeded()
    endSearch()
    closePanel(focuses: false)
    closeChannelDay(focuses: false)
    let made = CouchMode(
      scale: CouchScale(size: view.bounds.size, text: settings.couchTextSize), mode: mode, filter: filter)
    show(.grid)
    couch = made
    for part in barViews { part.isHidden = true }
    view.insertSubview(made.preview, aboveSubview: grid.view)
    view.insertSubview(made.legend, aboveSubview: grid.view)
    onCouch?(true)
    layoutShell(isForced: true)
    grid.axis = .across
    grid.distance = made.scale
    focusContent()
    if grid.focus == nil || !rows.timeRange.contains(grid.focus?.anchor ?? 0) {
      grid.setFocus(grid.seatedFocus(), follows: false)
    }
    // All of the screen has just changed, so the grid jumps: a scroll would be seen by its indicators only.
    if let focus = grid.focus {
      grid.setFocus(focus, follows: false)
      grid.reveal(focus, animated: false)
    }
    updateCouch()
  }

  /// Restores the window as it was before.
  public func leaveCouch() {
    guard let couch else { return }
    closeCouchPage()
    self.couch = nil
    couch.request?.cancel()
    couch.preview.show(live: nil)
    couch.preview.removeFromSuperview()
    couch.legend.removeFromSuperview()
    for part in barViews { part.isHidden = false }
    grid.distance = nil
    grid.axis = GuidePlacement.Axis(settings.axis)
    onCouch?(false)
    if filter != couch.filterBefore { show(couch.filterBefore) }
    show(couch.modeBefore)
    layoutShell(isForced: true)
    updateStates()
    focusContent()
    updateLivePicture()
  }

  private var barViews: [UIView] {
    showsToolbar ? [bar, rowBackground, chipRow, dayStrip, rowEdge, banner] : []
  }

  // MARK: Layout

  func layoutCouch(_ couch: CouchMode) {
    let size = view.bounds.size
    let scale = CouchScale(size: size, text: settings.couchTextSize)
    if scale != couch.scale {
      couch.scale = scale
      couch.preview.use(scale)
      couch.page?.use(scale)
    }
    let bottom = CouchLegend.height(scale)
    // Rows are whole: the preview has the room that is left.
    let metrics = scale.metrics(width: size.width, hasLogos: grid.hasLogos)
    let room = size.height - CouchPreview.height(scale) - bottom - metrics.headerHeight
    let left = room > metrics.rowHeight ? room.truncatingRemainder(dividingBy: metrics.rowHeight) : 0
    let top = CouchPreview.height(scale) + left
    couch.preview.frame = CGRect(x: 0, y: 0, width: size.width, height: top)
    couch.legend.frame = CGRect(x: 0, y: size.height - bottom, width: size.width, height: bottom)
    let content = CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
    for view in [grid.view, stateView] as [UIView?] { view?.frame = content }
    couch.page?.frame = view.bounds
    let numberSize = CGSize(width: scale.titleSize * 12, height: scale.titleSize * 3.6)
    numberView.use(scale.titleSize / 15)
    numberView.frame = CGRect(
      x: ((size.width - numberSize.width) / 2).rounded(), y: content.minY + scale.length(40), width: numberSize.width,
      height: numberSize.height)
    if grid.distance != nil, grid.distance != scale { grid.distance = scale }
    grid.view.layoutIfNeeded()
    updateCouch()
  }

  // MARK: Preview and legend

  /// Shows the focused programme, and what the keys do now.
  func updateCouch() {
    guard let couch else { return }
    couch.legend.show(legendItems, scale: couch.scale)
    var content = CouchPreview.Content()
    content.clock = times.timeText(rows.now)
    content.date = times.shortDayName(times.calendar.calendarDay(containing: rows.now))
    guard let focus = grid.focus, rows.channels.indices.contains(focus.row) else {
      couch.shown = nil
      return couch.preview.show(content)
    }
    let channel = rows.channels[focus.row]
    content.initials = ChannelHeaderView.initials(of: channel.name)
    guard let airing = rows.span(inRow: focus.row, at: focus.span.lowerBound)?.airing else {
      content.title = channel.name
      content.facts = grid.noInformation
      couch.shown = nil
      couch.preview.show(picture: nil)
      couch.preview.show(content)
      return updateLivePicture()
    }
    content.title = airing.title
    content.episode = airing.subtitle
    content.genre = airing.genre
    content.badge = AiringBadge(airing.flags)
    content.facts = facts(of: airing, on: channel)
    content.text = airing.id == couch.shown ? couch.preview.content.text : airing.summary
    if airing.start <= rows.now, airing.stop > rows.now {
      content.progress = CGFloat(rows.now - airing.start) / CGFloat(max(1, airing.stop - airing.start))
    }
    couch.preview.show(content)
    if airing.id != couch.shown { loadPreview(of: airing) }
    updateLivePicture()
  }

  /// Returns channel, day if it is not today, times, the time left or the length, and genre.
  func facts(of airing: Airing, on channel: Channel) -> String {
    var facts = [channel.number.isEmpty ? channel.name : "\(channel.number)  \(channel.name)"]
    let today = times.calendar.calendarDay(containing: rows.now)
    let day = times.calendar.calendarDay(containing: airing.start)
    if day.number != today.number { facts.append(times.shortDayName(day)) }
    facts.append(times.rangeText(airing.start, airing.stop))
    let runs = airing.start <= rows.now && airing.stop > rows.now
    let minutes = Int((runs ? airing.stop - rows.now + 59 : airing.duration) / 60)
    if minutes > 0 { facts.append(runs ? CouchWords.left(minutes) : CouchWords.length(minutes)) }
    if airing.genre != .undefined { facts.append(airing.genre.name) }
    return facts.joinedInReadingOrder()
  }

  /// Reads the description and the picture's address off the main thread.
  private func loadPreview(of airing: Airing) {
    guard let couch else { return }
    couch.shown = airing.id
    couch.request?.cancel()
    couch.preview.show(picture: nil)
    let guide = guide
    background.run {
      try? guide.programme(airing.id)
    } deliver: { [weak self] programme in
      guard let self, let couch = self.couch, couch.shown == airing.id, let programme else { return }
      couch.programme = (airing.id, programme)
      let text = Programme.preferred(programme.descriptions, languages: [GuideLocale.current.language])?.text ?? ""
      if !text.isEmpty {
        var content = couch.preview.content
        content.text = text
        couch.preview.show(content)
      }
      guard !programme.pictureURL.isEmpty else { return }
      couch.request = images?.image(
        at: programme.pictureURL, of: airing.channel, fitting: CGSize(width: 640, height: 360)
      ) { [weak couch] image in
        if couch?.shown == airing.id { couch?.preview.show(picture: image) }
      }
    }
  }

  private var legendItems: [CouchLegend.Item] {
    var items = [CouchLegend.Item(sign: .red, text: CouchWords.now)]
    if library != nil {
      let isFavourites = filter == .list(ChannelList.favourites)
      items.append(
        CouchLegend.Item(sign: .green, text: isFavourites ? CouchWords.allChannels : CouchWords.favourites))
    }
    items.append(CouchLegend.Item(sign: .yellow, text: CouchWords.tonight))
    items.append(CouchLegend.Item(sign: .blue, text: CouchWords.days))
    items.append(CouchLegend.Item(sign: .key("OK"), text: CouchWords.details))
    items.append(CouchLegend.Item(sign: .key("0–9"), text: CouchWords.channelNumber))
    items.append(CouchLegend.Item(sign: .key("Esc"), text: CouchWords.back))
    return items
  }

  // MARK: Keys

  /// - Returns: whether the key was handled; `nil` if it does the same as at a desk.
  func handleInCouch(_ key: UIKey) -> Bool? {
    guard let couch else { return nil }
    switch key.keyCode {
    case .keyboardEscape:
      goBackInCouch()
      return true
    case .keyboardF11:
      leaveCouch()
      return true
    default: break
    }
    guard couch.page == nil else { return false }
    switch key.keyCode {
    case .keyboardF21: grid.goToNow()
    case .keyboardF22: toggleFavouritesInCouch()
    case .keyboardF23: goToTonight()
    case .keyboardF24: openCouchPage(dayPage())
    case .keyboardApplication, .keyboardMenu: openCouchPage(optionsPage())
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if !numberEntry.typed.isEmpty { return nil }
      guard isGridFocused else { return false }
      openAiringPage()
    case .keyboardHome, .keyboardEnd, .keyboardDeleteOrBackspace, .keypadPlus, .keypadHyphen: return nil
    default:
      switch key.charactersIgnoringModifiers.lowercased() {
      case "r": grid.goToNow()
      case "g": toggleFavouritesInCouch()
      case "y": goToTonight()
      case "b": openCouchPage(dayPage())
      case "+", "-", "=", "_": return nil
      case let text where text.first?.isNumber == true: return nil
      // Keys that open panels at a desk do nothing here.
      default: return false
      }
    }
    return true
  }

  private func goBackInCouch() {
    if !numberEntry.typed.isEmpty { return endNumber() }
    if let page = couch?.page {
      _ = page.goBack()
    } else {
      leaveCouch()
    }
  }

  func toggleFavouritesInCouch() {
    guard library != nil else { return }
    let favourites = GuideFilter.list(ChannelList.favourites)
    show(filter == favourites ? .all : favourites)
    if grid.focus == nil { grid.setFocus(grid.seatedFocus()) }
    updateCouch()
  }

  func goToTonight() {
    let day = times.calendar.day(containing: rows.now)
    let instant = DayPlan.instant(minutes: settings.primeTime, in: day, calendar: times.calendar)
    grid.show(moment: instant)
    updateCouch()
  }
}
