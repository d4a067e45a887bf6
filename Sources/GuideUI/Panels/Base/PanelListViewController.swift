import GuideModel
import UIKit

/// A panel whose content is a list of rows that can be chosen, switched, starred and dragged, and have menus.
///
/// A subclass supplies `sections` and handles the choice of a row. Rows take the focus, so keys, a remote and a screen
/// reader reach each, and the menu key opens a row's menu.
class PanelListViewController: GuidePanel, UICollectionViewDataSource, UICollectionViewDelegate, UITextFieldDelegate {
  private(set) var sections: [PanelSection] = []
  private(set) var list: UICollectionView!
  private let field = UISearchTextField()
  private let emptyLabel = UILabel()

  /// The list's appearance: cards for settings, lines for long lists.
  var appearance: UICollectionLayoutListConfiguration.Appearance { .insetGrouped }
  /// The placeholder of the filter field; `nil` for a panel without one.
  var filterPlaceholder: String? { nil }
  /// The text shown if there are no rows.
  var emptyText: String { "" }

  /// The text in the filter field.
  private(set) var filter = ""

  // MARK: For subclasses

  /// Returns the current rows.
  func makeSections() -> [PanelSection] { [] }
  /// Called when a row is chosen by click, tap, Enter or Space.
  func choose(_ row: PanelRow) {}
  /// Called when a row's switch or star is pressed.
  func press(_ row: PanelRow) { choose(row) }
  /// Returns the menu of a row; `nil` for none.
  func menu(for row: PanelRow) -> UIMenu? { nil }
  /// Called after a row was dragged to another place in its section.
  func move(_ row: PanelRow, to index: Int) {}
  /// Called after the guide's data changed.
  func guideDidChange() { reload() }

