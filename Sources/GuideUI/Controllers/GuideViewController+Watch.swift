import GuideModel
import UIKit

/// Watching the focused programme, and the messages when that does not work.
extension GuideViewController {
  /// The focused row of a list: the programme on a channel now, an airing of a day, or a search result.
  var focusedListRow: (channel: Channel, airing: Airing?)? {
    guard let (list, cell) = focusedList, let place = list.indexPath(for: cell) else { return nil }
    if let results, list === results.list {
      guard results.groups.indices.contains(place.section),
        results.groups[place.section].hits.indices.contains(place.item)
      else { return nil }
      let hit = results.groups[place.section].hits[place.item]
      return lineup.channels.first { $0.id == hit.row }.map { ($0, hit.airing) }
    }
    if let channelDay, list === channelDay.list, channelDay.airings.indices.contains(place.item) {
      return (channelDay.channel, channelDay.airings[place.item])
    }
    if let onNow, list === onNow.list, onNow.rows.indices.contains(place.item) {
      let row = onNow.rows[place.item]
      return (row.channel, row.on.now ?? row.on.next)
    }
    return nil
  }

  /// The programme that a key acts on: the focused one, else the one whose details are open.
  var focusedProgramme: (channel: Channel, airing: Airing?)? {
    let details = (panel as? ProgrammeDetailsViewController)?.details
    if let details, let item = focusedItem, panel?.view.contains(item) == true {
      return (details.channel, details.airing)
    }
    switch focusedTarget {
    case .airing(let airing, let channel): return (channel, airing)
    case .channel(let channel): return (channel, nil)
    case .filter, nil: return details.map { ($0.channel, $0.airing) }
    }
  }

  /// Watches the focused programme, or its channel if the programme has not begun.
  /// - Returns: whether there was anything to watch.
  @discardableResult func watchFocused() -> Bool {
    guard let onWatch, let (channel, airing) = focusedProgramme, channel.id != GuideRowPlan.foldKey else {
      return false
    }
    // If a programme can no longer be watched, show why.
    onWatch(channel, airing.flatMap { $0.start <= rows.now ? $0 : nil })
    return true
  }

  /// Watches the focused programme from its beginning, if that is offered.
  /// - Returns: whether it is.
  @discardableResult func startFocusedOver() -> Bool {
    guard let (channel, focused) = focusedProgramme, let airing = focused else { return false }
    if airing.stop <= rows.now { return watchFocused() }
    guard canStartOver?(channel, airing) == true else { return false }
    onStartOver?(channel, airing)
    return true
  }

  /// Call this once it is known which channels can be watched.
  public func watchableDidChange() {
    guard isViewLoaded else { return }
    showActionsAgain()
    onNow?.watchableDidChange()
    updateLivePicture()
  }

  /// Explains why a channel cannot be watched, and opens the settings if that helps.
  public func showWatchFailure(of channel: Channel, _ reason: String, isAboutPlayer: Bool) {
    let alert = UIAlertController(
      title: localized("\(channel.name) cannot be played"), message: reason, preferredStyle: .alert)
    if isAboutPlayer {
      alert.addAction(
        UIAlertAction(title: localized("Choose a player…"), style: .default) { [weak self] _ in
          guard let self else { return }
          if !(panel is SettingsPanel) { toggleSettings() }
          (panel as? SettingsPanel)?.choosePlayer()
        })
    }
    alert.addAction(UIAlertAction(title: localized("OK"), style: .cancel))
    present(alert, animated: true)
  }
}
