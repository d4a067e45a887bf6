import GuideModel
import UIKit

/// Handles keys, whatever has the focus. Controls and lists come first; keys that they do not handle come here.
extension GuideViewController {
  /// The keys that repeat while they are held.
  var repeatingKeys: [UIKeyCommand] {
    var commands: [UIKeyCommand] = []
    func add(
      _ input: String, _ modifiers: UIKeyModifierFlags = [], _ body: @escaping @MainActor (GuideViewController) -> Void
    ) {
      commands.append(
        UIKeyCommand(input: input, modifierFlags: modifiers) { [weak self] _ in if let self { body(self) } })
    }
    if bar.searchField.isFirstResponder, let results {
      add(UIKeyCommand.inputUpArrow) { _ in results.moveCandidate(by: -1) }
      add(UIKeyCommand.inputDownArrow) { _ in results.moveCandidate(by: 1) }
      add(UIKeyCommand.inputPageUp) { _ in results.moveCandidate(by: -results.rowsPerPage) }
      add(UIKeyCommand.inputPageDown) { _ in results.moveCandidate(by: results.rowsPerPage) }
      // A text field takes Esc itself unless there is a command for it.
      add(UIKeyCommand.inputEscape) { $0.endSearch() }
    } else if isGridFocused {
      let isRightToLeft = grid.layout.placement.isMirrored
      // Arrows move in the direction they show: in a mirrored grid, left is later.
      add(UIKeyCommand.inputLeftArrow) { $0.moveInGrid(.left) }
      add(UIKeyCommand.inputRightArrow) { $0.moveInGrid(.right) }
      add(UIKeyCommand.inputLeftArrow, .control) { $0.grid.moveDay(isRightToLeft ? 1 : -1) }
      add(UIKeyCommand.inputRightArrow, .control) { $0.grid.moveDay(isRightToLeft ? -1 : 1) }
      add(UIKeyCommand.inputUpArrow) { $0.moveInGrid(.up) }
      add(UIKeyCommand.inputDownArrow) { $0.moveInGrid(.down) }
      if grid.axis == .down {
        add(UIKeyCommand.inputUpArrow, .control) { $0.grid.moveDay(-1) }
        add(UIKeyCommand.inputDownArrow, .control) { $0.grid.moveDay(1) }
      }
      add(UIKeyCommand.inputPageUp) { $0.grid.page(.up) }
      add(UIKeyCommand.inputPageDown) { $0.grid.page(.down) }
    }
    return commands
  }

  /// Moves by an arrow. Before the first channel are the bars, whichever way channels are arranged.
  private func moveInGrid(_ arrow: GuideFocus.Direction) {
    let leaves = arrow == .up || grid.layout.placement.grid(arrow) == .up
    if leaves, !grid.canMoveFocus(arrow) { leaveUpwards() } else { grid.moveFocus(arrow) }
  }

  /// - Returns: whether the key does something here.
  func handle(_ key: UIKey) -> Bool {
    if let isTaken = handleInCouch(key) { return isTaken }
    let control = key.modifierFlags.contains(.control)
    switch key.keyCode {
    case .keyboardHome:
      if isGridFocused { grid.goToNow() } else { return moveInList(.first) }
    case .keyboardEnd:
      if isGridFocused { grid.moveToLastRow() } else { return moveInList(.last) }
    case .keyboardPageUp: return moveInList(.pageUp)
    case .keyboardPageDown: return moveInList(.pageDown)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if !numberEntry.typed.isEmpty {
        commitNumber()
      } else if isGridFocused {
        if !enterDetails() { openFocused() }
      } else {
        return key.keyCode == .keyboardSpacebar && pressFocusedCell()
      }
    case .keyboardDeleteOrBackspace:
      guard !numberEntry.typed.isEmpty else { return false }
      numberEntry.removeLast()
      showNumber()
    case .keyboardEscape: return goBack()
    case .keyboardF1: toggleKeys()
    case .keyboardF11: enterCouch()
    case .keyboardF10 where key.modifierFlags.contains(.shift): return openContextMenu()
    case .keyboardApplication, .keyboardMenu: return openContextMenu()
    case .keyboardF21: switchView()
    case .keyboardF22: show(filter == .list(ChannelList.favourites) ? .all : .list(ChannelList.favourites))
    case .keyboardF23: beginSearch()
    case .keyboardF24: if isGridFocused { openFocused() }
    case .keypadPlus: grid.zoom(by: 1.25)
    case .keypadHyphen: grid.zoom(by: 1 / 1.25)
    default: return handleCharacter(key, control: control)
    }
    return true
  }

