import UIKit

/// The red line at the current time, 2 points wide, with a knob where it leaves the header.
public final class NowLineView: UICollectionReusableView {
  static let width: CGFloat = 11
  static let knobHeight: CGFloat = 11
  static let lineWidth: CGFloat = 2

  private let line = UIView()
  private let knob = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    line.backgroundColor = GuideTheme.now
    knob.backgroundColor = GuideTheme.now
    knob.layer.cornerRadius = Self.knobHeight / 2
    addSubview(line)
    addSubview(knob)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(
      x: (bounds.width - Self.lineWidth) / 2, y: Self.knobHeight / 2, width: Self.lineWidth,
      height: max(0, bounds.height - Self.knobHeight / 2))
    knob.frame = CGRect(x: (bounds.width - Self.width) / 2, y: 0, width: Self.width, height: Self.knobHeight)
  }
}
