import GuideModel
import UIKit

/// What can be done with an airing or a channel: in details, in menus, by keys.
extension GuideViewController {
  // MARK: Menus

  /// The menu of what was pressed or has the focus; nil for none.
  func menu(of target: GuideMenuTarget) -> UIMenu? {
    if let onContextMenu { return onContextMenu(target) }
    return switch target {
    case .airing(let airing, let channel): menu(of: airing, on: channel)
    case .channel(let channel): menu(of: channel)
    case .filter(let filter): menu(of: filter)
    }
  }

  private func menu(of channel: Channel) -> UIMenu? {
    guard let editor else { return nil }
    var elements: [UIMenuElement] = []
    if canWatch?(channel, nil) == true {
      elements.append(
        UIAction(title: localized("Watch"), image: UIImage(systemName: "play.fill")) { [weak self] _ in
          self?.onWatch?(channel, nil)
        })
    }
    if canPlayHere?(channel, nil) == true {
      elements.append(
        UIAction(title: localized("Play here"), image: UIImage(systemName: "tv")) { [weak self] _ in
          self?.onPlayHere?(channel, nil)
        })
    }
    elements.append(
      UIAction(title: localized("This channel's day")) { [weak self] _ in self?.openChannelDay(channel) })
    let own = ChannelMenu(editor: editor, presenter: self).menu(for: channel) { [weak self] in self?.rebuildRows() }
    return UIMenu(title: channel.name, children: elements + (own?.children ?? []))
  }

  private func menu(of airing: Airing, on channel: Channel) -> UIMenu? {
    let actions = actions(for: airing, on: channel, includingDetails: true)
    var elements: [UIMenuElement] = actions.map { action in
      if let menu = action.menu {
        return UIMenu(title: action.title, image: UIImage(systemName: action.symbol), children: menu.children)
      }
      return UIAction(
        title: action.title, image: UIImage(systemName: action.symbol), state: action.isOn ? .on : .off
      ) { _ in action.perform() }
    }
    if let own = menu(of: channel) { elements.append(UIMenu(title: channel.name, children: own.children)) }
    return UIMenu(title: airing.title, children: elements)
  }

  private func menu(of filter: GuideFilter) -> UIMenu? {
    guard let editor, editor.isEditable else { return nil }
    func edit(_ edit: GuideEdit) {
      editor.perform(edit)
      rebuildRows()
    }
    switch filter {
    case .list(let id):
      guard let list = editor.lineup.list(id) else { return nil }
      var elements: [UIMenuElement] = [
        UIAction(title: localized("Rename…")) { [weak self] _ in
          guard let self else { return }
          ChannelMenu(editor: editor, presenter: self).ask(
            localized("Rename list"), placeholder: list.displayName, text: list.name, allowsEmpty: true
          ) { name in
            var list = list
            list.name = name
            edit(.putList(list))
          }
        },
        UIAction(title: localized("Choose and sort channels…")) { [weak self] _ in
          self?.openChannels(scope: .list(id))
        },
      ]
      if id != ChannelList.favourites {
        elements.append(
          UIAction(title: localized("Delete list"), attributes: .destructive) { _ in edit(.deleteList(id)) })
      }
      return UIMenu(title: list.displayName, children: elements)
    case .search(let id):
      guard let search = editor.lineup.searches.first(where: { $0.id == id }) else { return nil }
      return UIMenu(
        title: search.name,
        children: [
          UIAction(title: localized("Rename…")) { [weak self] _ in
            guard let self else { return }
            ChannelMenu(editor: editor, presenter: self).ask(
              localized("Rename search"), placeholder: search.text, text: search.name
            ) { edit(.putSearch(SavedSearch(id: id, name: $0, text: search.text))) }
          },
          UIAction(title: localized("Delete search"), attributes: .destructive) { _ in edit(.deleteSearch(id)) },
        ])
    case .group(let group):
      let keys = editor.lineup.channels.filter { $0.groups.contains(group) }.map(\.id)
      return UIMenu(
        title: group,
        children: [
          UIAction(title: localized("Hide everything in \(group)"), attributes: .destructive) { _ in
            edit(.setHidden(true, keys))
          },
          UIAction(title: localized("Make a list of it")) { _ in
            edit(.putList(ChannelList(id: editor.lineup.nextListID, name: group, channels: keys)))
          },
        ])
    case .all, .genre: return nil
    }
  }

  // MARK: Details

