import GuideModel
import UIKit

/// Finds more of a programme's kind, and shares an airing: as text, as a calendar entry, its web page.
extension GuideViewController {
  // MARK: Finding

  /// The searches offered from an airing: its title, the people in it, and other airings at its time.
  func findMenu(of airing: Airing, on channel: Channel) -> UIMenu {
    let title = airing.title.replacingOccurrences(of: "\"", with: " ")
    var elements: [UIMenuElement] = [
      UIAction(title: localized("All airings of “\(airing.title)”")) { [weak self] _ in
        self?.search(for: "title:\"\(title)\"")
      },
      UIAction(title: localized("At this time in the guide")) { [weak self] _ in
        guard let self else { return }
        closePanel()
        land(on: GuideSearchResults.Hit(row: channel.id, airing: airing))
      },
    ]
    // The menu of open details has them in memory; other menus do not wait for a disk.
    if let details = (panel as? ProgrammeDetailsViewController)?.details, details.airing?.id == airing.id {
      let people = Self.people(in: details.programme)
      if !people.isEmpty {
        elements.append(
          UIMenu(
            title: localized("People"),
            children: people.map { name in
              UIAction(title: name) { [weak self] _ in self?.search(for: Self.personSearch(name)) }
            }))
      }
    }
    return UIMenu(title: localized("Find more"), children: elements)
  }

  static func personSearch(_ name: String) -> String {
    "person:\"\(name.replacingOccurrences(of: "\"", with: " "))\""
  }

  /// Returns the people of a programme, each once, as many as a menu can hold.
  private static func people(in programme: Programme?) -> [String] {
    var seen: Set<String> = []
    let names = (programme?.credits ?? []).map(\.name).filter { !$0.isEmpty && seen.insert($0).inserted }
    return Array(names.prefix(12))
  }

  // MARK: Sharing

  /// Returns the ways of sharing an airing.
  func shareMenu(of airing: Airing, on channel: Channel) -> UIMenu {
    var elements: [UIMenuElement] = [
      UIAction(title: localized("Copy as text"), image: UIImage(systemName: "doc.on.doc")) { [weak self] _ in
        guard let self else { return }
        UIPasteboard.general.string = Self.text(of: airing, on: channel, times: times)
      }
    ]
    if calendarText != nil {
      elements.append(
        UIAction(title: localized("Copy as calendar entry"), image: UIImage(systemName: "calendar")) { [weak self] _ in
          self?.makeCalendar(of: airing, on: channel) { UIPasteboard.general.string = $0 }
        })
    }
    if calendarText != nil, saveFile != nil {
      elements.append(
        UIAction(
          title: localized("Save as calendar file"), image: UIImage(systemName: "square.and.arrow.down")
        ) { [weak self] _ in self?.saveCalendar(of: airing, on: channel) })
    }
    return UIMenu(title: localized("Share"), children: elements)
  }

  /// Returns an airing as a user would write it in a message: title, channel, day and times.
  static func text(of airing: Airing, on channel: Channel, times: GuideTimes) -> String {
    let title = airing.subtitle.isEmpty ? airing.title : "\(airing.title): \(airing.subtitle)"
    return
      "\(title)\n\(channel.name), \(times.dayText(airing.start)), \(times.rangeText(airing.start, airing.stop))"
  }

  private func makeCalendar(of airing: Airing, on channel: Channel, then: @escaping @MainActor (String) -> Void) {
    guard let calendarText else { return }
    background.run {
      Result { try calendarText(airing, channel) }
    } deliver: { [weak self] result in
      switch result {
      case .success(let text): then(text)
      case .failure(let error): self?.say(localized("Not shared"), "\(error)")
      }
    }
  }

  private func saveCalendar(of airing: Airing, on channel: Channel) {
    guard let calendarText, let saveFile else { return }
    let name = Self.fileName(airing.title) + ".ics"
    background.run {
      Result { try saveFile(calendarText(airing, channel), name) }
    } deliver: { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let path):
        let alert = UIAlertController(title: localized("Saved"), message: path, preferredStyle: .alert)
        if let onOpenFile {
          alert.addAction(UIAlertAction(title: localized("Open"), style: .default) { _ in onOpenFile(path) })
        }
        alert.addAction(UIAlertAction(title: localized("OK"), style: .cancel))
        present(alert, animated: true)
      case .failure(let error): say(localized("Not saved"), "\(error)")
      }
    }
  }

  /// Returns a title as a file name: letters, digits and blanks; never empty, hidden, or long.
  static func fileName(_ title: String) -> String {
    let kept = title.map { $0.isLetter || $0.isNumber ? $0 : " " }
    let name = String(kept).split(separator: " ").joined(separator: " ").prefix(60).trimmingCharacters(in: .whitespaces)
    return name.isEmpty ? "lineup" : name
  }

  /// Shows a message that the user has to see.
  public func say(_ title: String, _ message: String) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: localized("OK"), style: .cancel))
    present(alert, animated: true)
  }

  // MARK: Links

  /// Opens a feed's address only after the user has read it and seen which computer it leads to.
  func confirm(_ address: String) {
    let trimmed = address.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let parts = URLComponents(string: trimmed), let url = parts.url,
      ["http", "https"].contains(parts.scheme?.lowercased() ?? ""), let host = url.host, !host.isEmpty
    else {
      return say(localized("This address cannot be opened"), trimmed)
    }
    let alert = UIAlertController(
      title: localized("Open a page of \(host)?"), message: trimmed, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: localized("Open"), style: .default) { [weak self] _ in self?.onOpenLink?(url) })
    alert.addAction(
      UIAlertAction(title: localized("Copy address"), style: .default) { _ in UIPasteboard.general.string = trimmed })
    alert.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
    present(alert, animated: true)
  }
}
