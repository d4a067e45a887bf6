@_spi(UIKit) import UIKitCore

/// A separator of a list: a line one pixel high at the lower edge of a view one point high (facts 10.5).
final class ListSeparatorView: UICollectionReusableView {
  private let line = UIView()
  private var effectView: UIVisualEffectView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(line)
  }

  required init?(coder: NSCoder) { return nil }

  override func take(_ element: ListElement?) {
    guard case .separator(let color, let effect) = element else { return }
    line.backgroundColor = color
    line.isHidden = effect != nil
    if effect == nil {
      effectView?.removeFromSuperview()
      effectView = nil
    } else {
      let view = effectView ?? UIVisualEffectView(effect: effect)
      view.effect = effect
      if effectView == nil {
        effectView = view
        addSubview(view)
      }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = traitCollection.displayScale
    let height = 1 / max(scale, 1)
    line.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    effectView?.frame = line.frame
  }
}

/// The colour behind a section of a list.
final class ListBackgroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  override func take(_ element: ListElement?) {
    if case .background(let color) = element { backgroundColor = color }
  }
}
