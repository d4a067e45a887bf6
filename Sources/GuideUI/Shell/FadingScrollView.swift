import UIKit

/// Scrolls a row of chips sideways. The row fades out where it continues, so that a chip that is cut does not look as
/// if it ended there.
final class FadingScrollView: UIScrollView {
  /// The width in points over which the row fades.
  static let fade: CGFloat = 28
  private let fades = [Fade(), Fade()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsHorizontalScrollIndicator = false
    alwaysBounceHorizontal = false
    for fade in fades { addSubview(fade) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hidden = [bounds.minX, contentSize.width - bounds.maxX]
    for (index, fade) in fades.enumerated() {
      // Chips are added later, but must be below.
      if subviews.last !== fades[1] { bringSubviewToFront(fade) }
      fade.pointsRight = index == 1
      // As wide as the hidden chips, so that it appears gradually.
      let width = min(Self.fade, max(0, hidden[index]))
      fade.isHidden = width < 1
      fade.frame = CGRect(
        x: index == 0 ? bounds.minX : bounds.maxX - width, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  /// A gradient of the bar's colour that is opaque at the outer edge.
  private final class Fade: UIView {
    var pointsRight = false { didSet { if pointsRight != oldValue { updateColors() } } }

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
      updateColors()
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      updateColors()
    }

    private func updateColors() {
      guard let gradient = layer as? CAGradientLayer else { return }
      let color = GuideTheme.chrome.resolvedColor(with: traitCollection)
      gradient.startPoint = CGPoint(x: pointsRight ? 0 : 1, y: 0.5)
      gradient.endPoint = CGPoint(x: pointsRight ? 1 : 0, y: 0.5)
      gradient.colors = [color.withAlphaComponent(0).cgColor, color.cgColor]
    }
  }
}
