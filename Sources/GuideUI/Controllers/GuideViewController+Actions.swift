import GuideModel
import UIKit

/// Actions on an airing or a channel, from details, menus and keys.
extension GuideViewController {
  // MARK: Menus

  /// Returns the menu of what was pressed or has the focus; `nil` for none.
  func menu(of target: GuideMenuTarget) -> UIMenu? {
    if let onContextMenu { return onContextMenu(target) }
    return switch target {
    case .airing(let airing, let channel): menu(of: airing, on: channel)
    case .channel(let channel): menu(of: channel)
    case .filter(let filter): menu(of: filter)
    }
  }

  private func menu(of channel: Channel) -> UIMenu? {
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
    // Users without permission to change anything can still watch and browse.
    guard let editor else { return UIMenu(title: channel.name, children: elements) }
    let own = ChannelMenu(editor: editor, presenter: self).menu(for: channel)
    var children = elements + (own?.children ?? [])
    if let shift = sourceManager?.setChannelShift {
      children.append(
        UIAction(title: localized("Correct its times…")) { [weak self] _ in
          ChannelMenu(editor: editor, presenter: self).ask(
            localized("Minutes to add to its times"), placeholder: "0", text: ""
          ) { text in
            let number = text.replacingOccurrences(of: "−", with: "-").replacingOccurrences(of: "+", with: "")
            if let minutes = Int(number), (-1_440...1_440).contains(minutes) { shift(minutes, channel.id) }
          }
        })
    }
    return UIMenu(title: channel.name, children: children)
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
          UIAction(
            title: localized("Remind me of its results"), image: UIImage(systemName: "bell"),
            attributes: reminders == nil ? .hidden : []
          ) { [weak self] _ in
            self?.remind(ofSearch: search.text)
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

  /// Returns the actions for an airing, the most useful first.
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
    if canStartOver?(channel, airing) == true {
      actions.append(
        Action(title: localized("Start over"), symbol: "arrow.counterclockwise") { [weak self] in
          self?.onStartOver?(channel, airing)
        })
    }
    if let menu = reminderMenu(for: airing, on: channel) {
      let isReminded = isReminded(airing)
      actions.append(
        Action(
          title: localized("Remind me"), symbol: isReminded ? "bell.fill" : "bell", isOn: isReminded, menu: menu))
    }
    if let favourite = favouriteAction(for: channel) { actions.append(favourite) }
    if library != nil {
      actions.append(
        Action(title: localized("Find more"), symbol: "magnifyingglass", menu: findMenu(of: airing, on: channel)))
    }
    actions.append(
      Action(title: localized("Share"), symbol: "square.and.arrow.up", menu: shareMenu(of: airing, on: channel)))
    return actions
  }

  /// Returns the actions for a time without an airing, all of which concern its channel.
  func actions(for hole: GuideHole, on channel: Channel) -> [ProgrammeDetailsViewController.Action] {
    typealias Action = ProgrammeDetailsViewController.Action
    var actions: [Action] = []
    if hole.span.contains(rows.now) {
      if canWatch?(channel, nil) == true {
        actions.append(
          Action(title: localized("Watch"), symbol: "play.fill") { [weak self] in self?.onWatch?(channel, nil) })
      }
      if canPlayHere?(channel, nil) == true {
        actions.append(
          Action(title: localized("Play here"), symbol: "tv") { [weak self] in self?.onPlayHere?(channel, nil) })
      }
    }
    actions.append(
      Action(title: localized("Whole day"), symbol: "calendar") { [weak self] in
        guard let self else { return }
        closePanel(focuses: false)
        openChannelDay(channel)
      })
    if let favourite = favouriteAction(for: channel) { actions.append(favourite) }
    if let menu = menu(of: .channel(channel)) {
      actions.append(Action(title: localized("More"), symbol: "ellipsis", menu: menu))
    }
    return actions
  }

  /// Returns the action that adds a channel to the favourites or removes it; nil if nothing can be changed.
  private func favouriteAction(for channel: Channel) -> ProgrammeDetailsViewController.Action? {
    guard let editor, editor.isEditable else { return nil }
    let isFavourite = editor.isFavourite(channel.id)
    return ProgrammeDetailsViewController.Action(
      title: localized("Favourite"), symbol: isFavourite ? "star.fill" : "star", isOn: isFavourite, isToggle: true
    ) { [weak self] in
      self?.toggleFavourite(channel.id)
      self?.showActionsAgain()
    }
  }

  func showActionsAgain() {
    guard let open = panel as? ProgrammeDetailsViewController, let details = open.details else { return }
    open.actions = actions(for: details)
  }

  private func actions(
    for details: ProgrammeDetailsViewController.Details
  ) -> [ProgrammeDetailsViewController.Action] {
    switch details.subject {
    case .airing(let airing, _, _): actions(for: airing, on: details.channel)
    case .hole(let hole): actions(for: hole, on: details.channel)
    }
  }

  /// Sets the buttons of open details, and searches in the background for related airings.
  func complete(_ controller: ProgrammeDetailsViewController) {
    guard let details = controller.details else { return }
    controller.actions = actions(for: details)
    controller.onPerson = { [weak self] name in self?.search(for: "person:\"\(name)\"") }
    controller.onLink = { [weak self] address in self?.confirm(address) }
    guard let library else { return }
    let names = Dictionary(lineup.visible.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    switch details.subject {
    case .airing(let airing, _, _):
      complete(controller, with: airing, on: details.channel.id, in: library, channels: names)
    case .hole(let hole): complete(controller, with: hole, on: details.channel.id, in: library, channels: names)
    }
  }

  private func complete(
    _ controller: ProgrammeDetailsViewController, with airing: Airing, on channel: Channel.Key,
    in library: any GuideLibrary, channels names: [Channel.Key: String]
  ) {
    let now = rows.now
    background.run {
      let others = (try? library.otherAirings(of: airing, limit: 24)) ?? []
      let beside = (try? library.nowAndNext(at: airing.start)) ?? []
      return (others, beside)
    } deliver: { [weak self, weak controller] found in
      guard let self, let controller, controller.details?.airing?.id == airing.id else { return }
      let (others, beside) = found
      // Airings to come are sorted before past ones.
      let sorted = others.filter { $0.stop > now } + others.filter { $0.stop <= now }.reversed()
      controller.related = [
        ProgrammeDetailsViewController.Related(
          title: localized("Other showings"),
          rows: sorted.prefix(8).compactMap { other in
            self.row(for: other, on: other.channel, channels: names)
          }),
        related(beside: channel, in: beside, channels: names),
      ]
    }
  }

  private func complete(
    _ controller: ProgrammeDetailsViewController, with hole: GuideHole, on channel: Channel.Key,
    in library: any GuideLibrary, channels names: [Channel.Key: String]
  ) {
    background.run {
      (try? library.nowAndNext(at: hole.instant)) ?? []
    } deliver: { [weak self, weak controller] beside in
      guard let self, let controller, controller.details?.hole == hole, controller.details?.channel.id == channel
      else { return }
      controller.related = [
        ProgrammeDetailsViewController.Related(
          title: localized("Before and after"),
          rows: [hole.before, hole.after].compactMap { airing in
            airing.flatMap { self.row(for: $0, on: channel, channels: names, isBeside: true) }
          }),
        related(beside: channel, in: beside, channels: names),
      ]
    }
  }

  /// Returns the rows of airings at the same time on neighbouring channels.
  private func related(
    beside channel: Channel.Key, in rows: [NowAndNext], channels names: [Channel.Key: String]
  ) -> ProgrammeDetailsViewController.Related {
    ProgrammeDetailsViewController.Related(
      title: localized("At the same time"),
      rows: Self.neighbours(of: channel, in: rows, limit: 8).compactMap { entry in
        entry.now.flatMap { self.row(for: $0, on: entry.channel, channels: names, isBeside: true) }
      })
  }

  /// Returns what is on the nearest channels around one, in the order of the rows.
  /// - Complexity: O(rows).
  static func neighbours(of channel: Channel.Key, in rows: [NowAndNext], limit: Int) -> [NowAndNext] {
    let running = rows.filter { $0.now != nil || $0.channel == channel }
    let place = running.firstIndex { $0.channel == channel } ?? 0
    let others = running.indices.filter { running[$0].channel != channel }
    let nearest = others.sorted { (abs($0 - place), $0) < (abs($1 - place), $1) }.prefix(limit)
    return nearest.sorted().map { running[$0] }
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

  /// Opens the search with these words.
  func search(for text: String) {
    beginSearch()
    bar.searchField.text = text
    textDidChange()
  }

  // MARK: Panels

  func openChannels(scope: ChannelsPanel.Scope = .all) {
    guard let editor else { return }
    let controller = ChannelsPanel(editor: editor, images: images, scope: scope, order: settings.order)
    openAndFocus(controller)
  }

  /// Opens the sources, and with `adding` the prompt for an address.
  public func openSources(adding: Bool = false) {
    guard let sourceManager else { return }
    let controller = makeSourcesPanel(sourceManager)
    openAndFocus(controller)
    if adding { controller.askForAddress() }
  }

  /// Opens a panel and moves the keyboard into it.
  public func openAndFocus(_ controller: UIViewController) {
    endSearch()
    (controller as? GuidePanel)?.onClose = { [weak self] in self?.closePanel() }
    openPanel(controller)
    focusPanel()
  }
}
