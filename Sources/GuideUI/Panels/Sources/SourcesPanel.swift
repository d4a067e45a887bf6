import GuideModel
import UIKit

/// The guide's sources: feeds with their age and errors, and the way to add one.
final class SourcesPanel: PanelListViewController {
  private let manager: any GuideSourceManaging
  private let times: GuideTimes
  private let now: () -> Int64
  private static let addRow = "\u{0}add"
  private static let pasteRow = "\u{0}paste"
  private static let fileRow = "\u{0}file"
  private static let matchesRow = "\u{0}matches"
  /// The number of channels of several sources that the user should check.
  private var doubtful = 0
  /// Called to show those channels.
  var onMatches: (() -> Void)?
  private static let grabberRows = "\u{0}grabber:"
  private static let refreshRow = "\u{0}refresh"

  init(manager: any GuideSourceManaging, times: GuideTimes, now: @escaping () -> Int64) {
    self.manager = manager
    self.times = times
    self.now = now
    super.init(nibName: nil, bundle: nil)
    title = localized("Sources")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.onChange = { [weak self] in
      self?.reload()
      self?.countMatches()
    }
    countMatches()
  }

  private func countMatches() {
    guard onMatches != nil else { return }
    manager.loadMatches { [weak self] matches in
      guard let self, doubtful != matches.count else { return }
      doubtful = matches.count
      reload()
    }
  }

  override func makeSections() -> [PanelSection] {
    let sources = manager.sources
    var actions = [
      PanelRow(
        id: Self.addRow, title: localized("Add by address…"),
        detail: localized("A guide (XMLTV), a playlist (M3U), or a server on your network"), style: .action)
    ]
    if manager.chooseFiles != nil {
      actions.append(
        PanelRow(
          id: Self.fileRow, title: localized("Choose a file…"),
          detail: localized("Or drop it, or its address, onto this window."), style: .action))
    }
    if let address = pasted {
      actions.append(
        PanelRow(id: Self.pasteRow, title: localized("Add what was copied"), detail: address, style: .action))
    }
    if sources.contains(where: { $0.kind != .demo }) {
      actions.append(PanelRow(id: Self.refreshRow, title: localized("Refresh all now"), style: .action))
    }
    var sections = [PanelSection(title: localized("Add a guide"), rows: actions)]
    if !sources.isEmpty {
      sections.append(
        PanelSection(
          title: localized("In this guide"), rows: sources.map(row(for:)),
          footer: sources.count > 1
            ? localized(
              "If several sources have the same channel, the upper one wins and the others fill its gaps. Drag to change the order."
            )
            : ""))
    }
    if doubtful > 0 {
      sections.append(
        PanelSection(rows: [
          PanelRow(
            id: Self.matchesRow, title: localized("The same channel?"),
            detail: localized("\(doubtful) matches of different sources to look at"), accessory: .disclosure)
        ]))
    }
    let known = Set(sources.map(\.address))
    let grabbers = manager.grabbers.filter { !known.contains($0.address) }
    if !grabbers.isEmpty {
      sections.append(
        PanelSection(
          title: localized("Installed grabbers"),
          rows: grabbers.map {
            PanelRow(
              id: Self.grabberRows + $0.address, title: $0.title.isEmpty ? $0.address : $0.title,
              detail: $0.title.isEmpty ? "" : $0.address, style: .action)
          }))
    }
    return sections
  }

  /// An address or file on the clipboard.
  private var pasted: String? {
    SourceText.address(in: UIPasteboard.general.string).flatMap { text in
      manager.sources.contains { $0.address == text } ? nil : text
    }
  }

  private func row(for source: GuideSource) -> PanelRow {
    var row = PanelRow(id: source.name, title: source.name, isMovable: true)
    if let activity = manager.activity, activity.name == source.name {
      row.detail =
        activity.progress.map { localized("Fetching: \(Int($0 * 100)) %") } ?? localized("Fetching…")
      row.accessory = .busy
      return row
    }
    var lines: [String] = []
    if let failure = source.failure {
      row.style = .warning
      lines.append(failure)
    }
    if source.kind == .demo {
      lines.append(localized("Made-up programmes, to try the guide with"))
    } else {
      lines.append(
        [localized("\(source.channels) channels"), localized("\(source.airings) programmes")].joined(separator: " · "))
      if let refreshed = source.refreshed {
        lines.append(localized("Fetched on \(times.dayText(refreshed, now: now())) at \(times.timeText(refreshed))"))
      }
      if let ends = source.ends, ends < now() {
        row.style = .warning
        lines.append(localized("Ended on \(times.dayText(ends - 1, now: now())); refresh it"))
      } else if let ends = source.ends {
        lines.append(localized("Goes to \(times.dayText(ends - 1, now: now()))"))
      }
    }
    row.detail = lines.joined(separator: "\n")
    row.accessory = .disclosure
    return row
  }