  private func handleCharacter(_ key: UIKey, control: Bool) -> Bool {
    if !control, let character = key.characters.first, key.characters.count == 1, numberEntry.append(character) {
      showNumber()
      return true
    }
    // Letters are read without Shift, signs with it.
    switch (key.charactersIgnoringModifiers.lowercased(), control) {
    case ("f", true): beginSearch()
    case ("z", true): editor?.undo()
    case ("0", true): grid.zoom(to: GuideGridViewController.defaultPointsPerMinute / 60)
    case ("c", false): toggleChannels()
    case ("v", false): switchView()
    case ("r", false): return remindOfFocused(opensMenu: key.modifierFlags.contains(.shift))
    case ("d", false):
      guard channelDay == nil, let channel = focusedChannel else { return false }
      if channel.id == GuideRowPlan.foldKey { unfold() } else { openChannelDay(channel) }
    case ("w", false): return key.modifierFlags.contains(.shift) ? startFocusedOver() : watchFocused()
    case ("f", false):
      guard let channel = focusedChannel, channel.id != GuideRowPlan.foldKey else { return false }
      toggleFavourite(channel.id)
    case ("v", true): return paste()
    default:
      switch key.characters {
      case "?": toggleKeys()
      case "/": beginSearch()
      case "+", "=": grid.zoom(by: 1.25)
      case "-", "_": grid.zoom(by: 1 / 1.25)
      default: return false
      }
    }
    return true
  }

  /// Moves the keyboard into the details if they already show the focused item, so that arrows and Enter alone reach
  /// their buttons.
  /// - Returns: whether they do.
  private func enterDetails() -> Bool {
    guard panel is ProgrammeDetailsViewController,
      showsDetails(ofHole: focus) || selection != nil && focusedAiring?.airing.id == selection
    else { return false }
    focusPanel()
    return true
  }

  private func switchView() { show(mode == .grid ? .onNow : .grid) }

  /// Space presses a row as Return does.
  private func pressFocusedCell() -> Bool {
    guard let cell = focusedItem as? UICollectionViewCell, let list = cell.superview as? UICollectionView,
      let indexPath = list.indexPath(for: cell)
    else { return false }
    list.delegate?.collectionView(list, didSelectItemAt: indexPath)
    return true
  }

  // MARK: Menus

  /// Opens the menu of the focused item.
  /// - Returns: whether it has one.
  func openContextMenu() -> Bool {
    if let (menu, view) = (panel as? PanelListViewController)?.menuOfFocusedRow() {
      showMenu(menu, beside: view.convert(view.bounds, to: self.view))
      return true
    }
    guard let target = focusedTarget, let menu = menu(of: target), let rect = focusedRect else { return false }
    showMenu(menu, beside: rect)
    return true
  }

  /// The channel of the focused item, in any view.
  private var focusedChannel: Channel? {
    if isGridFocused { return focus.flatMap { rows.channels.indices.contains($0.row) ? rows.channels[$0.row] : nil } }
    if let channelDay, results == nil { return channelDay.channel }
    guard let cell = focusedItem as? UICollectionViewCell, let onNow, let indexPath = onNow.list.indexPath(for: cell),
      onNow.rows.indices.contains(indexPath.item)
    else { return nil }
    return onNow.rows[indexPath.item].channel
  }

