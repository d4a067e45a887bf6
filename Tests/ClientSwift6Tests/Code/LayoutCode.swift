import UIKit

protocol PinterestLayoutDelegate: AnyObject {
  func collectionView(_ collectionView: UICollectionView, heightForPhotoAtIndexPath indexPath: IndexPath) -> CGFloat
}

class PinterestLayout: UICollectionViewLayout {
  weak var delegate: PinterestLayoutDelegate?
  private let numberOfColumns = 2
  private let cellPadding: CGFloat = 6
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override var collectionViewContentSize: CGSize { return CGSize(width: contentWidth, height: contentHeight) }

  override func prepare() {
    guard cache.isEmpty, let collectionView = collectionView else { return }
    let columnWidth = contentWidth / CGFloat(numberOfColumns)
    var xOffset: [CGFloat] = []
    for column in 0..<numberOfColumns { xOffset.append(CGFloat(column) * columnWidth) }
    var column = 0
    var yOffset: [CGFloat] = .init(repeating: 0, count: numberOfColumns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let photoHeight = delegate?.collectionView(collectionView, heightForPhotoAtIndexPath: indexPath) ?? 180
      let height = cellPadding * 2 + photoHeight
      let frame = CGRect(x: xOffset[column], y: yOffset[column], width: columnWidth, height: height)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame.insetBy(dx: cellPadding, dy: cellPadding)
      cache.append(attributes)
      contentHeight = max(contentHeight, frame.maxY)
      yOffset[column] = yOffset[column] + height
      column = column < (numberOfColumns - 1) ? (column + 1) : 0
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return cache.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return cache[indexPath.item]
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.size != collectionView?.bounds.size
  }
  override func invalidateLayout() {
    super.invalidateLayout()
    cache.removeAll()
  }
}

class CarouselFlowLayout: UICollectionViewFlowLayout {
  let activeDistance: CGFloat = 200
  let zoomFactor: CGFloat = 0.3

  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 40
    itemSize = CGSize(width: 150, height: 150)
  }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepare() {
    guard let collectionView = collectionView else { fatalError() }
    let verticalInsets = (collectionView.frame.height - collectionView.adjustedContentInset.top - itemSize.height) / 2
    sectionInset = UIEdgeInsets(top: verticalInsets, left: 20, bottom: verticalInsets, right: 20)
    super.prepare()
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView else { return nil }
    let rectAttributes = super.layoutAttributesForElements(in: rect)!.map {
      $0.copy() as! UICollectionViewLayoutAttributes
    }
    let visibleRect = CGRect(origin: collectionView.contentOffset, size: collectionView.frame.size)
    for attributes in rectAttributes where attributes.frame.intersects(visibleRect) {
      let distance = visibleRect.midX - attributes.center.x
      let normalizedDistance = distance / activeDistance
      if distance.magnitude < activeDistance {
        let zoom = 1 + zoomFactor * (1 - normalizedDistance.magnitude)
        attributes.transform3D = CATransform3DMakeScale(zoom, zoom, 1)
        attributes.zIndex = Int(zoom.rounded())
      }
    }
    return rectAttributes
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return .zero }
    let targetRect = CGRect(
      x: proposedContentOffset.x, y: 0, width: collectionView.frame.width, height: collectionView.frame.height)
    guard let rectAttributes = super.layoutAttributesForElements(in: targetRect) else { return .zero }
    var offsetAdjustment = CGFloat.greatestFiniteMagnitude
    let horizontalCenter = proposedContentOffset.x + collectionView.frame.width / 2
    for layoutAttributes in rectAttributes {
      let itemHorizontalCenter = layoutAttributes.center.x
      if (itemHorizontalCenter - horizontalCenter).magnitude < offsetAdjustment.magnitude {
        offsetAdjustment = itemHorizontalCenter - horizontalCenter
      }
    }
    return CGPoint(x: proposedContentOffset.x + offsetAdjustment, y: proposedContentOffset.y)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }
  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context =
      super.invalidationContext(forBoundsChange: newBounds) as! UICollectionViewFlowLayoutInvalidationContext
    context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    return context
  }
}

class LeftAlignedLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    var leftMargin = sectionInset.left
    var maxY: CGFloat = -1.0
    attributes?.forEach { layoutAttribute in
      guard layoutAttribute.representedElementCategory == .cell else { return }
      if layoutAttribute.frame.origin.y >= maxY { leftMargin = sectionInset.left }
      layoutAttribute.frame.origin.x = leftMargin
      leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
      maxY = max(layoutAttribute.frame.maxY, maxY)
    }
    return attributes
  }
}

class BackgroundDecoration: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = .systemTeal
  }
}

class ReorderController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching, UISearchBarDelegate
{
  var numbers: [Int] = Array(0...100)
  lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.headerReferenceSize = CGSize(width: 0, height: 56)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.dataSource = self
    view.delegate = self
    view.prefetchDataSource = self
    view.isPrefetchingEnabled = true
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    return view
  }()
  let searchBar = UISearchBar()
  let footer = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.frame = view.bounds
    searchBar.delegate = self
    searchBar.placeholder = "Search"
    searchBar.sizeToFit()
    navigationItem.titleView = searchBar
    collectionView.backgroundView = UIView()
    collectionView.keyboardDismissMode = .interactive
    let longPress = UILongPressGestureRecognizer { [weak self] gesture in
      guard let self = self else { return }
      switch gesture.state {
      case .began:
        guard let indexPath = self.collectionView.indexPathForItem(at: gesture.location(in: self.collectionView)) else {
          break
        }
        self.collectionView.beginInteractiveMovementForItem(at: indexPath)
      case .changed: self.collectionView.updateInteractiveMovementTargetPosition(gesture.location(in: gesture.view!))
      case .ended: self.collectionView.endInteractiveMovement()
      default: self.collectionView.cancelInteractiveMovement()
      }
    }
    longPress.minimumPressDuration = 0.3
    collectionView.addGestureRecognizer(longPress)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = indexPath.item % 2 == 0 ? .red : .blue
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    default: assert(false, "Unexpected element kind")
    }
    return UICollectionReusableView()
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let temp = numbers.remove(at: sourceIndexPath.item)
    numbers.insert(temp, at: destinationIndexPath.item)
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    numbers = (0...100).filter { searchText.isEmpty || "\($0)".contains(searchText) }
    collectionView.reloadSections(IndexSet(integer: 0))
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = ""
    searchBar.setShowsCancelButton(false, animated: true)
  }
}

class StoryboardController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "ShowDetail", let destination = segue.destination as? DetailViewController {
      destination.photo = nil
    } else if let navigation = segue.destination as? UINavigationController,
      let target = navigation.viewControllers.first as? DetailViewController
    {
      target.delegate = nil
    }
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  func open() {
    performSegue(withIdentifier: "ShowDetail", sender: self)
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    if let controller = storyboard.instantiateViewController(withIdentifier: "Detail") as? DetailViewController {
      show(controller, sender: self)
    }
    let made = storyboard.instantiateViewController(identifier: "Detail") { coder in DetailViewController(coder: coder)
    }
    addChild(made)
    view.addSubview(made.view)
    made.didMove(toParent: self)
    made.willMove(toParent: nil)
    made.view.removeFromSuperview()
    made.removeFromParent()
    let nib = UINib(nibName: "PhotoCell", bundle: nil)
    _ = nib.instantiate(withOwner: self, options: nil).first as? UIView
    _ = Bundle.main.loadNibNamed("Header", owner: self, options: nil)?.first as? UIView
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: PinterestLayout())
    collectionView.register(nib, forCellWithReuseIdentifier: "PhotoCell")
    collectionView.register(
      UINib(nibName: "Header", bundle: .main), forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    if let layout = collectionView.collectionViewLayout as? PinterestLayout { layout.delegate = nil }
    collectionView.setCollectionViewLayout(CarouselFlowLayout(), animated: true)
  }
}
