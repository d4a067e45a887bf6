import UIKit

class LabelCell: UICollectionViewCell {
  static let reuseIdentifier = "LabelCell"
  let box = UIView()
  private(set) var appliedRatio: CGFloat?

  override var isSelected: Bool {
    didSet { box.alpha = isSelected ? 0.5 : 1 }
  }

  override var isHighlighted: Bool {
    didSet { contentView.backgroundColor = isHighlighted ? .lightGray : .white }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  private func setup() {
    contentView.addSubview(box)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    appliedRatio = nil
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    appliedRatio = (layoutAttributes as? WaterfallLayoutAttributes)?.ratio
  }
}

final class HeaderView: UICollectionReusableView {
  let title = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A mock of the view, as in layout libraries' tests.
class MockCollectionView: UICollectionView {
  var reloads = 0
  var registered: [String] = []
  var mockBounds: CGRect?
  var mockSections: Int?
  var mockItems: [Int: Int] = [:]
  var mockOffset: CGPoint?

  override var bounds: CGRect {
    get { return mockBounds ?? super.bounds }
    set { super.bounds = newValue }
  }
  override var contentOffset: CGPoint {
    get { return mockOffset ?? super.contentOffset }
    set { super.contentOffset = newValue }
  }
  override var contentInset: UIEdgeInsets { didSet {} }
  override var isDragging: Bool { return true }
  override var window: UIWindow? { return nil }
  override var numberOfSections: Int { return mockSections ?? super.numberOfSections }
  override func numberOfItems(inSection section: Int) -> Int {
    return mockItems[section] ?? super.numberOfItems(inSection: section)
  }
  override func reloadData() {
    reloads += 1
    super.reloadData()
  }
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registered.append(identifier)
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
  override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registered.append(identifier)
    super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    super.performBatchUpdates(updates, completion: completion)
  }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    return super.cellForItem(at: indexPath)
  }
  override func layoutSubviews() { super.layoutSubviews() }
  override weak var delegate: UICollectionViewDelegate? {
    didSet {}
  }
  override weak var dataSource: UICollectionViewDataSource? {
    didSet {}
  }
}

class MockUpdateItem: UICollectionViewUpdateItem {
  private let mockAction: Action
  private let mockBefore: IndexPath?
  private let mockAfter: IndexPath?

  init(action: Action, before: IndexPath?, after: IndexPath?) {
    mockAction = action
    mockBefore = before
    mockAfter = after
    super.init()
  }

  override var updateAction: Action { return mockAction }
  override var indexPathBeforeUpdate: IndexPath? { return mockBefore }
  override var indexPathAfterUpdate: IndexPath? { return mockAfter }
}

class GridViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let reuseIdentifier = "Cell"
  var items = Array(0..<20)
  private(set) var selected: [IndexPath] = []
  private(set) var scrolled = 0

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView?.backgroundColor = .white
    collectionView!.register(LabelCell.self, forCellWithReuseIdentifier: reuseIdentifier)
    collectionView.alwaysBounceVertical = true
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { return 1 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return items.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath) as! LabelCell
    cell.tag = items[indexPath.row]
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSize(width: 60, height: 60)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    return UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
  }
}
