/// The effect of a visual effect view on the content behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// Blurs, where the renderer can. Here it is a translucent colour of the same lightness.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0, light = 1, dark = 2, regular = 4, prominent = 5
    case systemUltraThinMaterial = 6, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  var color: UIColor {
    let opacity: CGFloat =
      switch style {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.75
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.82
      // Without blur, text under a bar or menu would be seen as a ghost of itself.
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .systemChromeMaterial,
        .systemChromeMaterialLight, .systemChromeMaterialDark:
        1
      default: 0.88
      }
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      return UIColor(white: 0.97, alpha: opacity)
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      return UIColor(white: 0.12, alpha: opacity)
    default:
      return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.12 : 0.97, alpha: opacity) }
    }
  }
}

@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }

  /// The content keeps the colours it has whatever the style: nothing is blurred behind it.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// The kind of content on the blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Shows an effect behind its content view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  open private(set) var contentView = UIView(frame: .zero)
  private let tint = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UIVisualEffectView.self)
  }

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  private func setUp() {
    for view in [tint, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    tint.isUserInteractionEnabled = false
    showEffect()
  }

  private func showEffect() {
    tint.backgroundColor = (effect as? UIBlurEffect)?.color
  }
}
