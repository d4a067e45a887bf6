import UIKit

/// Behind the header's labels.
public final class HeaderBackgroundView: UICollectionReusableView {
  private let edge = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = GuideTheme.chrome
    edge.backgroundColor = GuideTheme.chromeBorder
    addSubview(edge)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }
}

/// Behind the channel column.
public final class ColumnBackgroundView: UICollectionReusableView {
  private let edge = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = GuideTheme.chrome
    edge.backgroundColor = GuideTheme.chromeBorder
    addSubview(edge)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame = CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
  }
}
