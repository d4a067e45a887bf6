import GuideModel
import UIKit

/// Channels of different sources that are shown in one row, or might be, for the user to decide. Each is listed until
/// it is decided.
final class MatchesPanel: PanelListViewController {
  private let manager: any GuideSourceManaging
  private var matches: [ChannelMatch]?

  init(manager: any GuideSourceManaging) {
    self.manager = manager
    super.init(nibName: nil, bundle: nil)
    title = localized("The same channel?")
  }

  required init?(coder: NSCoder) { nil }

  override var appearance: UICollectionLayoutListConfiguration.Appearance { .plain }
  override var emptyText: String {
    matches == nil ? "" : localized("There is nothing to review: every channel has been matched.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    load()
  }

  private func load() {
    manager.loadMatches { [weak self] in
      self?.matches = $0
      self?.reload()
    }
  }

  override func makeSections() -> [PanelSection] {
    [
      PanelSection(
        rows: (matches ?? []).enumerated().map { index, match in
          PanelRow(
            id: "\(index)",
            title: match.isApplied
              ? localized("\(match.rowName) shows \(match.channelName)")
              : localized("\(match.rowName) could show \(match.channelName)"),
            detail: [Self.text(match.reason), match.channelSource].joinedInReadingOrder(separator: " · "),
            accessory: .check(match.isApplied))
        })
    ]
  }

  private static func text(_ reason: ChannelMatch.Reason) -> String {
    switch reason {
    case .chosen: localized("your choice")
    case .id: localized("same id")
    case .similarID: localized("similar id")
    case .tvgName, .name: localized("same name")
    case .similarName: localized("similar name")
    case .hourLater: localized("an hour later")
    case .number: localized("same number")
    }
  }

  private func match(of row: PanelRow) -> ChannelMatch? {
    Int(row.id).flatMap { index in matches.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
  }

  override func choose(_ row: PanelRow) {
    guard let match = match(of: row) else { return }
    let sheet = UIAlertController(
      title: row.title, message: localized("Your answer is kept when sources are refreshed."),
      preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: localized("They are the same"), style: .default) { [weak self] _ in
        self?.settle(match, isMatch: true)
      })
    sheet.addAction(
      UIAlertAction(title: localized("They are not the same"), style: .destructive) { [weak self] _ in
        self?.settle(match, isMatch: false)
      })
    sheet.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
    sheet.popoverPresentationController?.sourceView = list
    present(sheet, animated: true)
  }

  override func menu(for row: PanelRow) -> UIMenu? {
    guard let match = match(of: row) else { return nil }
    return UIMenu(
      title: row.title,
      children: [
        UIAction(title: localized("They are the same")) { [weak self] _ in self?.settle(match, isMatch: true) },
        UIAction(title: localized("They are not the same"), attributes: .destructive) { [weak self] _ in
          self?.settle(match, isMatch: false)
        },
      ])
  }

  func settle(_ match: ChannelMatch, isMatch: Bool) {
    manager.settle(match, isMatch: isMatch) { [weak self] in self?.load() }
  }
}
