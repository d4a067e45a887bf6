import GuideModel
import UIKit

/// The legend of the remote's keys, at the screen's lower edge.
final class CouchLegend: UIView {
  struct Item: Equatable {
    enum Sign: Equatable {
      /// One of the four coloured keys.
      case red, green, yellow, blue
      /// A key with this label.
      case key(String)
    }
    var sign: Sign
    var text: String
  }

  private(set) var items: [Item] = []
  private var views: [(sign: UIView, label: UILabel)] = []
  private let edge = UIView()
  private var scale: CouchScale

  init(scale: CouchScale) {
    self.scale = scale
    super.init(frame: .zero)
    backgroundColor = GuideTheme.chrome
    isUserInteractionEnabled = false
    edge.backgroundColor = GuideTheme.chromeBorder
    addSubview(edge)
  }

  required init?(coder: NSCoder) { nil }

  static func height(_ scale: CouchScale) -> CGFloat { (scale.titleSize * 2).rounded() }

  func show(_ items: [Item], scale: CouchScale) {
    guard items != self.items || scale != self.scale else { return }
    self.items = items
    self.scale = scale
    for (sign, label) in views {
      sign.removeFromSuperview()
      label.removeFromSuperview()
    }
    views = items.map { item in
      let label = UILabel()
      label.text = item.text
      label.font = scale.font(23)
      label.textColor = GuideTheme.secondaryText
      let sign: UIView
      if case .key(let name) = item.sign {
        let key = UILabel()
        key.text = name
        key.font = scale.font(20, .semibold)
        key.textColor = GuideTheme.text
        key.textAlignment = .center
        key.backgroundColor = GuideTheme.cell
        key.layer.borderWidth = 1
        key.layer.borderColor = GuideTheme.chromeBorder.resolvedColor(with: traitCollection).cgColor
        key.layer.cornerRadius = scale.length(6)
        key.clipsToBounds = true
        sign = key
      } else {
        sign = UIView()
        sign.backgroundColor = Self.color(of: item.sign)
        sign.layer.cornerRadius = scale.length(4)
      }
      sign.accessibilityElementsHidden = true
      addSubview(sign)
      addSubview(label)
      return (sign, label)
    }
    setNeedsLayout()
  }

  /// Returns the colours of remotes, bright on light and dark.
  private static func color(of sign: Item.Sign) -> UIColor {
    switch sign {
    case .red: GuideTheme.dynamic(light: 0xD32F2F, dark: 0xEF5350)
    case .green: GuideTheme.dynamic(light: 0x2E8B3D, dark: 0x5CCB7F)
    case .yellow: GuideTheme.dynamic(light: 0xD9A400, dark: 0xF5C044)
    case .blue: GuideTheme.dynamic(light: 0x1E6FD9, dark: 0x5AA7FF)
    case .key: .clear
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for case let key as UILabel in views.map({ $0.sign }) {
      key.layer.borderColor = GuideTheme.chromeBorder.resolvedColor(with: traitCollection).cgColor
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    edge.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    let (margin, gap) = (scale.length(56), scale.length(12))
    let widths = zip(items, views).map { item, view -> (sign: CGFloat, label: CGFloat) in
      let label = view.label.intrinsicContentSize.width.rounded(.up)
      if case .key = item.sign {
        return (((view.sign as? UILabel)?.intrinsicContentSize.width ?? 0).rounded(.up) + scale.length(20), label)
      }
      return (scale.titleSize * 0.8, label)
    }
    let total = widths.reduce(0) { $0 + $1.sign + gap + $1.label }
    // As far apart as there is room; items that do not fit are left out from the end.
    let spread = min(
      scale.length(56), max(scale.length(20), (bounds.width - 2 * margin - total) / CGFloat(max(1, widths.count - 1))))
    var x = margin
    for ((sign, label), width) in zip(views, widths) {
      let end = x + width.sign + gap + width.label
      let fits = end <= bounds.width - margin / 2
      sign.isHidden = !fits
      label.isHidden = !fits
      let isKey = sign is UILabel
      let signHeight = (isKey ? scale.titleSize * 1.15 : scale.titleSize * 0.52).rounded()
      func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        view.frame = CGRect(
          x: (isMirrored ? bounds.width - x - width : x).rounded(), y: ((bounds.height - height) / 2).rounded(),
          width: width.rounded(), height: height)
      }
      place(sign, x, width.sign, signHeight)
      place(label, x + width.sign + gap, width.label, (scale.titleSize * 1.3).rounded())
      x = end + spread
    }
  }
}
