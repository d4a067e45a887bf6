import GuideModel
import UIKit

/// Search in the window: results while typing, the airing's cell on Return, back on Esc.
extension GuideViewController {
  /// The state before a search: everything that a search may change.
  struct ReturnPlace {
    var filter: GuideFilter
    var mode: GuideWindowState.View
    var place: GuideGridViewController.Place
    /// The grid's scale in points per second.
    var scale: CGFloat
    var focus: GuideFocus?
    var showsEmpty: Bool
  }

  var here: ReturnPlace {
    ReturnPlace(
      filter: filter, mode: mode, place: grid.currentPlace, scale: grid.layout.pointsPerSecond, focus: focus,
      showsEmpty: showsEmpty)
  }

  /// Moves the keyboard into the search field.
  public func beginSearch() {
    guard let library, showsToolbar, results == nil || !bar.searchField.isFirstResponder else { return }
    if searchSession == nil {
      let session = SearchSession(library: library, background: searchBackground, pause: searchPause)
      session.onOutcome = { [weak self] in self?.take($1, of: $0, isRepeated: $2) }
      searchSession = session
    }
    if results == nil { openResults() }
    if !bar.searchField.isFirstResponder {
      bar.searchField.becomeFirstResponder()
      let text = bar.searchField.text ?? ""
      if !text.isEmpty { bar.searchField.selectAll(nil) }
    }
    textDidChange()
  }

  private func openResults() {
    closeChannelDay(focuses: false)
    closePanel()
    let names = Dictionary(lineup.channels.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let controller = SearchResultsViewController(
      times: times, channels: names, now: rows.now, canSave: library?.isEditable ?? false)
    controller.onChoose = { [weak self] in self?.land(on: $0) }
    controller.onSave = { [weak self] in self?.saveSearch() }
    controller.onMenu = { [weak self] in self?.menu(ofRow: $0, in: $1) }
    controller.reminded = reminders?.reminded ?? []
    if reminders != nil {
      controller.onRemind = { [weak self] in
        guard let self else { return }
        remind(ofSearch: (bar.searchField.text ?? "").trimmingCharacters(in: .whitespaces))
      }
    }
    controller.onTryAgain = { [weak self] in self?.textDidChange() }
    controller.onClose = { [weak self] in self?.endSearch() }
    results = controller
    addChild(controller)
    view.insertSubview(controller.view, belowSubview: numberView)
    controller.didMove(toParent: self)
    layoutShell(isForced: true)
    updateStates()
  }

  func textDidChange() {
    guard let results else { return }
    landsWhenFound = false
    let text = (bar.searchField.text ?? "").trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else {
      searchSession?.cancel()
      results.showHint()
      return
    }
    results.showBusy()
    searchSession?.search(text, now: rows.now)
  }

  private func take(_ outcome: SearchSession.Outcome, of text: String, isRepeated: Bool) {
    guard let results else { return }
    let wasEmpty = results.isEmpty
    // Rows do not move under a user who is going through them.
    if isRepeated, !results.isUntouched { return }
    results.show(outcome, text: text)
    if landsWhenFound {
      landsWhenFound = false
      if let chosen = results.chosen { return land(on: chosen) }
    }
    guard case .found(let found) = outcome, !isRepeated || wasEmpty != found.isEmpty else { return }
    UIAccessibility.post(
      notification: .announcement,
      argument: found.isEmpty ? ShellWords.nothingFound(text) : ShellWords.found(found.total))
  }

  /// Ends the search and goes back to the previous state.
  /// - Returns: whether there was a search.
  @discardableResult func endSearch() -> Bool {
    guard results != nil else { return false }
    closeResults()
    focusContent()
    return true
  }

  private func closeResults() {
    searchSession?.cancel()
    bar.searchField.text = ""
    if bar.searchField.isFirstResponder { bar.searchField.resignFirstResponder() }
    if let results {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
    results = nil
    layoutShell(isForced: true)
    updateStates()
  }

  /// Goes to an airing's cell, and clears whatever hides it.
  func land(on hit: GuideSearchResults.Hit) {
    let before = returnPlace ?? here
    closeResults()
    show(.grid)
    reach(channel: hit.row, instant: hit.airing.start)
    returnPlace = before
    focusContent()
  }

  /// Brings an airing's cell into view and focuses it; clears whatever hides its row.
  func reach(channel: Channel.Key, instant: Int64) {
    func row() -> Int? { rows.channels.firstIndex { $0.id == channel } }
    if row() == nil, filter != .all { show(.all) }
    if row() == nil, plan.foldedCount > 0 { unfold() }
    guard let row = row() else { return }
    grid.reach(row: row, instant: min(max(instant, rows.timeRange.lowerBound), rows.timeRange.upperBound - 1))
  }

  /// Goes back to the state before a search moved elsewhere.
  /// - Returns: whether one did.
  func returnFromSearch() -> Bool {
    guard let before = returnPlace else { return false }
    returnPlace = nil
    show(before.mode)
    if showsEmpty != before.showsEmpty {
      showsEmpty = before.showsEmpty
      rebuildRows()
    }
    show(before.filter)
    grid.zoom(to: before.scale)
    grid.show(before.place)
    let instant = before.focus?.anchor
    let focus = before.focus.flatMap { old in instant.flatMap { GuideFocus.at(row: old.row, instant: $0, in: rows) } }
    grid.setFocus(focus, follows: false)
    focusContent()
    return true
  }

  /// Saves the search under a name, which becomes a chip.
  private func saveSearch() {
    guard let library, library.isEditable else { return }
    let text = (bar.searchField.text ?? "").trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return }
    let alert = UIAlertController(title: ShellWords.saveSearchTitle, message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = text }
    alert.addAction(UIAlertAction(title: ShellWords.cancel, style: .cancel))
    alert.addAction(
      UIAlertAction(title: ShellWords.save, style: .default) { [weak self, weak alert] _ in
        let name = (alert?.textFields?.first?.text ?? "").trimmingCharacters(in: .whitespaces)
        self?.keep(SavedSearch(id: library.lineup.nextSearchID, name: name.isEmpty ? text : name, text: text))
      })
    present(alert, animated: true)
  }

  private func keep(_ search: SavedSearch) {
    library?.perform(.putSearch(search))
    closeResults()
    show(.grid)
    rebuildRows()
    show(.search(search.id))
    focusContent()
  }
}

extension GuideViewController: UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    results?.showsCandidate = true
    if results == nil { beginSearch() }
  }

  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    results?.showsCandidate = false
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    // Return before the search is done waits for the results of the whole text, rather than choosing one of those for
    // its beginning.
    if searchSession?.isSearching == true, results?.hasMovedCandidate != true {
      landsWhenFound = true
    } else if let chosen = results?.chosen {
      land(on: chosen)
    }
    return false
  }
}
