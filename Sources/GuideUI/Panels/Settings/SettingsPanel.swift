import GuideModel
import UIKit

/// The settings, the same as in the settings file and in `lineup settings`.
final class SettingsPanel: PanelListViewController {
  /// Called with each change, to apply and to store it.
  var onSettings: ((GuideSettings) -> Void)?
  private(set) var settings: GuideSettings
  /// The installed players.
  private let players: [String]
  /// Whether only the settings that each viewer of a program has for itself are offered.
  private let isOneOfSeveral: Bool

  init(settings: GuideSettings, players: [String] = [], isOneOfSeveral: Bool = false) {
    self.settings = settings
    self.players = players
    self.isOneOfSeveral = isOneOfSeveral
    super.init(nibName: nil, bundle: nil)
    title = localized("Settings")
  }

  required init?(coder: NSCoder) { nil }

  private static var groups: [(title: String, names: [String])] {
    [
      (localized("Look"), ["density", "axis", "genre-colours", "genre-map", "thumbnails", "order", "fold-empty"]),
      (localized("Time"), ["clock", "prime-time", "day-start"]),
      (localized("Language"), ["language", "formats"]),
      (localized("Sources"), ["refresh-hours", "keep-days", "local-pictures"]),
      (localized("Watching and reminders"), ["player", "reminder-lead", "couch-text", "live-pictures"]),
    ]
  }

  override func makeSections() -> [PanelSection] {
    Self.groups.compactMap { group in
      let offered = group.names.compactMap { GuideSetting.named($0) }.filter { !isOneOfSeveral || !$0.concernsProgram }
      guard !offered.isEmpty else { return nil }
      return PanelSection(
        title: group.title,
        rows: offered.map { setting in
          let value = setting.value(in: settings)
          return PanelRow(
            id: setting.name, title: setting.title, detail: setting.summary,
            accessory: setting.choices == ["yes", "no"]
              ? .toggle(value == "yes") : .value(words(for: value, of: setting)))
        })
    }
  }

  /// Returns the text for a value.
  private func words(for value: String, of setting: GuideSetting) -> String {
    if value.isEmpty { return localized("Automatic") }
    if setting.name == "language" { return Self.name(ofLanguage: value) }
    let known: [String: String] = [
      "system": localized("Automatic"), "12": localized("12 hours"), "24": localized("24 hours"),
      "compact": localized("Compact"), "regular": localized("Regular"), "comfortable": localized("Comfortable"),
      "automatic": localized("Automatic"), "always": localized("Always"), "never": localized("Never"),
      "own": localized("Own order"), "number": localized("By number"), "name": localized("By name"),
      "feed": localized("As in the feed"), "across": localized("Across"),
      "down": localized("Down"), "medium": localized("Medium"), "large": localized("Large"),
      "largest": localized("Largest"),
    ]
    return setting.choices.isEmpty ? value : known[value] ?? value
  }

  /// Returns a language's name in that language: "Deutsch".
  static func name(ofLanguage code: String) -> String {
    let locale = Locale(identifier: code)
    let name = locale.localizedString(forIdentifier: code) ?? code
    return name.prefix(1).uppercased(with: locale) + name.dropFirst()
  }

  override func choose(_ row: PanelRow) {
    guard let setting = GuideSetting.named(row.id) else { return }
    if setting.choices == ["yes", "no"] { return press(row) }
    if setting.name == "player" { return choosePlayer() }
    if setting.choices.isEmpty { return ask(setting) }
    let sheet = UIAlertController(title: setting.title, message: setting.summary, preferredStyle: .actionSheet)
    for choice in setting.choices {
      sheet.addAction(
        UIAlertAction(title: words(for: choice, of: setting), style: .default) { [weak self] _ in
          self?.set(setting, choice)
        })
    }
    show(sheet)
  }

  private func show(_ sheet: UIAlertController) {
    sheet.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
    if let popover = sheet.popoverPresentationController {
      popover.sourceView = list
      popover.sourceRect = list.visibleCells.first(where: \.isFocused)?.frame ?? list.bounds
    }
    present(sheet, animated: true)
  }

  /// Offers the installed players, the desktop's default, and any other by its name.
  func choosePlayer() {
    guard let setting = GuideSetting.named("player") else { return }
    let sheet = UIAlertController(title: setting.title, message: setting.summary, preferredStyle: .actionSheet)
    func offer(_ title: String, _ value: String) {
      sheet.addAction(UIAlertAction(title: title, style: .default) { [weak self] _ in self?.set(setting, value) })
    }
    offer(localized("Automatic"), "")
    for player in players { offer(player, player) }
    offer(localized("The desktop's default"), "xdg-open")
    sheet.addAction(
      UIAlertAction(title: localized("Another…"), style: .default) { [weak self] _ in self?.ask(setting) })
    show(sheet)
  }

  override func press(_ row: PanelRow) {
    guard let setting = GuideSetting.named(row.id) else { return }
    set(setting, setting.value(in: settings) == "yes" ? "no" : "yes")
  }

  private func ask(_ setting: GuideSetting) {
    let alert = UIAlertController(
      title: setting.title, message: setting.summary, preferredStyle: .alert)
    alert.addTextField { [settings] field in
      field.text = setting.value(in: settings)
      field.placeholder = setting.expected
    }
    alert.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: localized("Done"), style: .default) { [weak self, weak alert] _ in
        self?.set(setting, alert?.textFields?.first?.text ?? "")
      })
    present(alert, animated: true)
  }

  private func set(_ setting: GuideSetting, _ value: String) {
    do {
      try setting.set(value, in: &settings)
      onSettings?(settings)
    } catch {
      let alert = UIAlertController(title: localized("Not changed"), message: "\(error)", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: localized("OK"), style: .default))
      present(alert, animated: true)
    }
    reload()
  }
}
