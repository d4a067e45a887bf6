import GuideModel
import UIKit

/// The genres: a legend of their colours, a switch for the colours, and the feeds' words for each genre. Choosing a
/// genre shows the channels that have it on the day in view.
final class GenresPanel: PanelListViewController {
  /// Called with the genre that was chosen; `nil` for all programmes.
  var onGenre: ((Genre?) -> Void)?
  /// Called with each change, to apply and to store it.
  var onSettings: ((GuideSettings) -> Void)?
  var settings: GuideSettings {
    didSet { if settings != oldValue { reload() } }
  }
  /// The genre whose channels are shown.
  var chosen: Genre? {
    didSet { if chosen != oldValue { reload() } }
  }
  /// The genres that occur in the guide today; `nil` while that is unknown.
  var present: Set<Genre>? {
    didSet { if present != oldValue { reload() } }
  }

  private static let coloursRow = "\u{0}colours"
  private static let allRow = "\u{0}all"
  private static let addRow = "\u{0}add"

  init(settings: GuideSettings) {
    self.settings = settings
    super.init(nibName: nil, bundle: nil)
    title = localized("Genres")
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  override func makeSections() -> [PanelSection] {
    [
      PanelSection(rows: [
        PanelRow(
          id: Self.coloursRow, title: localized("Genre colours"),
          detail: localized("Whether programmes have the colour of their genre."),
          accessory: .toggle(settings.genreColours))
      ]),
      PanelSection(
        title: localized("Show"),
        rows: [PanelRow(id: Self.allRow, title: localized("All programmes"), accessory: .check(chosen == nil))]
          + Self.genres.map { genre in
            let isMissing = present.map { !$0.contains(genre) } ?? false
            return PanelRow(
              id: genre.word, title: genre.name, detail: isMissing ? localized("none today") : "",
              style: isMissing ? .dimmed : .plain, accessory: .check(chosen == genre),
              swatch: settings.genreColours ? GuideTheme.accent(of: genre) : nil)
          }),
      PanelSection(
        title: localized("Words in the guide"),
        rows: words.map { word, genre in
          PanelRow(
            id: "=\(word)", title: word, accessory: .value(Self.name(of: genre)),
            swatch: settings.genreColours ? GuideTheme.accent(of: genre) : nil)
        } + [PanelRow(id: Self.addRow, title: localized("Add a word…"), style: .action)],
        footer: localized(
          "A word from the categories in a programme's details, and its genre from the next refresh on.")),
    ]
  }

  private static let genres = Genre.allCases.filter { $0 != .undefined }

  private var words: [(word: String, genre: Genre)] {
    settings.genreMap.genres.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func name(of genre: Genre) -> String { genre == .undefined ? localized("No genre") : genre.name }

  // MARK: Choosing

  override func choose(_ row: PanelRow) {
    switch row.id {
    case Self.coloursRow: press(row)
    case Self.allRow: onGenre?(nil)
    case Self.addRow: askForWord()
    default:
      if row.id.hasPrefix("=") {
        askForGenre(of: String(row.id.dropFirst()))
      } else if let genre = Genre(word: row.id) {
        // A second press removes the filter.
        onGenre?(genre == chosen ? nil : genre)
      }
    }
  }

  override func press(_ row: PanelRow) {
    guard row.id == Self.coloursRow else { return choose(row) }
    change { $0.genreColours.toggle() }
  }

  override func menu(for row: PanelRow) -> UIMenu? {
    guard row.id.hasPrefix("=") else { return nil }
    let word = String(row.id.dropFirst())
    return UIMenu(
      title: word,
      children: [
        UIAction(title: localized("Remove"), attributes: .destructive) { [weak self] _ in
          self?.change { $0.genreMap.genres[word] = nil }
        }
      ])
  }

  private func change(_ body: (inout GuideSettings) -> Void) {
    var next = settings
    body(&next)
    settings = next
    onSettings?(next)
  }

  // MARK: Questions

  private func askForWord() {
    let alert = UIAlertController(
      title: localized("Add a word"), message: localized("Exactly as in the guide's categories."),
      preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Krimi" }
    alert.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: localized("Done"), style: .default) { [weak self, weak alert] _ in
        let word = (alert?.textFields?.first?.text ?? "").lowercased().filter { $0 != "=" && $0 != "," }
          .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        // This alert has to be dismissed before the next is presented.
        let ask = GuideLocale.keepingViewer { if !word.isEmpty { self?.askForGenre(of: word) } }
        DispatchQueue.main.async { MainActor.assumeIsolated { ask() } }
      })
    present(alert, animated: true)
  }

  private func askForGenre(of word: String) {
    let sheet = UIAlertController(
      title: word, message: localized("Which genre?"), preferredStyle: .actionSheet)
    for genre in Self.genres + [.undefined] {
      sheet.addAction(
        UIAlertAction(title: Self.name(of: genre), style: .default) { [weak self] _ in
          self?.change { $0.genreMap.genres[word] = genre }
        })
    }
    if settings.genreMap.genres[word] != nil {
      sheet.addAction(
        UIAlertAction(title: localized("Remove"), style: .destructive) { [weak self] _ in
          self?.change { $0.genreMap.genres[word] = nil }
        })
    }
    sheet.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
    sheet.popoverPresentationController?.sourceView = list
    present(sheet, animated: true)
  }
}
