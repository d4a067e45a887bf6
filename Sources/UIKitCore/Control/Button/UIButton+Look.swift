extension UIButton {
  var titlePart: UILabel {
    if let label = parts.title { return label }
    let made = UILabel(frame: .zero)
    made.font = .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
    made.lineBreakMode = .byTruncatingMiddle
    made.textAlignment = .center
    parts.title = made
    addSubview(made)
    return made
  }

  var imagePart: UIImageView {
    if let picture = parts.image { return picture }
    let made = UIImageView(frame: .zero)
    made.contentMode = .scaleAspectFit
    parts.image = made
    addSubview(made)
    return made
  }

  func updateLook() {
    let content = configuration.map { ButtonContent($0, button: self) }
    if let content { show(content) } else { showStates() }
    show(background: content?.background)
    showActivity(content)
    showIndicator(content)
    setNeedsLayout()
  }

  private func show(_ content: ButtonContent) {
    if let title = content.title {
      // Before the text, whose own paragraph styles would be changed.
      titlePart.lineBreakMode = content.titleLineBreakMode
      titlePart.numberOfLines = content.titleLineBreakMode.wraps ? 0 : 1
      titlePart.textAlignment = textAlignment
      titlePart.attributedText = title
    }
    parts.title?.isHidden = content.title == nil
    parts.title?.alpha = 1
    if let subtitle = content.subtitle {
      let label = parts.subtitle ?? UILabel(frame: .zero)
      if parts.subtitle == nil {
        parts.subtitle = label
        addSubview(label)
      }
      label.lineBreakMode = content.subtitleLineBreakMode
      label.numberOfLines = content.subtitleLineBreakMode.wraps ? 0 : 1
      label.textAlignment = textAlignment
      label.attributedText = subtitle
    }
    parts.subtitle?.isHidden = content.subtitle == nil
    if let image = content.image {
      imagePart.tintColor = content.imageColor
      if let effect = configuration?.symbolContentTransition, image !== imagePart.image, image.isSymbolImage,
        parts.image?.isHidden == false
      {
        imagePart.replaceSymbol(
          with: image, motion: effect.transition.configuration.motion, options: effect.options
        ) { _ in }
      } else {
        imagePart.image = image
      }
    }
    parts.image?.isHidden = content.image == nil || configuration?.showsActivityIndicator == true
    parts.image?.alpha = isEnabled || content.image?.isTinted == true ? 1 : 0.35
    parts.backgroundImage?.isHidden = true
    parts.selection?.isHidden = true
  }

  private func showStates() {
    let state = self.state
    let isFilled = buttonType == .system && isSelected && isEnabled && stateHasNoLook
    let color = titleColor(for: state) ?? defaultTitleColor
    if let text = attributedTitle(for: state) {
      titlePart.textColor = color
      titlePart.attributedText = text
    } else if let text = title(for: state) {
      titlePart.text = text
      titlePart.textColor = isFilled ? .white : color
    }
    let hasTitle = attributedTitle(for: state) != nil || title(for: state) != nil
    parts.title?.isHidden = !hasTitle
    parts.title?.shadowColor = titleShadowColor(for: state)
    if var image = image(for: state) {
      if let wanted = preferredSymbolConfigurationForImage(in: state) {
        image = image.applyingSymbolConfiguration(wanted) ?? image
      }
      // A system button draws pictures as templates.
      let isShape = buttonType == .system && image.renderingMode == .automatic && !image.isSymbolImage
      imagePart.image = isShape ? image.withRenderingMode(.alwaysTemplate) : image
      imagePart.tintColor = buttonType == .close ? .systemGray2 : isFilled && hasTitle ? .white : nil
    }
    parts.image?.isHidden = image(for: state) == nil
    parts.subtitle?.isHidden = true
    if let image = backgroundImage(for: state) {
      let view = parts.backgroundImage ?? UIImageView(frame: bounds)
      if parts.backgroundImage == nil {
        parts.backgroundImage = view
        insertSubview(view, at: 0)
      }
      view.image = image
    }
    parts.backgroundImage?.isHidden = backgroundImage(for: state) == nil
    showSelection(isFilled && hasTitle)
    // A pressed or disabled button is paler, unless its state has a look of its own.
    let dims: CGFloat = !isEnabled ? 0.35 : (isHighlighted && buttonType != .custom ? 0.3 : 1)
    parts.title?.alpha = stateHasNoLook ? dims : 1
    parts.image?.alpha =
      !isEnabled && !adjustsImageWhenDisabled ? 1 : isHighlighted && adjustsImageWhenHighlighted ? min(dims, 0.5) : dims
  }

  /// Puts the title of a selected system button on its tint colour.
  private func showSelection(_ shows: Bool) {
    guard shows else {
      parts.selection?.isHidden = true
      return
    }
    let view = parts.selection ?? UIView(frame: .zero)
    if parts.selection == nil {
      parts.selection = view
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = 5
      insertSubview(view, at: 0)
    }
    view.isHidden = false
    view.backgroundColor = tintColor
    view.alpha = isHighlighted ? 0.5 : 1
  }

  private func show(background: UIBackgroundConfiguration?) {
    guard let background else {
      parts.background?.removeFromSuperview()
      parts.background = nil
      return
    }
    let view = parts.background ?? BackgroundConfigurationView(frame: bounds)
    if parts.background == nil {
      parts.background = view
      insertSubview(view, at: 0)
    }
    view.configuration = background
  }

  private func showActivity(_ content: ButtonContent?) {
    guard let content, configuration?.showsActivityIndicator == true else {
      parts.activity?.removeFromSuperview()
      parts.activity = nil
      return
    }
    let view = parts.activity ?? UIActivityIndicatorView(style: .medium)
    if parts.activity == nil {
      parts.activity = view
      view.startAnimating()
      addSubview(view)
    }
    view.color = content.activityColor
  }

  private var showsIndicator: Bool {
    switch configuration?.indicator {
    case .popup: true
    case .automatic: changesSelectionAsPrimaryAction && menu != nil
    case nil, .some(.none): false
    }
  }

  private func showIndicator(_ content: ButtonContent?) {
    guard showsIndicator, let content else {
      parts.indicator?.removeFromSuperview()
      parts.indicator = nil
      return
    }
    let view =
      parts.indicator
      ?? UIImageView(
        image: UIImage(
          systemName: "chevron.up.chevron.down",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .medium)))
    if parts.indicator == nil {
      parts.indicator = view
      addSubview(view)
    }
    view.tintColor = content.indicatorColor
  }

  /// The alignment of a title's lines, which is that of title and subtitle.
  private var textAlignment: NSTextAlignment {
    switch titlesPlace {
    case .left: .left
    case .center: .center
    case .right: .right
    }
  }
}

extension NSLineBreakMode {
  /// Whether text continues in another line.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
