import UIKit

/// The bell of an airing with a reminder.
final class BellView: UIImageView {
  /// The height and width in points.
  let side: CGFloat

  init(side: CGFloat = 12) {
    self.side = side
    let configuration = UIImage.SymbolConfiguration(pointSize: side, weight: .semibold)
    super.init(image: UIImage(systemName: "bell.fill", withConfiguration: configuration))
    contentMode = .center
    tintColor = GuideTheme.star
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }
}
