import GuideModel
import UIKit

/// The target of a context menu.
public enum GuideMenuTarget {
  /// An airing on the row that shows it.
  case airing(Airing, Channel)
  case channel(Channel)
  case filter(GuideFilter)
}

/// The bars' buttons and menus.
extension GuideViewController {
  /// Edits the library, if it can be edited.
  var editor: GuideEditor? {
    guard let library, library.isEditable else { return nil }
    if let editorOfLibrary, editorOfLibrary.library === library { return editorOfLibrary }
    let made = GuideEditor(library: library)
    made.onChange = { [weak self] in self?.rebuildRows() }
    editorOfLibrary = made
    return made
  }

  /// Returns the menu of a row, or of what is on it at an instant.
  func menu(ofRow row: Int, at instant: Int64?) -> UIMenu? {
    guard rows.channels.indices.contains(row), rows.channels[row].id != GuideRowPlan.foldKey else { return nil }
    let airing = instant.flatMap { rows.span(inRow: row, at: $0)?.airing }
    return menu(of: airing.map { .airing($0, rows.channels[row]) } ?? .channel(rows.channels[row]))
  }

  /// Returns the menu of a row in one of the window's lists.
  func menu(ofRow indexPath: IndexPath, in list: UICollectionView) -> UIMenu? {
    if let (airing, channel) = airing(at: indexPath, of: list) { return menu(of: .airing(airing, channel)) }
    guard let onNow, list === onNow.list, onNow.rows.indices.contains(indexPath.item) else { return nil }
    return menu(of: .channel(onNow.rows[indexPath.item].channel))
  }

