import Foundation

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// The icon of a row: a white letter or digit on a rounded square.
@MainActor func badge(_ color: UIColor, _ text: String, side: CGFloat = 29) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
    color.setFill()
    UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: side * 0.23).fill()
    let string = NSAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: side * 0.55, weight: .semibold), .foregroundColor: UIColor.white])
    let size = string.size()
    string.draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2))
  }
}

/// A page of settings in an inset-grouped list.
@MainActor final class SettingsPage: NSObject, UICollectionViewDataSource {
  @MainActor private struct Row {
    var title: String
    var detail: String?
    var value: String?
    var color: UIColor?
    var letter = ""
    var accessories: [UICellAccessory] = [.disclosureIndicator()]
  }

  private let sections: [(header: String, rows: [Row], footer: String?)]
  private let header = UICollectionView.elementKindSectionHeader

  init(in container: UIView, isEditing: Bool = false) {
    let toggle = UISwitch()
    toggle.isOn = true
    sections = [
      (
        "Network",
        [
          Row(title: "Wireless", value: "Home", color: .systemBlue, letter: "w"),
          Row(title: "Bluetooth", value: "On", color: .systemBlue, letter: "b"),
          Row(
            title: "Aeroplane mode", color: .systemOrange, letter: "a",
            accessories: [
              .customView(
                configuration: .init(
                  customView: toggle, placement: .trailing(at: UICellAccessory.Placement.position(before: .reorder())),
                  reservedLayoutWidth: .actual, maintainsFixedSize: true))
            ]),
        ], "Devices nearby see this computer while Bluetooth settings are open."
      ),
      (
        "Sound",
        [
          Row(title: "Gentle", accessories: [.checkmark()]),
          Row(title: "Bright", accessories: [.detail()]),
          Row(title: "Silent", detail: "Nothing is heard, not even alarms", accessories: []),
        ], nil
      ),
      (
        "Storage",
        [
          Row(
            title: "Recordings", detail: "214 programmes", color: .systemRed, letter: "r",
            accessories: [.label(text: "41 GB"), .disclosureIndicator()]),
          Row(
            title: "Pictures", detail: "1,208 of channels and airings", color: .systemGreen, letter: "p",
            accessories: [.label(text: "3 GB"), .disclosureIndicator()]),
        ], "What has not been watched for a year is removed first."
      ),
    ]
    super.init()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      flag.backgroundColor = .systemOrange
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }, flag,
      ])
    }
    let view = UICollectionView(
      frame: container.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [header, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.dataSource = self
    view.isEditing = isEditing
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    let row = sections[indexPath.section].rows[indexPath.item]
    var content = row.value == nil ? cell.defaultContentConfiguration() : .valueCell()
    content.text = row.title
    content.secondaryText = row.value ?? row.detail
    if row.value != nil { content.secondaryTextProperties.color = .secondaryLabel }
    if let color = row.color { content.image = badge(color, row.letter) }
    cell.contentConfiguration = content
    cell.accessories = row.accessories + [.delete(), .reorder()]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    guard let cell = view as? UICollectionViewListCell else { return view }
    var content = cell.defaultContentConfiguration()
    content.text = kind == header ? sections[indexPath.section].header : sections[indexPath.section].footer
    cell.contentConfiguration = content
    return cell
  }
}

/// A library as an outline in a sidebar.
@MainActor final class OutlinePage: NSObject, UICollectionViewDataSource, OutlineDataSource {
  private struct Row {
    var title: String
    var level = 0
    var isExpanded: Bool?
  }

  private let sections: [[Row]] = [
    [
      Row(title: "Library", isExpanded: true), Row(title: "Films", level: 1, isExpanded: true),
      Row(title: "Comedies", level: 2), Row(title: "Documentaries", level: 2),
      Row(title: "Series", level: 1, isExpanded: false),
      Row(title: "Recordings", level: 1),
    ],
    [
      Row(title: "Channels", isExpanded: true), Row(title: "Favourites", level: 1), Row(title: "News", level: 1),
      Row(title: "Regional", level: 1, isExpanded: false),
    ],
    [Row(title: "Radio", isExpanded: false)],
  ]

  init(in container: UIView) {
    super.init()
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    let view = UICollectionView(
      frame: container.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    view.layoutIfNeeded()
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
  }

  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? {
    let row = sections[indexPath.section][indexPath.item]
    return OutlinePlace(level: row.level, isExpanded: row.isExpanded ?? false, hasChildren: row.isExpanded != nil)
  }

  func toggleExpansion(at indexPath: IndexPath) {}

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    let row = sections[indexPath.section][indexPath.item]
    var content = cell.defaultContentConfiguration()
    content.text = row.title
    cell.contentConfiguration = content
    cell.indentationLevel = max(0, row.level - 1)
    cell.indentationWidth = 20
    cell.accessories = row.isExpanded == nil ? [] : [.outlineDisclosure()]
    return cell
  }
}

/// A plain list of people, grouped by initial.
@MainActor final class PlainPage: NSObject, UICollectionViewDataSource {
  private let letters: [(String, [(String, String)])] = [
    ("A", [("Ada", "Mathematics"), ("Alan", "Machines"), ("Annie", "Stars")]),
    ("B", [("Barbara", "Genes"), ("Benoit", "Shapes")]),
    ("C", [("Chien-Shiung", "Particles"), ("Claude", "Information")]),
    ("D", [("Dorothy", "Crystals"), ("Dennis", "Languages")]),
  ]