  // MARK: Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    list.backgroundColor = GuideTheme.chrome
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      list.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "heading")
    }
    list.dataSource = self
    list.delegate = self
    list.remembersLastFocusedIndexPath = true
    list.accessibilityLabel = title
    view.addSubview(list)
    emptyLabel.font = UIFont.systemFont(ofSize: 14)
    emptyLabel.textColor = GuideTheme.secondaryText
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0
    view.addSubview(emptyLabel)
    if let filterPlaceholder {
      field.placeholder = filterPlaceholder
      field.accessibilityLabel = filterPlaceholder
      field.font = UIFont.systemFont(ofSize: 14)
      field.delegate = self
      field.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          filter = field.text ?? ""
          reload()
        }, for: .editingChanged)
      view.addSubview(field)
    }
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.25
    press.addAction { [weak self, weak press] _ in
      if let press { self?.dragged(press) }
    }
    list.addGestureRecognizer(press)
    reload()
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      guard let self else { return nil }
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.backgroundColor = GuideTheme.chrome
      let section = sections.indices.contains(index) ? sections[index] : PanelSection(rows: [])
      configuration.headerMode = section.title.isEmpty ? .none : .supplementary
      configuration.footerMode = section.footer.isEmpty ? .none : .supplementary
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The height that a subclass keeps free below the filter field, for buttons of its own.
  var toolsHeight: CGFloat { 0 }

  /// The frame of those buttons.
  private(set) var toolsFrame = CGRect.zero

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var rest = contentFrame
    if filterPlaceholder != nil {
      field.frame = CGRect(x: rest.minX + 16, y: rest.minY + 10, width: max(0, rest.width - 32), height: 36)
      rest = rest.divided(atDistance: 54, from: .minYEdge).remainder
    }
    (toolsFrame, rest) = rest.divided(atDistance: toolsHeight, from: .minYEdge)
    list.frame = rest
    emptyLabel.frame = rest.insetBy(dx: 32, dy: 32)
  }

  // MARK: Content

  /// Whether a dragged row is being put into its place: until that is done, the list relies on its current rows.
  private var isMoving = false

  /// Shows the current rows; scroll position and focus stay. A row that is being dragged goes back.
  func reload() {
    guard isViewLoaded, !isMoving else { return }
    list.cancelInteractiveMovement()
    sections = makeSections()
    emptyLabel.text = emptyText
    emptyLabel.isHidden = sections.contains { !$0.rows.isEmpty }
    list.reloadData()
  }

  /// Updates one row in its place.
  func refresh(_ row: PanelRow) {
    for section in sections.indices {
      guard let item = sections[section].rows.firstIndex(where: { $0.id == row.id }) else { continue }
      sections[section].rows[item] = row
      let indexPath = IndexPath(item: item, section: section)
      if let cell = list.cellForItem(at: indexPath) as? UICollectionViewListCell { configure(cell, with: row) }
    }
  }

  private func row(at indexPath: IndexPath) -> PanelRow? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let rows = sections[indexPath.section].rows
    return rows.indices.contains(indexPath.item) ? rows[indexPath.item] : nil
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    if let cell = cell as? UICollectionViewListCell, let row = row(at: indexPath) { configure(cell, with: row) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "heading", for: indexPath)
    guard let cell = view as? UICollectionViewListCell, sections.indices.contains(indexPath.section) else {
      return view
    }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    var content = isHeader ? UIListContentConfiguration.groupedHeader() : UIListContentConfiguration.groupedFooter()
    content.text = isHeader ? sections[indexPath.section].title : sections[indexPath.section].footer
    content.textProperties.color = GuideTheme.secondaryText
    cell.contentConfiguration = content
    return cell
  }

  private func configure(_ cell: UICollectionViewListCell, with row: PanelRow) {
    var content = cell.defaultContentConfiguration()
    content.text = row.title
    content.textProperties.font = UIFont.systemFont(ofSize: 14.5)
    content.textProperties.color =
      switch row.style {
      case .plain: GuideTheme.text
      case .action: GuideTheme.accent
      case .destructive, .warning: GuideTheme.now
      case .dimmed: GuideTheme.secondaryText
      }
    content.secondaryText = row.detail.isEmpty ? nil : row.detail
    content.secondaryTextProperties.font = UIFont.systemFont(ofSize: 12.5)
    content.secondaryTextProperties.color = row.style == .warning ? GuideTheme.now : GuideTheme.secondaryText
    if let swatch = row.swatch {
      content.image = UIImage(systemName: "circle.fill")
      content.imageProperties.tintColor = swatch
      content.imageProperties.maximumSize = CGSize(width: 12, height: 12)
      content.imageToTextPadding = 10
    }
    cell.contentConfiguration = content
    cell.configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
      let isChosen = state.isHighlighted || state.isSelected || state.isFocused
      background.backgroundColor = isChosen ? GuideTheme.selectedCell : GuideTheme.cell
      cell.backgroundConfiguration = background
    }
    cell.accessories = [row.isShown.map { eye($0, of: row) }].compactMap { $0 } + accessories(of: row)
    cell.accessibilityLabel = [row.title, row.detail].filter { !$0.isEmpty }.joined(separator: ", ")
    cell.accessibilityTraits = row.accessory == .check(true) ? [.button, .selected] : .button
    cell.accessibilityValue =
      switch row.accessory {
      case .toggle(let isOn), .star(let isOn): isOn ? localized("on") : localized("off")
      case .value(let value): value
      default: nil
      }
  }

  /// Returns the eye of a row that can be shown and hidden. It does the same as choosing the row, for users who look
  /// for a button.
  private func eye(_ isShown: Bool, of row: PanelRow) -> UICellAccessory {
    let eye = UIButton(type: .system)
    eye.setImage(UIImage(systemName: isShown ? "eye" : "eye.slash"), for: .normal)
    eye.tintColor = isShown ? GuideTheme.accent : GuideTheme.secondaryText
    eye.frame = CGRect(x: 0, y: 0, width: 28, height: 36)
    eye.accessibilityLabel = isShown ? localized("Shown in the guide") : localized("Hidden")
    eye.addAction(UIAction { [weak self] _ in self?.choose(row) }, for: .primaryActionTriggered)
    return .customView(configuration: .init(customView: eye, placement: .leading()))
  }

  private func accessories(of row: PanelRow) -> [UICellAccessory] {
    switch row.accessory {
    case .none: return []
    case .disclosure: return [.disclosureIndicator()]
    case .check(let isChosen): return isChosen ? [.checkmark()] : []
    case .value(let value):
      let options = UICellAccessory.LabelOptions(
        tintColor: GuideTheme.secondaryText, font: UIFont.systemFont(ofSize: 14))
      return [.label(text: value, options: options), .disclosureIndicator()]
    case .busy:
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      return [.customView(configuration: .init(customView: spinner, placement: .trailing()))]
    case .toggle(let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.addAction(UIAction { [weak self] _ in self?.press(row) }, for: .valueChanged)
      return [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
    case .star(let isOn):
      let star = UIButton(type: .system)
      star.setImage(UIImage(systemName: isOn ? "star.fill" : "star"), for: .normal)
      star.tintColor = isOn ? GuideTheme.star : GuideTheme.secondaryText
      star.frame = CGRect(x: 0, y: 0, width: 36, height: 36)
      star.accessibilityLabel = localized("Favourite")
      star.addAction(UIAction { [weak self] _ in self?.press(row) }, for: .primaryActionTriggered)
      return [.customView(configuration: .init(customView: star, placement: .trailing()))]
    }
  }

  // MARK: Delegate

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    if let row = row(at: indexPath) { choose(row) }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let row = row(at: indexPath), menu(for: row) != nil else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.menu(for: row) }
  }

  /// The menu of the row that has the focus.
  func menuOfFocusedRow() -> (menu: UIMenu, view: UIView)? {
    // The focus may be on a button of the row.
    let focused = UIFocusSystem.focusSystem(for: list)?.focusedItem as? UIView
    for cell in list.visibleCells where focused?.isDescendant(of: cell) == true {
      guard let indexPath = list.indexPath(for: cell), let row = row(at: indexPath), let menu = menu(for: row) else {
        continue
      }
      return (menu, cell)
    }
    return nil
  }

  // MARK: Dragging

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    row(at: indexPath)?.isMovable == true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard sourceIndexPath.section == destinationIndexPath.section, let row = row(at: sourceIndexPath) else { return }
    var rows = sections[sourceIndexPath.section].rows
    rows.remove(at: sourceIndexPath.item)
    let item = min(destinationIndexPath.item, rows.count)
    rows.insert(row, at: item)
    sections[sourceIndexPath.section].rows = rows
    isMoving = true
    move(row, to: item)
    isMoving = false
  }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    proposedIndexPath.section == originalIndexPath.section && row(at: proposedIndexPath)?.isMovable == true
      ? proposedIndexPath : currentIndexPath
  }

  private func dragged(_ recognizer: UILongPressGestureRecognizer) {
    let location = recognizer.location(in: list)
    switch recognizer.state {
    case .began:
      guard let indexPath = list.indexPathForItem(at: location), row(at: indexPath)?.isMovable == true else { return }
      _ = list.beginInteractiveMovementForItem(at: indexPath)
    case .changed:
      list.updateInteractiveMovementTargetPosition(CGPoint(x: list.bounds.midX, y: location.y))
    case .ended: list.endInteractiveMovement()
    default: list.cancelInteractiveMovement()
    }
  }

  // MARK: Filter field

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [list].compactMap { $0 } }
}