  func connectBars() {
    let field = bar.searchField
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    act(bar.searchButton) { $0.beginSearch() }
    act(bar.cancelButton) { $0.endSearch() }
    bar.viewSwitch.selectedSegmentIndex = 0
    bar.viewSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        endSearch()
        show(bar.viewSwitch.selectedSegmentIndex == 1 ? .onNow : .grid)
      }, for: .valueChanged)
    chipRow.onChoose = { [weak self] filter in
      self?.endSearch()
      self?.show(filter)
    }
    chipRow.onMenu = { [weak self] in self?.menu(of: .filter($0)) }
    dayStrip.onAction = { [weak self] action in
      self?.endSearch()
      self?.go(action)
    }
    banner.onAction = { [weak self] in self?.act(on: $0) }
    banner.onClose = { [weak self] in self?.close($0) }
    stateView.onWay = { [weak self] in self?.take($0) }
  }

  private func act(_ button: UIButton, _ body: @escaping (GuideViewController) -> Void) {
    button.addAction(UIAction { [weak self] _ in if let self { body(self) } }, for: .primaryActionTriggered)
  }

  func updateMenus() {
    guard showsToolbar else { return }
    bar.menuButton.menu = UIMenu(children: [
      UIMenu(
        options: .displayInline,
        children: [
          editor == nil ? nil : item(ShellWords.channels, "list.bullet") { $0.toggleChannels() },
          reminders == nil ? nil : item(ShellWords.reminders, "bell") { $0.toggleReminders() },
          sourceManager == nil ? nil : item(ShellWords.sources, "tray") { $0.toggleSources() },
          onRefresh == nil ? nil : item(ShellWords.refresh, "arrow.clockwise") { $0.onRefresh?() },
          onAddGuide == nil || sourceManager != nil
            ? nil : item("\(ShellWords.addGuide)…", "plus") { $0.onAddGuide?() },
        ].compactMap { $0 }),
      UIMenu(
        options: .displayInline,
        children: [
          onPrint == nil ? nil : printMenu,
          onFullScreen == nil
            ? nil : item(ShellWords.fullScreen, "arrow.up.left.and.arrow.down.right") { $0.onFullScreen?() },
          item(CouchWords.mode, "tv") { $0.enterCouch() },
          item(ShellWords.keys, "keyboard") { $0.toggleKeys() },
          baseLocale == nil ? nil : languageMenu,
          item(ShellWords.settings, "gearshape") { $0.toggleSettings() },
        ].compactMap { $0 }),
    ])
    let orders = GuideSettings.Order.allCases.map { order in
      item(ShellWords.title(of: order), isOn: settings.order == order) { $0.change { $0.order = order } }
    }
    let densities = GuideSettings.Density.allCases.map { density in
      item(ShellWords.title(of: density), isOn: settings.density == density) { $0.change { $0.density = density } }
    }
    let isUnfolded = showsEmpty || !settings.foldsEmptyChannels
    let evenings = [19 * 60, 20 * 60, 20 * 60 + 15, 21 * 60, 22 * 60]
    let times = Set(evenings + [settings.primeTime]).sorted().map { minutes in
      item(self.times.text(ofMinute: minutes), isOn: minutes == settings.primeTime) {
        $0.change { $0.primeTime = minutes }
      }
    }
    bar.settingsButton.menu = UIMenu(children: [
      UIMenu(
        options: .displayInline,
        children: [
          item(ShellWords.zoomIn) { $0.grid.zoom(by: 1.4) }, item(ShellWords.zoomOut) { $0.grid.zoom(by: 1 / 1.4) },
          item(ShellWords.normalZoom) { $0.zoom(to: GuideGridViewController.defaultPointsPerMinute / 60) },
        ]),
      item(ShellWords.timeDown, isOn: settings.axis == .down) {
        $0.change { $0.axis = $0.axis == .down ? .across : .down }
        $0.show(.grid)
      },
      UIMenu(title: ShellWords.density, children: densities), UIMenu(title: ShellWords.sortBy, children: orders),
      UIMenu(title: ShellWords.primeTime, children: times), item(ShellWords.genres) { $0.toggleGenres() },
      item(ShellWords.showEmpty, isOn: isUnfolded) {
        $0.showsEmpty = !isUnfolded
        if isUnfolded { $0.change { $0.foldsEmptyChannels = true } }
        $0.rebuildRows()
      },
    ])
  }

  /// The menu of languages by their own names, for users who cannot read the settings: a browser may request a language
  /// that its user cannot read.
  private var languageMenu: UIMenuElement {
    UIMenu(
      title: localized("Language"), image: UIImage(systemName: "globe"),
      children: ([""] + GuideLocale.languages).map { code in
        let name = code.isEmpty ? localized("Automatic") : SettingsPanel.name(ofLanguage: code)
        return item(name, isOn: settings.language == code) { $0.change { $0.language = code } }
      })
  }

  /// The menu that prints what is in view: the day and the channels of the filter.
  private var printMenu: UIMenuElement {
    UIMenu(
      title: localized("Print"), image: UIImage(systemName: "printer"),
      children: GuidePrintRequest.Kind.allCases.map { kind in
        let title =
          switch kind {
          case .evening: localized("The evening…")
          case .day: localized("The whole day…")
          case .week: localized("A week of each channel…")
          }
        return item(title) { $0.print(kind) }
      })
  }

  private func print(_ kind: GuidePrintRequest.Kind) {
    let instant = mode == .grid && grid.view.bounds.width > 0 ? grid.lookedAtInstant : rows.now
    let name: String =
      switch filter {
      case .all: ""
      case .list(let id): lineup.list(id)?.displayName ?? ""
      case .search(let id): lineup.searches.first { $0.id == id }?.name ?? ""
      case .group(let group): group
      case .genre(let genre): genre.name
      }
    let channels = plan.channels.filter { $0.id != GuideRowPlan.foldKey }
    onPrint?(GuidePrintRequest(kind: kind, channels: channels, selection: name, instant: instant))
  }

  private func item(
    _ title: String, _ symbol: String? = nil, isOn: Bool = false, _ body: @escaping (GuideViewController) -> Void
  ) -> UIAction {
    UIAction(title: title, image: symbol.flatMap { UIImage(systemName: $0) }, state: isOn ? .on : .off) {
      [weak self] _ in if let self { body(self) }
    }
  }
}
