/// The badge of a bar button, at its upper trailing corner.
@MainActor final class BarBadgeLabel: UILabel {
  convenience init(_ badge: UIBarButtonItem.Badge) {
    self.init(frame: .zero)
    text = badge.stringValue
    font = badge.font ?? .systemFont(ofSize: 11, weight: .semibold)
    textColor = badge.foregroundColor ?? .white
    backgroundColor = badge.backgroundColor ?? .systemRed
    textAlignment = .center
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  /// Places the badge at the corner of a rectangle of the button.
  func place(at content: CGRect, isMirrored: Bool) {
    let isDot = text?.isEmpty != false
    let height: CGFloat = isDot ? 9 : 16
    let width = isDot ? height : max(height, (sizeThatFits(.zero).width + 9).rounded(.up))
    let middle = isMirrored ? content.minX : content.maxX
    frame = CGRect(x: middle - width / 2, y: content.minY - height / 3, width: width, height: height)
    layer.cornerRadius = height / 2
  }
}
