/// Computes the rectangles of a button's parts from their sizes. Does not use views.
struct ButtonLayout {
  struct Frames: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero
  }

  enum Horizontal { case left, center, right }
  enum Vertical { case top, center, bottom }
  /// The side of the text on which the picture is.
  enum Side { case left, right, top, bottom }

  var image = CGSize.zero
  /// The sizes of the texts for a width.
  var title: (CGFloat) -> CGSize = { _ in .zero }
  var subtitle: (CGFloat) -> CGSize = { _ in .zero }
  var hasTitle = false
  var hasSubtitle = false
  /// The size of the menu indicator, which comes last.
  var indicator = CGSize.zero
  var indicatorIsLeft = false
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var imageSide = Side.left
  /// The alignment of title and subtitle with each other.
  var titles = Horizontal.center
  var horizontal = Horizontal.center
  var vertical = Vertical.center

  private static let indicatorGap: CGFloat = 5
  private var isStacked: Bool { imageSide == .top || imageSide == .bottom }
  private var hasText: Bool { hasTitle || hasSubtitle }
  private var gap: CGFloat { image == .zero || !hasText ? 0 : imagePadding }
  private var indicatorRoom: CGFloat { indicator == .zero ? 0 : indicator.width + Self.indicatorGap }

  private func texts(_ width: CGFloat) -> (title: CGSize, subtitle: CGSize, whole: CGSize) {
    let title = hasTitle ? self.title(width) : .zero
    let subtitle = hasSubtitle ? self.subtitle(width) : .zero
    let between = hasTitle && hasSubtitle ? titlePadding : 0
    return (
      title, subtitle,
      CGSize(width: max(title.width, subtitle.width), height: title.height + between + subtitle.height)
    )
  }

  private func roomForText(_ width: CGFloat) -> CGFloat {
    max(0, width - indicatorRoom - (isStacked ? 0 : image.width + gap))
  }

  private func whole(_ text: CGSize) -> CGSize {
    var size =
      isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    size.width += indicatorRoom
    size.height = max(size.height, indicator.height)
    return size
  }

  /// Returns the size of all parts within `width`.
  func size(in width: CGFloat) -> CGSize {
    whole(texts(roomForText(width)).whole)
  }

  func titleSize(in width: CGFloat) -> CGSize { texts(roomForText(width)).title }

  func frames(in rect: CGRect) -> Frames {
    var (title, subtitle, text) = texts(roomForText(rect.width))
    text.width = min(text.width, roomForText(rect.width))
    title.width = min(title.width, text.width)
    subtitle.width = min(subtitle.width, text.width)
    let total = whole(text)
    let x: CGFloat =
      switch horizontal {
      case .left: rect.minX
      case .center: rect.midX - total.width / 2
      case .right: rect.maxX - total.width
      }
    let y: CGFloat =
      switch vertical {
      case .top: rect.minY
      case .center: rect.midY - total.height / 2
      case .bottom: rect.maxY - total.height
      }
    var box = CGRect(origin: CGPoint(x: x, y: y), size: total)
    var frames = Frames()
    if indicator != .zero {
      frames.indicator = CGRect(
        x: indicatorIsLeft ? box.minX : box.maxX - indicator.width, y: box.midY - indicator.height / 2,
        width: indicator.width, height: indicator.height)
      if indicatorIsLeft { box.origin.x += indicatorRoom }
      box.size.width -= indicatorRoom
    }
    var textBox = CGRect(origin: box.origin, size: text)
    frames.image = CGRect(origin: box.origin, size: image)
    if isStacked {
      frames.image.origin.x = box.midX - image.width / 2
      textBox.origin.x = box.midX - text.width / 2
      if imageSide == .top {
        textBox.origin.y = box.maxY - text.height
      } else {
        frames.image.origin.y = box.maxY - image.height
      }
    } else {
      frames.image.origin.y = box.midY - image.height / 2
      textBox.origin.y = box.midY - text.height / 2
      if imageSide == .left {
        textBox.origin.x = box.maxX - text.width
      } else {
        frames.image.origin.x = box.maxX - image.width
      }
    }
    func aligned(_ width: CGFloat) -> CGFloat {
      switch titles {
      case .left: textBox.minX
      case .center: textBox.midX - width / 2
      case .right: textBox.maxX - width
      }
    }
    frames.title = CGRect(x: aligned(title.width), y: textBox.minY, width: title.width, height: title.height)
    frames.subtitle = CGRect(
      x: aligned(subtitle.width), y: textBox.maxY - subtitle.height, width: subtitle.width, height: subtitle.height)
    return frames
  }
}
