import GuideModel
import UIKit

/// Couch mode: the grid in large type, with a preview of what has the focus above it and the remote's keys below. Everything is reached with
/// arrows, Enter, Back and digits.
extension GuideViewController {
  public var isCouch: Bool { couch != nil }

  public func toggleCouch() { if isCouch { leaveCouch() } else { enterCouch() } }

  /// Shows the guide for who sits away from the screen.
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
    if grid.focus == nil || !rows.timeRange.contains(grid.focus?.anchor ?? 0) { grid.setFocus(grid.seatedFocus()) }
    if let focus = grid.focus { grid.setFocus(focus) }
    updateCouch()
  }

  /// Goes back to the window as it was.
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
    let top = CouchPreview.height(scale)
    let bottom = CouchLegend.height(scale)
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

  /// Shows what has the focus, and what the keys do now.
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

  /// Channel, day where it is another than today, times, what is left of it or how long it is, genre.
  private func facts(of airing: Airing, on channel: Channel) -> String {
    var facts = [channel.number.isEmpty ? channel.name : "\(channel.number)  \(channel.name)"]
    let today = times.calendar.calendarDay(containing: rows.now)
    let day = times.calendar.calendarDay(containing: airing.start)
    if day.number != today.number { facts.append(times.shortDayName(day)) }
    facts.append(times.rangeText(airing.start, airing.stop))
    let runs = airing.start <= rows.now && airing.stop > rows.now
    let minutes = Int((runs ? airing.stop - rows.now + 59 : airing.duration) / 60)
    if minutes > 0 { facts.append(runs ? CouchWords.left(minutes) : CouchWords.length(minutes)) }
    if airing.genre != .undefined { facts.append(airing.genre.name) }
    return facts.joined(separator: "  ·  ")
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
    typealias Item = CouchLegend.Item
    let isFavourites = filter == .list(ChannelList.favourites)
    return [
      Item(sign: .red, text: CouchWords.now),
      library == nil
        ? nil : Item(sign: .green, text: isFavourites ? CouchWords.allChannels : CouchWords.favourites),
      Item(sign: .yellow, text: CouchWords.tonight), Item(sign: .blue, text: CouchWords.days),
      Item(sign: .key("OK"), text: CouchWords.details), Item(sign: .key("0–9"), text: CouchWords.channelNumber),
      Item(sign: .key("←"), text: CouchWords.back),
    ].compactMap { $0 }.map { item in
      // Back is called so on remotes, and Esc on keyboards.
      item.sign == .key("←") ? Item(sign: .key("Esc"), text: item.text) : item
    }
  }

  // MARK: Keys

  /// - Returns: whether the key was taken; nil where it means the same as at a desk.
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
      // What opens panels at a desk does nothing here.
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

  private func toggleFavouritesInCouch() {
    guard library != nil else { return }
    let favourites = GuideFilter.list(ChannelList.favourites)
    show(filter == favourites ? .all : favourites)
    if grid.focus == nil { grid.setFocus(grid.seatedFocus()) }
    updateCouch()
  }

  private func goToTonight() {
    let day = times.calendar.day(containing: rows.now)
    let instant = DayPlan.instant(minutes: settings.primeTime, in: day, calendar: times.calendar)
    grid.show(moment: instant)
    updateCouch()
  }

  // MARK: Pages

  func openCouchPage(_ content: CouchPageContent) {
    guard let couch else { return }
    if let page = couch.page { return page.open(content) }
    let page = CouchPage(images: images, scale: couch.scale)
    couch.page = page
    page.onClose = { [weak self] in self?.closeCouchPage() }
    page.frame = view.bounds
    view.addSubview(page)
    // Out of reach for arrows, and for screen readers.
    for part in [grid.view, couch.preview, couch.legend, stateView] as [UIView?] { part?.alpha = 0 }
    grid.view.isHidden = true
    page.open(content)
    updateLivePicture()
  }

  func closeCouchPage() {
    guard let couch, let page = couch.page else { return }
    couch.page = nil
    page.removeFromSuperview()
    for part in [grid.view, couch.preview, couch.legend, stateView] as [UIView?] { part?.alpha = 1 }
    grid.view.isHidden = false
    focusContent()
    updateCouch()
  }

  private func openAiringPage() {
    if grid.openBundle() { return updateCouch() }
    guard let focus = grid.seatedFocus(), rows.channels.indices.contains(focus.row) else { return }
    let channel = rows.channels[focus.row]
    if channel.id == GuideRowPlan.foldKey { return unfold() }
    guard let airing = rows.span(inRow: focus.row, at: focus.span.lowerBound)?.airing else {
      return openCouchPage(optionsPage())
    }
    openCouchPage(airingPage(airing, on: channel))
  }

  private func airingPage(_ airing: Airing, on channel: Channel) -> CouchPageContent {
    var page = CouchPageContent()
    page.title = airing.title
    let programme = try? guide.programme(airing.id)
    let content = ProgrammeDetailsContent(
      airing: airing, channel: channel, programme: programme, hidden: [], times: times)
    var lines = [facts(of: airing, on: channel)]
    var texts: [String] = []
    for block in content.blocks {
      switch block {
      case .subtitle(let text): lines.insert(text, at: 0)
      case .text(let text): texts.append(text)
      case .people(let job, let people):
        texts.append(
          localized("\(job): \(people.map { $0.role.isEmpty ? $0.name : "\($0.name) (\($0.role))" }.formatted(.list(type: .and).locale(times.locale)))"))
      default: break
      }
    }
    page.facts = lines.joined(separator: "\n")
    page.text = texts.joined(separator: "\n\n")
    if !content.pictureURL.isEmpty { page.picture = (content.pictureURL, airing.channel) }
    for action in actions(for: airing, on: channel) where !["magnifyingglass", "doc.on.doc"].contains(action.symbol) {
      if let menu = action.menu {
        page.rows.append(
          CouchPageContent.Row(
            title: action.title, symbol: action.symbol, isOn: action.isOn,
            action: .open { [weak self] in self?.page(of: menu, title: action.title) ?? CouchPageContent() }))
      } else if action.isToggle {
        page.rows.append(
          CouchPageContent.Row(
            title: action.title, symbol: action.symbol, isOn: action.isOn,
            action: .change(action.perform) { [weak self] in
              self?.airingPage(airing, on: channel) ?? CouchPageContent()
            }))
      } else {
        page.rows.append(
          CouchPageContent.Row(title: action.title, symbol: action.symbol, action: .perform(action.perform)))
      }
    }
    page.rows.append(
      CouchPageContent.Row(
        title: CouchWords.options, symbol: "ellipsis.circle",
        action: .open { [weak self] in self?.optionsPage() ?? CouchPageContent() }))
    page.rows.append(CouchPageContent.Row(title: CouchWords.back, symbol: "arrow.uturn.left", action: .back))
    return page
  }

  /// A menu as a page.
  private func page(of menu: UIMenu, title: String) -> CouchPageContent {
    var page = CouchPageContent(title: title)
    for element in menu.children {
      if let action = element as? UIAction {
        page.rows.append(
          CouchPageContent.Row(
            title: action.title, isOn: action.state == .on,
            action: .perform { action.performWithSender(nil, target: nil) }))
      } else if let submenu = element as? UIMenu {
        page.rows.append(
          CouchPageContent.Row(
            title: submenu.title,
            action: .open { [weak self] in self?.page(of: submenu, title: submenu.title) ?? CouchPageContent() }))
      }
    }
    page.rows.append(CouchPageContent.Row(title: CouchWords.back, symbol: "arrow.uturn.left", action: .back))
    return page
  }

  func dayPage() -> CouchPageContent {
    var page = CouchPageContent(title: CouchWords.chooseDay)
    let plan = DayPlan(range: rows.dataRange, now: rows.now, calendar: times.calendar)
    let looked = plan.index(of: grid.middleInstant)
    page.rows = plan.days.enumerated().map { index, day in
      CouchPageContent.Row(
        title: day.isToday ? ShellWords.today : times.dayName(day.day, now: rows.now), isOn: index == looked,
        action: .perform { [weak self] in
          guard let self else { return }
          let here = times.calendar.day(containing: grid.middleInstant)
          grid.moveDay(day.day.number - here.number)
          updateCouch()
        })
    }
    page.rows.append(CouchPageContent.Row(title: CouchWords.back, symbol: "arrow.uturn.left", action: .back))
    return page
  }

  func optionsPage() -> CouchPageContent {
    var page = CouchPageContent(title: CouchWords.options)
    func row(_ title: String, _ symbol: String, isOn: Bool = false, _ body: @escaping (GuideViewController) -> Void) {
      page.rows.append(
        CouchPageContent.Row(
          title: title, symbol: symbol, isOn: isOn,
          action: .perform { [weak self] in if let self { body(self) } }))
    }
    row(CouchWords.now, "clock") { $0.grid.goToNow() }
    row(CouchWords.tonight, "moon") { $0.goToTonight() }
    page.rows.append(
      CouchPageContent.Row(
        title: CouchWords.chooseDay, symbol: "calendar",
        action: .open { [weak self] in self?.dayPage() ?? CouchPageContent() }))
    if library != nil {
      let isOn = filter == .list(ChannelList.favourites)
      row(CouchWords.favourites, "star", isOn: isOn) { $0.toggleFavouritesInCouch() }
    }
    page.rows.append(
      CouchPageContent.Row(
        title: CouchWords.textSize, symbol: "textformat.size",
        action: .open { [weak self] in self?.textSizePage() ?? CouchPageContent() }))
    if livePicture != nil {
      page.rows.append(
        CouchPageContent.Row(
          title: CouchWords.livePictures, symbol: "tv", isOn: settings.livePictures,
          action: .change({ [weak self] in self?.change { $0.livePictures.toggle() } }) { [weak self] in
            self?.optionsPage() ?? CouchPageContent()
          }))
    }
    row(CouchWords.leave, "arrow.down.right.and.arrow.up.left") { $0.leaveCouch() }
    page.rows.append(CouchPageContent.Row(title: CouchWords.back, symbol: "arrow.uturn.left", action: .back))
    return page
  }

  private func textSizePage() -> CouchPageContent {
    var page = CouchPageContent(title: CouchWords.textSize)
    page.rows = GuideSettings.TextSize.allCases.map { size in
      CouchPageContent.Row(
        title: CouchWords.title(of: size), isOn: size == settings.couchTextSize,
        action: .change({ [weak self] in self?.change { $0.couchTextSize = size } }) { [weak self] in
          self?.textSizePage() ?? CouchPageContent()
        })
    }
    page.rows.append(CouchPageContent.Row(title: CouchWords.back, symbol: "arrow.uturn.left", action: .back))
    return page
  }
}