  override func choose(_ row: PanelRow) {
    switch row.id {
    case Self.addRow: askForAddress()
    case Self.pasteRow: if let pasted { add(pasted) }
    case Self.fileRow:
      manager.chooseFiles? { [weak self] paths in
        for path in paths { self?.add(path) }
      }
    case Self.refreshRow: manager.refresh(nil)
    case Self.matchesRow: onMatches?()
    case let id where id.hasPrefix(Self.grabberRows): add(String(id.dropFirst(Self.grabberRows.count)))
    default: openActions(of: row)
    }
  }

  override func move(_ row: PanelRow, to index: Int) { manager.move(row.id, to: index) }

  override func menu(for row: PanelRow) -> UIMenu? {
    guard manager.sources.contains(where: { $0.name == row.id }) else { return nil }
    return UIMenu(
      title: row.title,
      children: [
        UIAction(title: localized("Refresh now")) { [weak self] _ in self?.manager.refresh(row.id) },
        UIAction(title: localized("Refresh every…")) { [weak self] _ in self?.askForInterval(row.id) },
        UIAction(title: localized("Correct its times…")) { [weak self] _ in self?.askForShift(row.id) },
        UIAction(title: localized("Remove…"), attributes: .destructive) { [weak self] _ in self?.confirmRemoval(row.id)
        },
      ])
  }

  private func openActions(of row: PanelRow) {
    guard let source = manager.sources.first(where: { $0.name == row.id }) else { return }
    let sheet = UIAlertController(title: source.name, message: source.address, preferredStyle: .actionSheet)
    func add(_ title: String, style: UIAlertAction.Style = .default, _ action: @escaping () -> Void) {
      sheet.addAction(UIAlertAction(title: title, style: style) { _ in action() })
    }
    if source.kind != .demo {
      add(localized("Refresh now")) { [weak self] in self?.manager.refresh(source.name) }
      add(localized("Refresh every…")) { [weak self] in self?.askForInterval(source.name) }
      add(localized("Correct its times…")) { [weak self] in self?.askForShift(source.name) }
    }
    add(localized("Remove…"), style: .destructive) { [weak self] in self?.confirmRemoval(source.name) }
    sheet.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
    sheet.popoverPresentationController?.sourceView = list
    present(sheet, animated: true)
  }

  // MARK: Questions

  /// Prompts for the address of a feed and adds it.
  func askForAddress(_ text: String = "") {
    ask(
      localized("Add a source"),
      message: localized(
        "The address or file of a guide (XMLTV) or playlist (M3U). The address of a tvheadend server, an HDHomeRun or an Xtream login will do, too."
      ),
      placeholder: "https://…", text: text
    ) { [weak self] in self?.add($0) }
  }

  /// Explains that the dropped items cannot be a guide.
  func sayNothingToAdd() {
    let alert = UIAlertController(
      title: localized("Not added"),
      message: localized("That was neither a file nor an address. Drop a guide’s file, or a link to it."),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: localized("OK"), style: .default))
    present(alert, animated: true)
  }

  func add(_ address: String) {
    let trimmed = address.trimmingCharacters(in: .whitespacesAndNewlines)
    let address = SourceText.address(in: trimmed) ?? trimmed
    guard !address.isEmpty else { return }
    manager.add(address) { [weak self] error in
      let alert = UIAlertController(title: localized("Not added"), message: "\(error)", preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: localized("OK"), style: .default) { _ in self?.askForAddress(address) })
      self?.present(alert, animated: true)
    }
    reload()
  }

  private func askForInterval(_ name: String) {
    let hours = (manager.sources.first { $0.name == name }?.interval ?? 0) / 3_600
    ask(
      localized("Hours between refreshes"), message: localized("0 means manual refreshes only."), placeholder: "12",
      text: "\(hours)", keyboard: .numberPad
    ) { [weak self] text in
      guard let hours = Int(text), (0...720).contains(hours) else { return }
      self?.manager.setInterval(hours: hours, of: name)
    }
  }

  private func askForShift(_ name: String) {
    let minutes = (manager.sources.first { $0.name == name }?.shift ?? 0) / 60
    ask(
      localized("Minutes to add to its times"),
      message: localized("60 shows everything an hour later, -60 an hour earlier."),
      placeholder: "0", text: "\(minutes)", keyboard: .numbersAndPunctuation
    ) { [weak self] text in
      guard let minutes = Int(text.replacingOccurrences(of: "−", with: "-")), (-1_440...1_440).contains(minutes) else {
        return
      }
      self?.manager.setShift(minutes: minutes, of: name)
    }
  }

  private func confirmRemoval(_ name: String) {
    let alert = UIAlertController(
      title: localized("Remove this source?"),
      message: localized(
        "\(name) and its channels and programmes will be removed. Your file or its address is not changed."),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: localized("Remove"), style: .destructive) { [weak self] _ in self?.manager.remove(name) })
    present(alert, animated: true)
  }

  private func ask(
    _ title: String, message: String, placeholder: String, text: String, keyboard: UIKeyboardType = .URL,
    then: @escaping (String) -> Void
  ) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = placeholder
      field.text = text
      field.keyboardType = keyboard
    }
    alert.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: localized("Done"), style: .default) { [weak alert] _ in
        then(alert?.textFields?.first?.text ?? "")
      })
    present(alert, animated: true)
  }
}
