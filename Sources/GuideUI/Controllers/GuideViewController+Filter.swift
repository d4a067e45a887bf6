import GuideModel
import UIKit

/// Chips, filters, sorting and folding.
extension GuideViewController {
  /// Rebuilds rows and chips from the current guide. The place stays, wherever its row is now.
  /// - Complexity: O(n log n) in channels.
  func rebuildRows(guide: (any GuideProviding)? = nil) {
    if let guide, guide as? any GuideLibrary !== library { searchSession = nil }
    let lineup =
      (guide as? any GuideLibrary)?.lineup ?? (guide.map { GuideLineup(channels: $0.channels) } ?? self.lineup)
    plan = GuideRowPlan(lineup, filter: filter, options: planOptions(guide: guide ?? self.guide))
    let words = ShellWords.folded(plan.foldedCount)
    grid.reloadGuide(guide, channels: plan.rows(foldLabel: "\(words)  ›"))
    showStars(lineup)
    showChips(lineup)
    if mode == .onNow { onNow?.show(self.guide, channels: plan.channels, now: rows.now) }
    updateDays(isForced: true)
    updateStates()
    updateMenus()
  }

  /// Shows stars beside the channels, if they can be changed.
  func showStars(_ lineup: GuideLineup) {
    grid.favourites = Set(lineup.list(ChannelList.favourites)?.channels ?? [])
    let isEditable = library?.isEditable == true
    onNow?.favourites = grid.favourites
    if isEditable != (onNow?.onToggleFavourite != nil) {
      onNow?.onToggleFavourite = isEditable ? { [weak self] in self?.toggleFavourite($0) } : nil
    }
    if let channelDay { channelDay.isFavourite = grid.favourites.contains(channelDay.channel.id) }
    guard isEditable != (grid.onToggleFavourite != nil) else { return }
    grid.onToggleFavourite =
      isEditable
      ? { [weak self] row in
        guard let self, rows.channels.indices.contains(row) else { return }
        toggleFavourite(rows.channels[row].id)
      } : nil
  }

  private func planOptions(guide: any GuideProviding) -> GuideRowPlan.Options {
    GuideRowPlan.Options(
      order: settings.order, showsEmpty: showsEmpty || !settings.foldsEmptyChannels,
      filled: (guide as? any GuideLibrary)?.channelsWithAirings, matches: filterMatches?.rows)
  }

  /// Shows another part of the guide. The time stays, and so does the row if it is among the new ones.
  public func show(_ filter: GuideFilter) {
    guard filter != self.filter else { return }
    self.filter = filter
    returnPlace = nil
    filterMatches = nil
    filterDidChange()
    findFilterMatches()
  }

  private func filterDidChange() {
    grid.emphasis = emphasis
    keepingPlace { rebuildRows() }
  }

  /// Changes rows. If the channel at the top is not among the new ones, the first row is shown.
  private func keepingPlace(_ change: () -> Void) {
    let place = grid.currentPlace
    let row = Int(place.row)
    let top = rows.channels.indices.contains(row) ? rows.channels[row].id : nil
    change()
    guard let top, !rows.channels.contains(where: { $0.id == top }), grid.view.bounds.height > 0 else { return }
    grid.show(GuideGridViewController.Place(time: place.time, row: 0))
    if let focus, focus.row > 0, grid.showsFocus {
      grid.setFocus(GuideFocus.at(row: 0, instant: focus.anchor, in: rows), follows: false)
    }
  }

  /// Decides which airings match the filter; `nil` if the filter selects channels.
  private var emphasis: (@MainActor (Airing) -> Bool)? {
    switch filter {
    case .genre(let genre): return { $0.genre == genre }
    case .search:
      guard let airings = filterMatches?.airings else { return nil }
      return { airings.contains($0.id) }
    case .all, .list, .group: return nil
    }
  }

  /// Whether rows are still being searched; until then all channels are shown.
  public var isFindingFilterMatches: Bool { filterWork != nil }

  /// Searches the rows of a genre or a saved search in the background.
  func findFilterMatches() {
    filterWork?.cancel()
    guard let library else { return }
    filterWork = nil
    let cancellation = Cancellation()
    let work: @Sendable () throws -> (rows: Set<Channel.Key>, airings: Set<Airing.ID>?)
    switch filter {
    case .all, .list, .group: return
    case .genre(let genre):
      let day = times.calendar.day(containing: grid.view.bounds.width > 0 ? grid.lookedAtInstant : rows.now).interval
      work = { (try library.channels(with: genre, in: day), nil) }
    case .search(let id):
      guard let search = library.lineup.searches.first(where: { $0.id == id }) else { return }
      let request = GuideSearchRequest(text: search.text, now: rows.now, limit: 500)
      work = {
        let found = try library.search(request, isCancelled: { cancellation.isCancelled })
        let hits = found.onNow + found.upcoming
        return (Set(hits.map(\.row)), Set(hits.map(\.airing.id)))
      }
    }
    filterWork = cancellation
    background.run {
      Result { try work() }
    } deliver: { [weak self] result in
      guard let self, !cancellation.isCancelled else { return }
      filterWork = nil
      switch result {
      case .success(let found):
        filterMatches = found
        filterDidChange()
      case .failure(let error): fail(error)
      }
    }
  }

