import UIKit

/// Messages from a cell to its controller. Empty: an app declares its own protocol that refines this one, and casts.
@MainActor public protocol CollectionViewCellDelegate: AnyObject {}

/// A cell that shows one item.
@MainActor open class CollectionViewCell: UICollectionViewCell {
  /// The item that the cell shows. Setting it calls `configureCell()`.
  open var item: Any? {
    didSet { configureCell() }
  }

  /// The receiver of the cell's messages. Setting it calls `configureDelegate()`.
  open weak var cellDelegate: (any CollectionViewCellDelegate)? {
    didSet { configureDelegate() }
  }

  /// A hairline along the cell's bottom, hidden by default.
  public let lineDivider: UIView = {
    let view = UIView()
    view.backgroundColor = .separator
    view.isHidden = true
    return view
  }()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareUI()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareUI()
  }

  /// Builds the cell's views; called once. Overrides call super.
  open func prepareUI() {
    contentView.addSubview(lineDivider)
  }

  /// Shows `item`.
  open func configureCell() {}

  /// Uses `cellDelegate`.
  open func configureDelegate() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = 1 / max(1, traitCollection.displayScale)
    lineDivider.frame = CGRect(
      x: 0, y: contentView.bounds.height - height, width: contentView.bounds.width, height: height)
  }
}
