import UIKit

/// The red line at the current time, 2 points wide, behind the cells. Cells of programmes that are on continue it
/// beside their text.
public final class NowLineView: UICollectionReusableView {
  static let width: CGFloat = 2

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = GuideTheme.now
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
