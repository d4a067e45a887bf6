extension UIButton {
  var contentPadding: UIEdgeInsets {
    if let configuration { return configuration.contentInsets.resolved(rightToLeft: isRightToLeft) }
    return contentEdgeInsets
  }

  /// The alignment of title and subtitle.
  var titlesPlace: ButtonLayout.Horizontal {
    guard let configuration else { return .center }
    let start: ButtonLayout.Horizontal = isRightToLeft ? .right : .left
    let end: ButtonLayout.Horizontal = isRightToLeft ? .left : .right
    switch configuration.titleAlignment {
    case .leading: return start
    case .trailing: return end
    case .center: return .center
    case .automatic:
      // Next to a picture the texts are leading; alone they are centred.
      guard configuration.image != nil || configuration.showsActivityIndicator else { return .center }
      switch configuration.imagePlacement {
      case .top, .bottom: return .center
      case .trailing: return end
      default: return start
      }
    }
  }

  var buttonLayout: ButtonLayout {
    var layout = ButtonLayout()
    layout.image = imageSize
    if let label = parts.title, !label.isHidden {
      layout.hasTitle = true
      layout.title = { label.sizeThatFits(CGSize(width: $0, height: 0)) }
    }
    if let label = parts.subtitle, !label.isHidden {
      layout.hasSubtitle = true
      layout.subtitle = { label.sizeThatFits(CGSize(width: $0, height: 0)) }
    }
    layout.indicator = parts.indicator?.image?.size ?? .zero
    layout.indicatorIsLeft = isRightToLeft
    layout.imagePadding = configuration?.imagePadding ?? 0
    layout.titlePadding = configuration?.titlePadding ?? 0
    layout.imageSide =
      switch configuration?.imagePlacement ?? .leading {
      case .top: .top
      case .bottom: .bottom
      case .trailing: isRightToLeft ? .left : .right
      default: isRightToLeft ? .right : .left
      }
    layout.titles = titlesPlace
    layout.horizontal =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: .left
      case .right, .trailing: .right
      case .center: .center
      }
    layout.vertical =
      switch contentVerticalAlignment {
      case .top, .fill: .top
      case .bottom: .bottom
      case .center: .center
      }
    return layout
  }

  private var imageSize: CGSize {
    if let activity = parts.activity { return activity.intrinsicContentSize }
    guard let picture = parts.image, !picture.isHidden, let image = picture.image else { return .zero }
    return adjustsImageSizeForAccessibilityContentSizeCategory
      ? image.size.adjusted(toTextSizeOf: currentTraits) : image.size
  }

  func fittingSize(forWidth width: CGFloat) -> CGSize {
    let insets = contentPadding
    let room = width - insets.left - insets.right
    var content = buttonLayout.size(in: max(0, room))
    if configuration == nil, contentEdgeInsets == .zero, buttonType == .system {
      // A system button is at least 30 points wide, with 6 points above and below, as on iOS.
      content.width = max(content.width, 30)
      content.height += 12
    } else if configuration == nil, contentEdgeInsets == .zero, buttonLayout.hasTitle {
      // The same for the title of other kinds of button; the picture may use that space.
      content.height = max(content.height, buttonLayout.titleSize(in: max(0, room)).height + 12)
    }
    return CGSize(
      width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
  }

  /// Converts the insets of a part to a shift of its rectangle: equal and opposite insets move it without resizing.
  func shift(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    let x = (insets.left - insets.right) / 2
    let y = (insets.top - insets.bottom) / 2
    return UIEdgeInsets(top: y, left: x, bottom: -y, right: -x)
  }

  func layOutParts() {
    let content = contentRect(forBounds: bounds)
    parts.backgroundImage?.frame = backgroundRect(forBounds: bounds)
    if let configuration, let background = parts.background {
      background.frame = bounds
      let radius = configuration.cornerStyle.radius(in: bounds.size, fixed: configuration.background.cornerRadius)
      if background.configuration.cornerRadius != radius { background.configuration.cornerRadius = radius }
    }
    let scale = max(currentTraits.displayScale, 1)
    func snapped(_ rect: CGRect) -> CGRect {
      CGRect(
        x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
        height: rect.height)
    }
    let frames = buttonLayout.frames(in: content)
    parts.image?.frame = snapped(imageRect(forContentRect: content))
    parts.activity?.frame = snapped(frames.image)
    parts.title?.frame = snapped(titleRect(forContentRect: content))
    parts.subtitle?.frame = snapped(frames.subtitle)
    parts.indicator?.frame = snapped(frames.indicator)
    if let selection = parts.selection, let title = parts.title {
      selection.frame = title.frame.insetBy(dx: -5, dy: -2)
    }
  }
}

extension UIButton: WrappingContent {
  package var wrapsContent: Bool {
    [parts.title, parts.subtitle].contains { $0.map { !$0.isHidden && $0.numberOfLines != 1 } ?? false }
  }

  package func contentHeight(forWidth width: CGFloat) -> CGFloat { fittingSize(forWidth: width).height }
}

extension UIButton: BaselineContent {
  private var textFrame: CGRect? {
    guard let title = parts.title, !title.isHidden else { return nil }
    let size = bounds.isEmpty ? intrinsicContentSize : bounds.size
    return titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
  }

  var firstBaselineFromTop: CGFloat {
    guard let title = parts.title, let frame = textFrame else { return 0 }
    return frame.minY + title.firstBaselineFromTop
  }

  var lastBaselineFromBottom: CGFloat {
    guard let title = parts.title, let frame = textFrame else { return 0 }
    let height = bounds.isEmpty ? intrinsicContentSize.height : bounds.height
    return height - frame.maxY + title.lastBaselineFromBottom
  }
}
