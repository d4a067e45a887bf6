import UIKit

// Code of an ordinary app: cells with a set-up method, a flow layout's delegate, its own data source, controllers.

class PosterCell: UICollectionViewCell {
  static let identifier = String(describing: PosterCell.self)

  lazy var titleLabel: UILabel = {
    let label = UILabel()
    label.textAlignment = .center
    label.numberOfLines = 0
    label.textColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    return label
  }()
  let picture = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    titleLabel.frame = CGRect(x: 0, y: picture.frame.maxY, width: contentView.bounds.width, height: 20)
  }

  private func setup() {
    contentView.addSubview(picture)
    contentView.addSubview(titleLabel)
    contentView.layer.cornerRadius = 4
    contentView.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
  }
}

final class TitleHeader: UICollectionReusableView {
  let label = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class PosterSource: NSObject, UICollectionViewDataSource {
  var sections: [(title: String, names: [String])]

  init(sections: [(title: String, names: [String])]) {
    self.sections = sections
    super.init()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].names.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: PosterCell.identifier, for: indexPath) as! PosterCell
    cell.titleLabel.text = sections[indexPath.section].names[indexPath.row]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TitleHeader)?.label.text = sections[indexPath.section].title
    return view
  }
}

final class PosterLayoutDelegate: NSObject {
  let perRow: CGFloat = 3
  let insets = UIEdgeInsets(top: 50, left: 20, bottom: 50, right: 20)
  private(set) var selected: [IndexPath] = []
}

extension PosterLayoutDelegate: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let padding = insets.left * (perRow + 1)
    let width = (collectionView.frame.width - padding) / perRow
    return CGSize(width: width, height: width)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { insets }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { insets.left }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 40) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

/// Creates its collection view in code.
final class PostersViewController: UIViewController {
  let source = PosterSource(sections: [("One", ["a", "b", "c", "d"]), ("Two", ["e"])])
  let layoutDelegate = PosterLayoutDelegate()
  var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .vertical
    layout.sectionHeadersPinToVisibleBounds = true
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .white
    collectionView.alwaysBounceVertical = true
    collectionView.register(PosterCell.self, forCellWithReuseIdentifier: PosterCell.identifier)
    collectionView.register(
      TitleHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collectionView.dataSource = source
    collectionView.delegate = layoutDelegate
    view.addSubview(collectionView)
  }
}
