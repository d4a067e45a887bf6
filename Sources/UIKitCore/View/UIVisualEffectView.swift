/// An effect that a visual effect view applies to the content behind it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uivisualeffect).
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSSecureCoding {
  /// Creates an effect that shows nothing.
  public override init() { super.init() }

  /// Creates an effect from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Writes the effect.
  open func encode(with coder: NSCoder) {}

  open nonisolated class var supportsSecureCoding: Bool { true }
}

/// A blur of the content behind a view. Here it is a translucent colour of the same lightness.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiblureffect).
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The lightness and strength of a blur. The materials differ in their opacity here. Styles without “light” or “dark”
  /// in their names follow the interface's style.
  public enum Style: Int, Sendable {
    case extraLight = 0, light = 1, dark = 2, regular = 4, prominent = 5
    case systemUltraThinMaterial = 6, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  let style: Style?

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  private static let styleKey = "UIBlurEffectStyle"

  /// Creates a blur from an archive; without a style if that has none.
  public required init?(coder: NSCoder) {
    style =
      coder.containsValue(forKey: Self.styleKey) ? Style(rawValue: coder.decodeInteger(forKey: Self.styleKey)) : nil
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    if let style { coder.encode(style.rawValue, forKey: Self.styleKey) }
  }

  /// Creates a blur without a style, which shows nothing. On iOS it is inherited from `NSObject`.
  public override init() {
    style = nil
    super.init()
  }

  var color: UIColor? {
    guard let style else { return nil }
    let opacity: CGFloat =
      switch style {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.75
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.82
      // Without blur, text would shine through bars and menus.
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

/// An effect that adapts content to the blur behind it. Here content keeps its colours.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uivibrancyeffect).
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect for content on a blur, which is ignored.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }

  /// Creates the effect for one kind of content on a blur. Both are ignored, because nothing is blurred.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }

  /// Creates the effect for content on any blur.
  public override init() { super.init() }

  /// Creates an effect from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The kind of content shown on a blur.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle).
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view that shows an effect behind its content view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uivisualeffectview).
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view for subviews that appear on the effect. Add them here rather than to the effect view itself.
  open private(set) var contentView = UIView(frame: .zero)
  private let tint = UIView(frame: .zero)

  /// Creates a view with an effect; nil for none.
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

  /// The effect that is shown; nil for none.
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
    tint.backgroundColor = (effect as? UIBlurEffect)?.color ?? (effect as? UIGlassEffect)?.color
  }
}
