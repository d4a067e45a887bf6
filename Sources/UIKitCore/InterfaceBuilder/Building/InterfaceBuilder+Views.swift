/// Applies the document's properties of views.
extension InterfaceBuilder {
  func applyView(_ element: InterfaceElement, _ view: UIView) {
    applyGeometry(element, view)
    applyAppearance(element, view)
    switch view {
    case let label as UILabel: applyLabel(element, label)
    case let imageView as UIImageView: applyImageView(element, imageView)
    case let button as UIButton: applyButton(element, button)
    case let textView as UITextView: applyTextView(element, textView)
    case let scrollView as UIScrollView: applyScrollView(element, scrollView)
    case let field as UITextField: applyTextField(element, field)
    case let stack as UIStackView: applyStackView(element, stack)
    case let bar as UISearchBar: applySearchBar(element, bar)
    case let bar as UINavigationBar: applyNavigationBar(element, bar)
    default: applyValueControl(element, view)
    }
    if let control = view as? UIControl { applyControl(element, control) }
    (view as? any InterfaceObject)?.applyInterface(element, by: self)
    addSubviews(element, to: view)
    registerGuides(element, of: view)
    pendingConstraints += installed("constraints", of: element).filter { $0.name == "constraint" }
    warnOfVariations(element)
  }

  private func applyGeometry(_ element: InterfaceElement, _ view: UIView) {
    if let mask = element.autoresizingMask { view.autoresizingMask = mask }
    if let frame = element.rect("frame") { view.frame = frame }
    if let bounds = element.rect("bounds") { view.bounds = bounds }
    // A view with a fixed frame is written as one for constraints but has none: its frame and mask apply.
    if let translates = element.bool("translatesAutoresizingMaskIntoConstraints"), element.bool("fixedFrame") != true {
      view.translatesAutoresizingMaskIntoConstraints = translates
    }
    applyLayoutPriorities(element, view)
    if let value = element.bool("autoresizesSubviews") { view.autoresizesSubviews = value }
    if let margins = element.insets("layoutMargins") { view.layoutMargins = margins }
    if let margins = element.directionalInsets("directionalLayoutMargins") { view.directionalLayoutMargins = margins }
    if let value = element.bool("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = value }
    if let value = element.bool("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = value }
  }

  private func applyAppearance(_ element: InterfaceElement, _ view: UIView) {
    if let color = document.color("backgroundColor", of: element) { view.backgroundColor = color }
    if element.isNil("backgroundColor") { view.backgroundColor = nil }
    if let color = document.color("tintColor", of: element) { view.tintColor = color }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let value = element.bool("hidden") { view.isHidden = value }
    if let value = element.bool("opaque") { view.isOpaque = value }
    if let value = element.bool("clipsSubviews") { view.clipsToBounds = value }
    if let value = element.bool("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = value }
    if let value = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = value }
    if let value = element.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = value }
    if let value = element.contentMode { view.contentMode = value }
    if let value = element.int("tag") { view.tag = value }
    let semantics: UISemanticContentAttribute? = element.choice(
      "semanticContentAttribute",
      [
        "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
      ])
    if let semantics { view.semanticContentAttribute = semantics }
    if let accessibility = element.child(named: "accessibility") {
      if let value = accessibility["label"] { view.accessibilityLabel = value }
      if let value = accessibility["hint"] { view.accessibilityHint = value }
      if let value = accessibility["identifier"] { view.accessibilityIdentifier = value }
      if let value = accessibility.child(key: "accessibilityConfiguration")?.bool("isElement")
        ?? accessibility.bool("isElement")
      {
        view.isAccessibilityElement = value
      }
    }
  }

  private func addSubviews(_ element: InterfaceElement, to view: UIView) {
    for child in installed("subviews", of: element) {
      guard let subview = self.view(child) else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        ((view as? UIVisualEffectView)?.contentView ?? view).addSubview(subview)
      }
    }
    // The content of a visual effect view is an element of its own.
    if let effect = view as? UIVisualEffectView, let content = element.child(key: "contentView") {
      setObject(effect.contentView, for: content)
      addSubviews(content, to: effect.contentView)
      pendingConstraints += installed("constraints", of: content).filter { $0.name == "constraint" }
    }
  }

