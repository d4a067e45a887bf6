import InternalsDiagrams
import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A collection view of rows whose parts record the calls they receive.
@MainActor final class ObservedCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  static let view = "collection view"
  let sequence: CallSequence
  let view: UICollectionView
  var items: [String]

  init(_ items: [String], _ sequence: CallSequence) {
    self.items = items
    self.sequence = sequence
    let layout = ObservedLayout()
    layout.sequence = sequence
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 120), collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(ObservedCell.self, forCellWithReuseIdentifier: "row")
    view.isPrefetchingEnabled = false
    view.dataSource = self
    view.delegate = self
  }

  private func note(_ to: String, _ label: String, _ detail: String = "") {
    sequence.call(Self.view, to, label, detail)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    note("data source", "numberOfItems")
    return items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("data source", "cellForItemAt", "\(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? ObservedCell)?.sequence = sequence
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note("delegate", "willDisplay", "\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note("delegate", "didEndDisplaying", "\(indexPath.item)") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("delegate", "didScroll") }
}

final class ObservedCell: UICollectionViewCell {
  var sequence: CallSequence?

  override func prepareForReuse() {
    super.prepareForReuse()
    sequence?.call(ObservedCollection.view, "cell", "prepareForReuse")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    sequence?.call(ObservedCollection.view, "cell", "apply", "\(layoutAttributes.indexPath.item)")
  }
}

final class ObservedLayout: UICollectionViewLayout {
  var sequence: CallSequence?

  private func note(_ label: String, _ detail: String = "") {
    sequence?.call(ObservedCollection.view, "layout", label, detail)
  }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  private func row(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: 0, y: CGFloat(item) * 40, width: 200, height: 40)
    return attributes
  }

  override func prepare() {
    super.prepare()
    note("prepare")
  }

  override var collectionViewContentSize: CGSize {
    note("contentSize")
    return CGSize(width: 200, height: CGFloat(count) * 40)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    note("elements(in:)", "y \(Int(rect.minY)) to \(Int(rect.maxY))")
    return (0..<count).map(row).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    row(indexPath.item)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note("invalidateLayout(with:)")
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    note("prepare(for updates)")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("initial attributes", "\(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("final attributes", "\(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    note("finalize updates")
  }
}