  init(in container: UIView) {
    super.init()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let view = UICollectionView(
      frame: container.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    let kind = UICollectionView.elementKindSectionHeader
    view.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    view.dataSource = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    view.layoutIfNeeded()
    view.contentOffset.y = 90
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { letters.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    letters[section].1.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    let (name, field) = letters[indexPath.section].1[indexPath.item]
    var content = cell.defaultContentConfiguration()
    content.text = name
    content.secondaryText = field
    let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemPink]
    content.image = badge(colors[indexPath.item % 3], String(name.prefix(1)), side: 36)
    content.imageProperties.cornerRadius = 18
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    guard let cell = view as? UICollectionViewListCell else { return view }
    var content = cell.defaultContentConfiguration()
    content.text = letters[indexPath.section].0
    cell.contentConfiguration = content
    return cell
  }
}

/// A cell with a picture, and a title and a line of text below it.
@MainActor final class StoreCell: UICollectionViewCell {
  private let art = UIView()
  private let gradient = CAGradientLayer()
  private let title = UILabel()
  private let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    art.layer.addSublayer(gradient)
    art.layer.cornerRadius = 12
    art.clipsToBounds = true
    title.font = .systemFont(ofSize: 15, weight: .medium)
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    for view in [art, title, detail] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ name: String, _ line: String, _ colors: [UIColor]) {
    title.text = name
    detail.text = line
    gradient.colors = colors.map(\.cgColor)
    gradient.startPoint = .zero
    gradient.endPoint = CGPoint(x: 1, y: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text: CGFloat = 44
    art.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - text)
    gradient.frame = art.bounds
    title.frame = CGRect(x: 0, y: bounds.height - text + 6, width: bounds.width, height: 20)
    detail.frame = CGRect(x: 0, y: bounds.height - text + 25, width: bounds.width, height: 17)
  }
}

/// A shop's page: one row of features, one of titles, and one of columns with several rows each.
@MainActor final class StorePage: NSObject, UICollectionViewDataSource {
  private static let palettes: [[UIColor]] = [
    [.systemIndigo, .systemPink], [.systemTeal, .systemBlue], [.systemOrange, .systemRed], [.systemGreen, .systemTeal],
    [.systemPurple, .systemIndigo], [.systemYellow, .systemOrange],
  ]
  private static let names = ["Low Tide", "The Long Field", "Northern Line", "Paper Moon", "Harbour", "Salt and Snow"]
  private let titles = ["Tonight", "New this week", "Most watched"]

  init(in container: UIView) {
    super.init()
    let layout = UICollectionViewCompositionalLayout { section, _ in
      @MainActor func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
      {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
      }
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(section == 2 ? 1 / 3 : 1)))
      if section == 2 { item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0) }
      let group: NSCollectionLayoutGroup
      switch section {
      case 0: group = .horizontal(layoutSize: size(.fractionalWidth(0.92), .absolute(240)), subitems: [item])
      case 1: group = .horizontal(layoutSize: size(.absolute(132), .absolute(176)), subitems: [item])
      default: group = .vertical(layoutSize: size(.fractionalWidth(0.88), .absolute(198)), subitems: [item])
      }
      let made = NSCollectionLayoutSection(group: group)
      made.interGroupSpacing = 12
      made.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 18, trailing: 20)
      made.orthogonalScrollingBehavior = section == 1 ? .continuousGroupLeadingBoundary : .groupPaging
      made.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(44)), elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top)
      ]
      return made
    }
    let view = UICollectionView(frame: container.bounds, collectionViewLayout: layout)
    view.register(StoreCell.self, forCellWithReuseIdentifier: "art")
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    let kind = UICollectionView.elementKindSectionHeader
    view.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    view.dataSource = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { titles.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    [5, 12, 12][section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let name = Self.names[indexPath.item % Self.names.count]
    let colors = Self.palettes[(indexPath.item + indexPath.section * 2) % Self.palettes.count]
    if indexPath.section == 2 {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      guard let cell = cell as? UICollectionViewListCell else { return cell }
      var content = UIListContentConfiguration.subtitleCell()
      content.text = name
      content.secondaryText = "Drama, 48 minutes"
      content.image = badge(colors[0], "\(indexPath.item + 1)", side: 44)
      content.directionalLayoutMargins.leading = 0
      content.axesPreservingSuperviewLayoutMargins = []
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .clear()
      cell.accessories = [.disclosureIndicator()]
      return cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "art", for: indexPath)
    (cell as? StoreCell)?.show(name, indexPath.section == 0 ? "A film for a quiet evening" : "2026", colors)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    guard let cell = view as? UICollectionViewListCell else { return view }
    var content = UIListContentConfiguration.extraProminentInsetGroupedHeader()
    content.text = titles[indexPath.section]
    content.directionalLayoutMargins.leading = 0
    content.axesPreservingSuperviewLayoutMargins = []
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .clear()
    return cell
  }
}

/// A controller that shows a page.
@MainActor final class PageController: UIViewController {
  private let make: (UIView) -> AnyObject
  private var page: AnyObject?

  init(_ make: @escaping @MainActor (UIView) -> AnyObject) {
    self.make = make
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    page = make(view)
  }
}