  /// What can be done with an airing, the most useful first.
  func actions(
    for airing: Airing, on channel: Channel, includingDetails: Bool = false
  ) -> [ProgrammeDetailsViewController.Action] {
    typealias Action = ProgrammeDetailsViewController.Action
    var actions: [Action] = []
    if includingDetails {
      actions.append(
        Action(title: localized("Details"), symbol: "info.circle") { [weak self] in
          self?.showDetails(of: airing, on: channel)
        })
    }
    if canWatch?(channel, airing) == true {
      actions.append(
        Action(title: localized("Watch"), symbol: "play.fill") { [weak self] in self?.onWatch?(channel, airing) })
    }
    if canPlayHere?(channel, airing) == true {
      actions.append(
        Action(title: localized("Play here"), symbol: "tv") { [weak self] in self?.onPlayHere?(channel, airing) })
    }
    if airing.stop > rows.now, let menu = reminderMenu?(airing, channel) {
      actions.append(
        Action(
          title: localized("Remind me"), symbol: isReminded?(airing) == true ? "bell.fill" : "bell",
          isOn: isReminded?(airing) == true, menu: menu))
    }
    if let editor, editor.isEditable {
      let isFavourite = editor.isFavourite(channel.id)
      actions.append(
        Action(
          title: localized("Favourite"), symbol: isFavourite ? "star.fill" : "star", isOn: isFavourite, isToggle: true
        ) {
          [weak self] in
          self?.toggleFavourite(channel.id)
          self?.showActionsAgain()
        })
    }
    if library != nil {
      actions.append(
        Action(title: localized("Find more"), symbol: "magnifyingglass") { [weak self] in
          self?.search(for: "title:\"\(airing.title)\"")
        })
    }
    actions.append(
      Action(title: localized("Copy"), symbol: "doc.on.doc") { [weak self] in
        guard let self else { return }
        UIPasteboard.general.string = Self.text(of: airing, on: channel, times: times)
      })
    return actions
  }

  /// An airing as a person would write it to another: title, channel, day and times.
  static func text(of airing: Airing, on channel: Channel, times: GuideTimes) -> String {
    let title = airing.subtitle.isEmpty ? airing.title : "\(airing.title): \(airing.subtitle)"
    return
      "\(title)\n\(channel.name), \(times.dayText(airing.start)), \(times.rangeText(airing.start, airing.stop))"
  }

  private func showActionsAgain() {
    guard let open = panel as? ProgrammeDetailsViewController, let details = open.details else { return }
    open.actions = actions(for: details.airing, on: details.channel)
  }

  /// Gives open details their buttons, and looks for what belongs to the airing in the background.
  func complete(_ controller: ProgrammeDetailsViewController) {
    guard let details = controller.details else { return }
    controller.actions = actions(for: details.airing, on: details.channel)
    controller.onPerson = { [weak self] name in self?.search(for: "person:\"\(name)\"") }
    controller.onLink = { [weak self] address in self?.confirm(address) }
    guard let library else { return }
    let (airing, now) = (details.airing, rows.now)
    let names = Dictionary(lineup.visible.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    background.run {
      let others = (try? library.otherAirings(of: airing, limit: 24)) ?? []
      let beside = (try? library.nowAndNext(at: airing.start)) ?? []
      return (others, beside)
    } deliver: { [weak self, weak controller] found in
      guard let self, let controller, controller.details?.airing.id == airing.id else { return }
      let (others, beside) = found
      // What is still to come before what was.
      let sorted = others.filter { $0.stop > now } + others.filter { $0.stop <= now }.reversed()
      controller.related = [
        ProgrammeDetailsViewController.Related(
          title: localized("Other showings"),
          rows: sorted.prefix(8).compactMap { other in
            self.row(for: other, on: other.channel, channels: names)
          }),
        ProgrammeDetailsViewController.Related(
          title: localized("At the same time"),
          rows: beside.filter { $0.channel != details.channel.id }.prefix(8).compactMap { entry in
            entry.now.flatMap { self.row(for: $0, on: entry.channel, channels: names, isBeside: true) }
          }),
      ]
    }
  }

  private func row(
    for airing: Airing, on channel: Channel.Key, channels: [Channel.Key: String], isBeside: Bool = false
  ) -> ProgrammeDetailsViewController.Related.Row? {
    guard let name = channels[channel] else { return nil }
    let episode = airing.subtitle.isEmpty ? airing.title : "\(airing.title): \(airing.subtitle)"
    let when = "\(times.dayText(airing.start)), \(times.rangeText(airing.start, airing.stop))"
    return ProgrammeDetailsViewController.Related.Row(
      title: isBeside ? airing.title : (airing.subtitle.isEmpty ? when : episode),
      detail: isBeside
        ? "\(name) · \(times.rangeText(airing.start, airing.stop))"
        : (airing.subtitle.isEmpty ? name : "\(name) · \(when)")
    ) { [weak self] in
      self?.land(on: GuideSearchResults.Hit(row: channel, airing: airing))
    }
  }

  /// Opens the search with words in it.
  func search(for text: String) {
    beginSearch()
    bar.searchField.text = text
    textDidChange()
  }

  /// An address of a feed's is opened only by who has read it.
  private func confirm(_ address: String) {
    guard let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased() ?? "") else { return }
    let alert = UIAlertController(
      title: localized("Open this page in the browser?"), message: address, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: localized("Open"), style: .default) { [weak self] _ in self?.onOpenLink?(url) })
    present(alert, animated: true)
  }

  // MARK: Panels

  func openChannels(scope: ChannelsPanel.Scope = .all) {
    guard let editor else { return }
    let controller = ChannelsPanel(editor: editor, images: images, scope: scope)
    openAndFocus(controller)
  }

  /// Opens the sources, and with `adding` the question for an address.
  public func openSources(adding: Bool = false) {
    guard let sourceManager else { return }
    let controller = SourcesPanel(manager: sourceManager, times: times) { [weak self] in self?.rows.now ?? 0 }
    openAndFocus(controller)
    if adding { controller.askForAddress() }
  }

  /// Opens a panel and puts the keyboard into it.
  public func openAndFocus(_ controller: UIViewController) {
    endSearch()
    (controller as? GuidePanel)?.onClose = { [weak self] in self?.closePanel() }
    openPanel(controller)
    focusPanel()
  }
}
