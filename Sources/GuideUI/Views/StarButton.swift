import GuideModel
import UIKit

/// A channel's star in a list. The keyboard has a key for it and menus have an entry, so it does not take the focus.
final class StarButton: UIButton {
  static let side: CGFloat = 40

  var isFavourite = false {
    didSet { update() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel?.font = UIFont.systemFont(ofSize: 18)
    accessibilityLabel = localized("Favourite")
    update()
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { false }

  private func update() {
    setTitle(isFavourite ? "★" : "☆", for: .normal)
    setTitleColor(isFavourite ? GuideTheme.star : GuideTheme.secondaryText, for: .normal)
    accessibilityTraits = isFavourite ? [.button, .selected] : .button
  }
}
