import UIKit

/// A background in the colour of the pinned views, with a line along one edge. It receives touches, so that none
/// reaches the views under it.
public class PinnedBackgroundView: UICollectionReusableView {
  private let line = UIView()
  fileprivate var axis = GuidePlacement.Axis.across
  fileprivate var isMirrored = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = GuideTheme.chrome
    line.backgroundColor = GuideTheme.chromeBorder
    addSubview(line)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The edge with the line.
  var edge: CGRectEdge { .maxYEdge }

  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? GuideLayoutAttributes else { return }
    if attributes.axis != axis || attributes.isMirrored != isMirrored { setNeedsLayout() }
    axis = attributes.axis
    isMirrored = attributes.isMirrored
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = bounds.divided(atDistance: 1, from: edge).slice
  }
}

/// The background of the header's labels.
public final class HeaderBackgroundView: PinnedBackgroundView {
  override var edge: CGRectEdge { axis == .across ? .maxYEdge : isMirrored ? .minXEdge : .maxXEdge }
}

/// The background of the channel column.
public final class ColumnBackgroundView: PinnedBackgroundView {
  override var edge: CGRectEdge { axis == .down ? .maxYEdge : isMirrored ? .minXEdge : .maxXEdge }
}
