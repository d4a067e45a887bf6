@_spi(UIKit) import UIKitCore

/// A view with a content view over backgrounds, which configurations may describe: cells, and headers of tables.
@MainActor protocol ConfiguredView: UIView {
  var parts: CellParts { get set }
  var contentView: UIView { get }
  /// Whether the selected background is visible.
  var showsSelectedBackground: Bool { get }
  func setNeedsUpdateConfiguration()
  /// Called when the content may prefer another size.
  func contentSizeMayHaveChanged()
  /// Returns the content view's frame in a view of this size.
  func contentFrame(in size: CGSize) -> CGRect
  /// The minimum height of content that sizes itself.
  var leastContentHeight: CGFloat { get }
}

extension ConfiguredView {
  func installContentView(_ view: UIView) {
    let old = parts.content
    parts.content = view
    if old.superview === self { old.removeFromSuperview() }
    fill(with: view)
    addSubview(view)
  }

  private func fill(with view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Orders the parts from back to front: configured background, background, selected background, content, the rest.
  func restackParts() {
    for view in [contentView, parts.selectedBackground, parts.background, parts.configuredBackground] {
      if let view, view.superview === self { sendSubviewToBack(view) }
    }
  }

  func replaceBackgroundView(with view: UIView?) {
    guard parts.background !== view else { return }
    parts.background?.removeFromSuperview()
    parts.background = view
    guard let view else { return }
    fill(with: view)
    addSubview(view)
    restackParts()
  }

  func replaceSelectedBackgroundView(with view: UIView?) {
    guard parts.selectedBackground !== view else { return }
    parts.selectedBackground?.removeFromSuperview()
    parts.selectedBackground = view
    guard let view else { return }
    fill(with: view)
    addSubview(view)
    restackParts()
    updateSelectedBackground()
  }

  func updateSelectedBackground() {
    parts.selectedBackground?.alpha = showsSelectedBackground ? 1 : 0
  }

  func layoutParts() {
    // From zero: the bounds of a row swiped aside have another origin.
    let all = CGRect(origin: .zero, size: bounds.size)
    for view in [parts.background, parts.selectedBackground, parts.configuredBackground] {
      if let view, view.translatesAutoresizingMaskIntoConstraints, view.frame != all { view.frame = all }
    }
    guard contentView.translatesAutoresizingMaskIntoConstraints else { return }
    let frame = contentFrame(in: bounds.size)
    if contentView.frame != frame { contentView.frame = frame }
  }

  // MARK: Configurations

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    parts.contentConfiguration = configuration
    guard let configuration else {
      if let plain = parts.plainContent {
        parts.plainContent = nil
        installContentView(plain)
        restackParts()
      }
      return
    }
    if parts.plainContent != nil, let view = contentView as? any UIView & UIContentView, view.supports(configuration) {
      view.configuration = configuration
      contentSizeMayHaveChanged()
      return
    }
    if parts.plainContent == nil { parts.plainContent = contentView }
    installContentView(configuration.makeContentView())
    restackParts()
    setNeedsUpdateConfiguration()
    contentSizeMayHaveChanged()
  }

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    guard parts.backgroundConfiguration != configuration else { return }
    parts.backgroundConfiguration = configuration
    guard let configuration else {
      parts.configuredBackground?.removeFromSuperview()
      parts.configuredBackground = nil
      return
    }
    replaceBackgroundView(with: nil)
    replaceSelectedBackgroundView(with: nil)
    let view = parts.configuredBackground ?? BackgroundConfigurationView(frame: bounds)
    if view.superview == nil {
      parts.configuredBackground = view
      fill(with: view)
      addSubview(view)
      restackParts()
    }
    view.configuration = configuration
    setNeedsUpdateConfiguration()
  }

  // MARK: Self-sizing

  /// Returns the size that fits the content: the content fills the cell except for the accessories beside it.
  func contentSizeFitting(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let width = max(target.width, bounds.width)
    let beside = width - contentFrame(in: CGSize(width: width, height: target.height)).width
    var fitted = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, target.width - beside), height: target.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    if fitted.width > 0 { fitted.width += beside }
    if fitted.height > 0 { fitted.height = max(fitted.height, leastContentHeight) }
    return fitted
  }
}