  // MARK: Chips

  private func showChips(_ lineup: GuideLineup) {
    guard showsToolbar else { return }
    var chips = [ChipRow.Chip(filter: .all, title: ShellWords.all)]
    if library != nil {
      for list in lineup.lists {
        let name = name(of: list)
        let sign = list.id == ChannelList.favourites ? "★  \(name)" : name
        chips.append(ChipRow.Chip(filter: .list(list.id), title: sign, label: name))
      }
      for search in lineup.searches {
        chips.append(ChipRow.Chip(filter: .search(search.id), title: "⌕  \(search.name)", label: search.name))
      }
    }
    chips += lineup.groups.map { ChipRow.Chip(filter: .group($0), title: $0) }
    // Two chips with one name would be confusing: the playlist's own group comes first.
    let groups = Set(lineup.groups)
    chips += genres.filter { !groups.contains($0.name) || filter == .genre($0) }.map {
      ChipRow.Chip(filter: .genre($0), title: $0.name)
    }
    // The choice may be gone: a list was deleted, or a group left the playlist.
    if filter != .all, !chips.contains(where: { $0.filter == filter }), !genres.isEmpty || !isGenre(filter) {
      filter = .all
      filterMatches = nil
      grid.emphasis = nil
      plan = GuideRowPlan(lineup, filter: filter, options: planOptions(guide: guide))
      grid.reloadGuide(channels: plan.rows(foldLabel: "\(ShellWords.folded(plan.foldedCount))  ›"))
    }
    let width = chipRow.fullWidth
    chipRow.show(chips, selected: filter)
    if chipRow.fullWidth != width { layoutShell() }
    if let legend = panel as? GenresPanel { tell(legend) }
  }

  private func isGenre(_ filter: GuideFilter) -> Bool {
    if case .genre = filter { return true }
    return false
  }

  private func name(of list: ChannelList) -> String {
    list.name.isEmpty && list.id == ChannelList.favourites ? ShellWords.favourites : list.name
  }

  /// Returns the name of a filter.
  func name(of filter: GuideFilter) -> String {
    switch filter {
    case .all: ShellWords.all
    case .list(let id): lineup.list(id).map { name(of: $0) } ?? ""
    case .group(let name): name
    case .search(let id): lineup.searches.first { $0.id == id }?.name ?? ""
    case .genre(let genre): genre.name
    }
  }

  /// Finds the genres that occur today, for their chips.
  func loadGenres() {
    guard showsToolbar, let library else { return }
    let day = times.calendar.day(containing: rows.now).interval
    background.run {
      Genre.allCases.filter { $0 != .undefined && (try? library.channels(with: $0, in: day))?.isEmpty == false }
    } deliver: { [weak self] genres in
      guard let self, genres != self.genres else { return }
      self.genres = genres
      showChips(lineup)
    }
  }

  // MARK: Settings

  func settingsDidChange(from old: GuideSettings) {
    if settings.order != old.order || settings.foldsEmptyChannels != old.foldsEmptyChannels {
      keepingPlace { rebuildRows() }
    }
    grid.appearance = GuideAppearance(settings)
    grid.axis = couch == nil ? GuidePlacement.Axis(settings.axis) : .across
    let wordsDiffer = settings.language != old.language
    if settings.clock != old.clock || settings.formats != old.formats || wordsDiffer { useLocale(of: settings) }
    if settings.clock != old.clock || settings.formats != old.formats || settings.dayStart != old.dayStart {
      use(makeTimes(in: times.calendar.timeZone))
    }
    if couch != nil, settings.couchTextSize != old.couchTextSize { layoutShell(isForced: true) }
    updateLivePicture()
    updateDays(isForced: true)
    updateMenus()
    (panel as? GenresPanel)?.settings = settings
    if wordsDiffer { languageIsChanging = true }
  }

  /// Changes a setting for the user and stores it.
  func change(_ body: (inout GuideSettings) -> Void) {
    var next = settings
    body(&next)
    guard next != settings else { return }
    settings = next
    onSettingsChange?(next)
    if languageIsChanging {
      languageIsChanging = false
      onLanguageChange?()
      // The control that was pressed may be in a panel that is about to close.
      let reload = GuideLocale.keepingViewer { [weak self] in self?.reloadTexts() }
      DispatchQueue.main.async { MainActor.assumeIsolated { reload() } }
    }
  }

  /// Shows channels without programmes, too.
  func unfold() {
    showsEmpty = true
    rebuildRows()
  }

  /// Adds a channel to the favourites, or removes it.
  public func toggleFavourite(_ channel: Channel.Key) {
    editor?.toggleFavourite(channel)
  }
}
