import UIKit

/// A round button of the player: a white symbol, with a background while it has the focus or is pressed.
final class PlayerButton: UIButton {
  private let size: CGFloat

  init(symbol: String, label: String, size: CGFloat) {
    self.size = size
    super.init(frame: CGRect(x: 0, y: 0, width: size, height: size))
    layer.cornerRadius = size / 2
    tintColor = .white
    focusEffect = nil
    set(symbol, label: label)
  }

  required init?(coder: NSCoder) { nil }

  func set(_ symbol: String, label: String) {
    let configuration = UIImage.SymbolConfiguration(pointSize: size * 0.42, weight: .medium)
    setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
    accessibilityLabel = label
  }

  override var isHighlighted: Bool { didSet { updateLook() } }

  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    super.didUpdateFocus(in: context, with: coordinator)
    updateLook()
  }

  private func updateLook() {
    backgroundColor = isFocused ? .white : UIColor.white.withAlphaComponent(isHighlighted ? 0.35 : 0.12)
    tintColor = isFocused ? .black : .white
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateLook()
  }
}
