import UIKit

/// A short message near the bottom that disappears by itself.
final class NoticeView: UIView {
  private let label = UILabel()
  private var number = 0

  var text: String? { isHidden ? nil : label.text }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    isUserInteractionEnabled = false
    backgroundColor = .label
    layer.cornerRadius = 18
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textColor = .systemBackground
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  /// - Parameter staying: whether it stays until `hide()`; otherwise it disappears after a second and a half.
  func show(_ text: String, staying: Bool = false) {
    number += 1
    label.text = text
    alpha = 1
    isHidden = false
    superview?.setNeedsLayout()
    guard !staying else { return }
    let shown = number
    UIView.animate(withDuration: 0.4, delay: 1.5, options: []) {
      self.alpha = 0
    } completion: { _ in
      if self.number == shown { self.hide() }
    }
  }

  func hide() {
    number += 1
    isHidden = true
  }

  func place(in area: CGRect) {
    let width = min(area.width - 40, label.sizeThatFits(area.size).width + 40)
    frame = CGRect(x: area.midX - width / 2, y: area.maxY - 60, width: max(0, width), height: 36)
    label.frame = bounds
  }
}
