import UIKit

/// A header or footer that shows one item.
@MainActor open class CollectionViewSectionView: UICollectionReusableView {
  /// The item that the view shows. Setting it calls `configureView()`.
  open var item: Any? {
    didSet { configureView() }
  }

  /// The receiver of the view's actions: the `CollectionViewController` that shows it. Setting it calls
  /// `configureDelegate()`.
  open weak var cellDelegate: (any CollectionViewCellDelegate)? {
    didSet { configureDelegate() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareUI()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareUI()
  }

  /// Builds the view's views; called once. Overrides call super.
  open func prepareUI() {}

  /// Shows `item`.
  open func configureView() {}

  /// Uses `cellDelegate`.
  open func configureDelegate() {}
}

/// A section's header.
@MainActor open class CollectionViewHeader: CollectionViewSectionView {}

/// A section's footer.
@MainActor open class CollectionViewFooter: CollectionViewSectionView {}
