import UIKit

/// A choice of a page: filled while it has the focus.
final class CouchPageRow: UIButton {
  private let symbolView = UIImageView()
  private let label = UILabel()
  private let mark = UILabel()
  private let scale: CouchScale

  init(_ row: CouchPageContent.Row, scale: CouchScale) {
    self.scale = scale
    super.init(frame: .zero)
    focusEffect = nil
    layer.cornerRadius = scale.length(10)
    label.text = row.title
    label.font = scale.font(28, .medium)
    mark.text = row.isOn ? "✓" : ""
    mark.font = scale.font(28, .bold)
    mark.textAlignment = .center
    if !row.symbol.isEmpty {
      let configuration = UIImage.SymbolConfiguration(pointSize: scale.titleSize * 0.9, weight: .medium)
      symbolView.image = UIImage(systemName: row.symbol, withConfiguration: configuration)
    }
    symbolView.contentMode = .center
    for view in [symbolView, label, mark] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibilityLabel = row.title
    accessibilityTraits = row.isOn ? [.button, .selected] : .button
    updateLook()
  }

  required init?(coder: NSCoder) { nil }

  static func height(_ scale: CouchScale) -> CGFloat { (scale.titleSize * 2.1).rounded() }

  override var isHighlighted: Bool { didSet { updateLook() } }

  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    super.didUpdateFocus(in: context, with: coordinator)
    updateLook()
  }

  private func updateLook() {
    backgroundColor = isFocused ? GuideTheme.focusedCell : isHighlighted ? GuideTheme.selectedCell : GuideTheme.cell
    let ink = isFocused ? GuideTheme.focusedText : GuideTheme.text
    label.textColor = ink
    mark.textColor = ink
    symbolView.tintColor = ink
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = bounds.size
    func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat) {
      view.frame = CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: max(0, width), height: size.height)
    }
    let side = scale.titleSize * 1.6
    let inset = scale.length(18)
    place(symbolView, inset, symbolView.image == nil ? 0 : side)
    let left = inset + (symbolView.image == nil ? scale.length(8) : side + scale.length(14))
    label.textAlignment = isMirrored ? .right : .left
    place(label, left, size.width - left - side - inset)
    place(mark, size.width - side - inset / 2, side)
  }
}
