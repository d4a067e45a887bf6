import UIKit

class DiffableViewController: UIViewController {
  enum Section: Int, CaseIterable, CustomStringConvertible {
    case featured, grid, list
    var description: String { "\(rawValue)" }
  }
  struct Item: Hashable {
    let id = UUID()
    var name: String
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
  }

  typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  var collectionView: UICollectionView! = nil
  var dataSource: DataSource!
  static let headerKind = "section-header-element-kind"

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
    applySnapshot(animatingDifferences: false)
  }

  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  func createLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { (sectionIndex, environment) -> NSCollectionLayoutSection? in
      guard let kind = Section(rawValue: sectionIndex) else { return nil }
      let columns = environment.container.effectiveContentSize.width > 800 ? 5 : 3
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0),
        heightDimension: kind == .list ? .estimated(44) : .fractionalWidth(0.2))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: columns)
      group.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
      if kind == .featured { section.orthogonalScrollingBehavior = .groupPagingCentered }
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        elementKind: DiffableViewController.headerKind, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        items.forEach { item in
          let distance = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
          let scale = max(1.1 - distance / environment.container.contentSize.width, 0.7)
          item.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
      }
      return section
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    layout.configuration = configuration
    return layout
  }

  func configureDataSource() {
    let registration = UICollectionView.CellRegistration<PhotoCell, Item> { cell, indexPath, item in
      cell.titleLabel.text = item.name
    }
    let listRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.name
      content.secondaryText = "detail"
      content.image = UIImage(systemName: "star")
      content.imageProperties.tintColor = .purple
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.cornerRadius = 8
      cell.backgroundConfiguration = background
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<SectionHeader>(
      elementKind: DiffableViewController.headerKind
    ) { view, kind, indexPath in
      view.label.text = "Section \(indexPath.section)"
    }
    dataSource = DataSource(collectionView: collectionView) {
      collectionView, indexPath, item -> UICollectionViewCell? in
      if indexPath.section == Section.list.rawValue {
        return collectionView.dequeueConfiguredReusableCell(using: listRegistration, for: indexPath, item: item)
      }
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { [weak self] view, kind, index in
      self?.collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: index)
    }
  }

  func applySnapshot(animatingDifferences: Bool = true) {
    var snapshot = Snapshot()
    snapshot.appendSections(Section.allCases)
    Section.allCases.forEach { section in
      snapshot.appendItems((0..<5).map { Item(name: "\(section) \($0)") }, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  func remove(at indexPath: IndexPath) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([item])
    snapshot.reloadSections([.grid])
    dataSource.apply(snapshot, animatingDifferences: true) { print(snapshot.numberOfItems) }
  }
}

extension DiffableViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    remove(at: indexPath)
  }
}

class SectionHeader: UICollectionReusableView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title3)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
  required init?(coder: NSCoder) { fatalError() }
}

@MainActor final class ViewModel {
  private(set) var names: [String] = []
  var onUpdate: (() -> Void)?

  func refresh() {
    Task { [weak self] in
      do {
        let (data, response) = try await URLSession.shared.data(from: URL(string: "https://example.org")!)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { return }
        self?.names = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
        self?.onUpdate?()
      } catch {
        print(error.localizedDescription)
      }
    }
  }
}

struct NameConfiguration: UIContentConfiguration {
  var name = ""
  func makeContentView() -> UIView & UIContentView { NameContentView(configuration: self) }
  func updated(for state: UIConfigurationState) -> NameConfiguration { self }
}

final class NameContentView: UIView, UIContentView {
  private let label = UILabel()
  var configuration: UIContentConfiguration { didSet { apply() } }

  init(configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    apply()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func apply() {
    guard let configuration = configuration as? NameConfiguration else { return }
    label.text = configuration.name
  }
}
