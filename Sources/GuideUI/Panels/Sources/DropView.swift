import GuideModel
import UIKit

/// Explains what dropping does, while a file or an address is dragged over the window.
final class DropView: UIView {
  private let label = UILabel()
  private let plate = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = GuideTheme.background.withAlphaComponent(0.8)
    plate.backgroundColor = GuideTheme.card
    plate.layer.cornerRadius = 16
    plate.layer.borderWidth = 3
    label.text = localized("Drop it to add it to the guide")
    label.font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    label.textColor = GuideTheme.text
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(plate)
    plate.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.layer.borderColor = GuideTheme.accent.resolvedColor(with: traitCollection).cgColor
    let size = CGSize(width: min(420, bounds.width - 48), height: min(160, bounds.height - 48))
    plate.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
    label.frame = plate.bounds.insetBy(dx: 24, dy: 16)
  }
}
