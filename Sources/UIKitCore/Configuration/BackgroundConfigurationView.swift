/// Draws a background configuration.
package final class BackgroundConfigurationView: UIView {
  private let fill = UIView()
  private let stroke = UIView()
  private var imageView: UIView?
  private weak var customView: UIView?
  private var effectView: UIVisualEffectView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    fill.clipsToBounds = true
    addSubview(fill)
    addSubview(stroke)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  package var configuration: UIBackgroundConfiguration = .clear() {
    didSet { update() }
  }

  private func update() {
    fill.layer.cornerRadius = configuration.cornerRadius
    stroke.layer.cornerRadius = max(0, configuration.cornerRadius + configuration.strokeOutset)
    stroke.layer.borderWidth = configuration.strokeWidth
    stroke.isHidden = configuration.strokeWidth == 0
    updateShadow()
    updateColors()
    updateEffect()
    updateImage()
    if customView !== configuration.customView {
      customView?.removeFromSuperview()
      customView = configuration.customView
      if let view = configuration.customView {
        view.frame = fill.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        fill.addSubview(view)
      }
    }
    setNeedsLayout()
  }

  /// The shadow belongs to this view's own layer, because a view that clips the fill would clip its shadow.
  private func updateShadow() {
    let shadow = configuration.shadowProperties
    layer.shadowOpacity = Float(shadow.opacity)
    guard shadow.opacity > 0 else { return }
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
  }

  private func updateColors() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    let color = configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: tintColor) : nil
    stroke.layer.borderColor = color?.resolvedColor(with: traitCollection).cgColor
    layer.shadowColor = configuration.shadowProperties.color.resolvedColor(with: traitCollection).cgColor
  }

  private func updateEffect() {
    guard let effect = configuration.visualEffect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: effect)
    view.effect = effect
    guard effectView == nil else { return }
    effectView = view
    view.clipsToBounds = true
    insertSubview(view, at: 0)
  }

  private func updateImage() {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIView()
    if imageView == nil {
      imageView = view
      view.frame = fill.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      fill.insertSubview(view, at: 0)
    }
    view.layer.contents = image.cgImage
    view.contentMode = configuration.imageContentMode
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let margins = superview?.directionalLayoutMargins ?? .zero
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing))
    fill.frame = area
    effectView?.frame = area
    effectView?.layer.cornerRadius = configuration.cornerRadius
    if configuration.shadowProperties.opacity > 0 {
      let outline =
        configuration.shadowProperties.path ?? UIBezierPath(roundedRect: area, cornerRadius: configuration.cornerRadius)
      layer.shadowPath = outline.cgPath
    }
    stroke.frame = area.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
  }
}
