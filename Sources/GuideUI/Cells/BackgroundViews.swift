import UIKit

/// A background in the colour of the pinned parts, with a line along one edge. It takes touches, so that none falls through to what lies
/// underneath.
public class PinnedBackgroundView: UICollectionReusableView {
  private let line = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = GuideTheme.chrome
    line.backgroundColor = GuideTheme.chromeBorder
    addSubview(line)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Where the line is.
  class var edge: CGRectEdge { .maxYEdge }

  public override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = bounds.divided(atDistance: 1, from: Self.edge).slice
  }
}

/// Behind the header's labels.
public final class HeaderBackgroundView: PinnedBackgroundView {}

/// Behind the channel column.
public final class ColumnBackgroundView: PinnedBackgroundView {
  override class var edge: CGRectEdge { .maxXEdge }
}