  private func applyLabel(_ element: InterfaceElement, _ label: UILabel) {
    if let font = document.font("fontDescription", of: element) { label.font = font }
    if let color = document.color("textColor", of: element) { label.textColor = color }
    if let color = document.color("highlightedColor", of: element) { label.highlightedTextColor = color }
    if let color = document.color("shadowColor", of: element) { label.shadowColor = color }
    if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
    if let value = element.textAlignment("textAlignment") { label.textAlignment = value }
    if let value = element.lineBreakMode("lineBreakMode") { label.lineBreakMode = value }
    if let value = element.int("numberOfLines") { label.numberOfLines = value }
    if let value = element.bool("enabled") { label.isEnabled = value }
    if let value = element.bool("highlighted") { label.isHighlighted = value }
    if let value = element.bool("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = value }
    if let value = element.bool("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = value }
    if let value = element.number("minimumScaleFactor") { label.minimumScaleFactor = value }
    if let value = element.number("minimumFontSize"), label.font.pointSize > 0 {
      label.minimumScaleFactor = value / label.font.pointSize
    }
    if let value = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = value }
    let baseline: UIBaselineAdjustment? = element.choice(
      "baselineAdjustment", ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none])
    if let baseline { label.baselineAdjustment = baseline }
    if let text = document.attributedString("attributedText", of: element) {
      label.attributedText = text
    } else if let text = element.string("text") {
      label.text = text
    }
  }

  private func applyImageView(_ element: InterfaceElement, _ view: UIImageView) {
    if let image = document.image("image", of: element, bundle: bundle) { view.image = image }
    if let image = document.image("highlightedImage", of: element, bundle: bundle) { view.highlightedImage = image }
    if let value = element.bool("highlighted") { view.isHighlighted = value }
    if let symbol = document.symbolConfiguration("preferredSymbolConfiguration", of: element) {
      view.preferredSymbolConfiguration = symbol
    }
  }

  func applyGesture(_ element: InterfaceElement, _ gesture: UIGestureRecognizer) {
    if let value = element.bool("cancelsTouchesInView") { gesture.cancelsTouchesInView = value }
    if let value = element.bool("delaysTouchesBegan") { gesture.delaysTouchesBegan = value }
    if let value = element.bool("delaysTouchesEnded") { gesture.delaysTouchesEnded = value }
    if let value = element.bool("enabled") { gesture.isEnabled = value }
    switch gesture {
    case let tap as UITapGestureRecognizer:
      if let value = element.int("numberOfTapsRequired") { tap.numberOfTapsRequired = value }
      if let value = element.int("numberOfTouchesRequired") { tap.numberOfTouchesRequired = value }
    case let press as UILongPressGestureRecognizer:
      if let value = element.number("minimumPressDuration") { press.minimumPressDuration = TimeInterval(value) }
      if let value = element.number("allowableMovement") { press.allowableMovement = value }
      if let value = element.int("numberOfTapsRequired") { press.numberOfTapsRequired = value }
      if let value = element.int("numberOfTouchesRequired") { press.numberOfTouchesRequired = value }
    case let pan as UIScreenEdgePanGestureRecognizer:
      if let edges = element.rectEdges("edges") { pan.edges = edges }
    case let pan as UIPanGestureRecognizer:
      if let value = element.int("minimumNumberOfTouches") { pan.minimumNumberOfTouches = value }
      if let value = element.int("maximumNumberOfTouches") { pan.maximumNumberOfTouches = value }
    case let swipe as UISwipeGestureRecognizer:
      if let child = element.child(key: "direction") {
        var direction: UISwipeGestureRecognizer.Direction = []
        if child.bool("right") ?? false { direction.insert(.right) }
        if child.bool("left") ?? false { direction.insert(.left) }
        if child.bool("up") ?? false { direction.insert(.up) }
        if child.bool("down") ?? false { direction.insert(.down) }
        swipe.direction = direction
      } else if let direction: UISwipeGestureRecognizer.Direction = element.choice(
        "direction", ["right": .right, "left": .left, "up": .up, "down": .down])
      {
        swipe.direction = direction
      }
    default: break
    }
  }
}
