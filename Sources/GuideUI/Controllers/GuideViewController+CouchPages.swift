import GuideModel
import UIKit

/// Couch mode's pages: the actions on a programme, and on the guide.
extension GuideViewController {
  func openCouchPage(_ content: CouchPageContent) {
    guard let couch else { return }
    if let page = couch.page { return page.open(content) }
    let page = CouchPage(images: images, scale: couch.scale)
    couch.page = page
    page.onClose = { [weak self] in self?.closeCouchPage() }
    page.frame = view.bounds
    view.addSubview(page)
    // Out of reach of arrows, and of screen readers.
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

  func openAiringPage() {
    if grid.openBundle() { return updateCouch() }
    guard let focus = grid.seatedFocus(), rows.channels.indices.contains(focus.row) else { return }
    let channel = rows.channels[focus.row]
    if channel.id == GuideRowPlan.foldKey { return unfold() }
    guard let span = rows.span(inRow: focus.row, at: focus.span.lowerBound) else { return }
    if span.isAwaited { return }
    guard let airing = span.airing else {
      return openCouchPage(holePage(hole(at: focus, span: span), on: channel))
    }
    openCouchPage(airingPage(airing, on: channel))
    guard couch?.programme?.airing != airing.id else { return }
    background.readProgramme(airing.id, of: guide) { [weak self] programme in
      guard let self, let couch else { return }
      couch.programme = (airing.id, programme)
      couch.page?.update(airingPage(airing, on: channel))
    }
  }

  private func airingPage(_ airing: Airing, on channel: Channel) -> CouchPageContent {
    var page = CouchPageContent()
    page.airing = airing.id
    page.title = airing.title
    var programme = couch?.programme.flatMap { $0.airing == airing.id ? $0.programme : nil }
    if programme == nil, case .known(let read)? = try? guide.promptProgramme(airing.id) {
      programme = read
      couch?.programme = (airing.id, read)
    }
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
          localized(
            "\(job): \(people.map { $0.role.isEmpty ? $0.name : "\($0.name) (\($0.role))" }.formatted(.list(type: .and).locale(times.locale)))"
          ))
      default: break
      }
    }
    page.facts = lines.joined(separator: "\n")
    page.text = texts.joined(separator: "\n\n")
    if !content.pictureURL.isEmpty { page.picture = (content.pictureURL, airing.channel) }
    let actions = actions(for: airing, on: channel).filter { !["magnifyingglass", "doc.on.doc"].contains($0.symbol) }
    append(actions, to: &page) { [weak self] in self?.airingPage(airing, on: channel) }
    return page
  }

  /// Returns the page for a time without an airing, with the actions for its channel.
  private func holePage(_ hole: GuideHole, on channel: Channel) -> CouchPageContent {
    var page = CouchPageContent()
    for block in ProgrammeDetailsContent(hole: hole, channel: channel, times: times).blocks {
      switch block {
      case .title(let text): page.title = text
      case .facts(let text): page.facts = text
      case .text(let text): page.text = text
      default: break
      }
    }
    // The list of a day is designed for the desk.
    let actions = actions(for: hole, on: channel).filter { !["calendar", "ellipsis"].contains($0.symbol) }
    append(actions, to: &page) { [weak self] in self?.holePage(hole, on: channel) }
    return page
  }

  /// Appends the rows of actions and of navigation to a page.
  /// - Parameter again: recreates the page after an action has changed something.
  private func append(
    _ actions: [ProgrammeDetailsViewController.Action], to page: inout CouchPageContent,
    again: @escaping @MainActor () -> CouchPageContent?
  ) {
    for action in actions {
      if let menu = action.menu {
        page.rows.append(
          CouchPageContent.Row(
            title: action.title, symbol: action.symbol, isOn: action.isOn,
            action: .open { [weak self] in self?.page(of: menu, title: action.title) ?? CouchPageContent() }))
      } else if action.isToggle {
        page.rows.append(
          CouchPageContent.Row(
            title: action.title, symbol: action.symbol, isOn: action.isOn,
            action: .change({ action.perform() }) { again() ?? CouchPageContent() }))
      } else {
        page.rows.append(
          CouchPageContent.Row(title: action.title, symbol: action.symbol, action: .perform { action.perform() }))
      }
    }
    page.rows.append(
      CouchPageContent.Row(
        title: CouchWords.options, symbol: "ellipsis.circle",
        action: .open { [weak self] in self?.optionsPage() ?? CouchPageContent() }))
    page.rows.append(CouchPageContent.Row(title: CouchWords.back, symbol: "arrow.uturn.left", action: .back))
  }

  /// Returns a menu as a page.
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
    let looked = plan.index(of: grid.lookedAtInstant)
    page.firstRow = looked ?? 0
    page.rows = plan.days.enumerated().map { index, day in
      CouchPageContent.Row(
        title: day.isToday ? ShellWords.today : times.dayName(day.day, now: rows.now), isOn: index == looked,
        action: .perform { [weak self] in
          guard let self else { return }
          let here = times.calendar.day(containing: grid.lookedAtInstant)
          grid.moveDay(day.day.number - here.number)
          updateCouch()
        })
    }
    page.rows.append(CouchPageContent.Row(title: CouchWords.back, symbol: "arrow.uturn.left", action: .back))
    return page
  }

  func optionsPage() -> CouchPageContent {
    var page = CouchPageContent(title: CouchWords.options)
    func row(
      _ title: String, _ symbol: String, isOn: Bool = false, _ body: @escaping @MainActor (GuideViewController) -> Void
    ) {
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
        title: CouchWords.textSize, symbol: "eyeglasses",
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
    page.firstRow = GuideSettings.TextSize.allCases.firstIndex(of: settings.couchTextSize) ?? 0
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