  /// The target of a menu for the focused item.
  var focusedTarget: GuideMenuTarget? {
    if let filter = chipRow.focusedFilter { return .filter(filter) }
    if let (airing, channel) = focusedAiring { return .airing(airing, channel) }
    // The details of a hole concern its channel.
    if let open = panel as? ProgrammeDetailsViewController, let item = focusedItem, open.view.contains(item) {
      return open.details.map { .channel($0.channel) }
    }
    if let (channel, airing) = focusedListRow { return airing.map { .airing($0, channel) } ?? .channel(channel) }
    guard isGridFocused, let focus, rows.channels.indices.contains(focus.row) else { return nil }
    return .channel(rows.channels[focus.row])
  }

  /// The focused airing: in the open details, a list, or the grid.
  var focusedAiring: (airing: Airing, channel: Channel)? {
    if let open = panel as? ProgrammeDetailsViewController, let item = focusedItem, open.view.contains(item) {
      return open.details.flatMap { details in details.airing.map { ($0, details.channel) } }
    }
    if isGridFocused {
      guard let focus, rows.channels.indices.contains(focus.row),
        let airing = rows.span(inRow: focus.row, at: focus.span.lowerBound)?.airing
      else { return nil }
      return (airing, rows.channels[focus.row])
    }
    guard let cell = focusedItem as? UICollectionViewCell, let list = cell.superview as? UICollectionView,
      let indexPath = list.indexPath(for: cell)
    else { return nil }
    return airing(at: indexPath, of: list)
  }

  /// Returns the airing of a row in one of the window's lists.
  func airing(at indexPath: IndexPath, of list: UICollectionView) -> (airing: Airing, channel: Channel)? {
    if let results, list === results.list {
      guard let hit = results.hit(at: indexPath), let channel = lineup.channels.first(where: { $0.id == hit.row })
      else { return nil }
      return (hit.airing, channel)
    }
    if let channelDay, list === channelDay.list {
      return channelDay.airings.indices.contains(indexPath.item)
        ? (channelDay.airings[indexPath.item], channelDay.channel) : nil
    }
    guard let onNow, list === onNow.list, onNow.rows.indices.contains(indexPath.item) else { return nil }
    let row = onNow.rows[indexPath.item]
    return (row.on.now ?? row.on.next).map { ($0, row.channel) }
  }

  /// Shows a menu beside a rectangle of the window.
  func showMenu(_ menu: UIMenu, beside rect: CGRect) {
    menuAnchor.frame = rect
    menuAnchor.menu = menu
    menuAnchor.performPrimaryAction()
  }

  /// The focus's rectangle in the window.
  var focusedRect: CGRect? {
    if isGridFocused, let focus {
      let frame = layout.geometry.frame(row: focus.row, start: focus.span.lowerBound, stop: focus.span.upperBound)
      let placed = layout.placement.place(frame)
      let shown = collectionView.convert(placed, to: view).intersection(grid.view.frame)
      return shown.isNull ? nil : shown
    }
    return (focusedItem as? UIView).map { $0.convert($0.bounds, to: view) }
  }

  // MARK: Numbers

  /// Seconds after the last digit until the window goes to the channel.
  private static let numberPause = 1.6

  private func showNumber() {
    numberWork?.cancel()
    guard !numberEntry.typed.isEmpty else { return endNumber() }
    let row = numberEntry.row(in: rows.channels)
    numberView.show(numberEntry.typed, channel: row.map { rows.channels[$0].name })
    numberView.isHidden = false
    let cancellation = Cancellation()
    numberWork = cancellation
    let commit = GuideLocale.keepingViewer { [weak self] in
      if !cancellation.isCancelled { self?.commitNumber() }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.numberPause) { MainActor.assumeIsolated { commit() } }
  }

  /// Goes to the channel whose number was typed.
  func commitNumber() {
    let row = numberEntry.row(in: rows.channels)
    endNumber()
    guard let row else { return }
    if mode == .onNow {
      onNow?.reveal(rows.channels[row].id)
      return
    }
    let instant = focus?.anchor ?? grid.lookedAtInstant
    grid.setFocus(GuideFocus.at(row: row, instant: instant, in: rows))
    focusContent()
  }

  func endNumber() {
    numberWork?.cancel()
    numberEntry = ChannelNumberEntry()
    numberView.isHidden = true
  }
}
