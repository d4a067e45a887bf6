@_spi(UIKit) import UIKitCore

/// The texts and the image of a cell's style.
extension UITableViewCell {
  enum ContentLabel { case text, detail }

  func contentLabel(_ kind: ContentLabel) -> UILabel {
    if let label = kind == .text ? row.text : row.detail { return label }
    let label = UILabel()
    switch (kind, row.style) {
    case (.text, .value2):
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .tintColor
    case (.text, _):
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .label
    case (.detail, .subtitle):
      label.font = .preferredFont(forTextStyle: .caption1)
      label.textColor = .label
    case (.detail, .value2):
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.textColor = .label
    case (.detail, _):
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
    }
    if kind == .text { row.text = label } else { row.detail = label }
    adopt(label)
    return label
  }

  var contentImageView: UIImageView {
    if let view = row.image { return view }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    row.image = view
    adopt(view)
    return view
  }

  /// Adopts a view that a storyboard or nib has created as one of the parts.
  func adopt(_ view: UIView, as kind: String) {
    switch (kind, view) {
    case ("textLabel", let label as UILabel): row.text = label
    case ("detailTextLabel", let label as UILabel): row.detail = label
    case ("imageView", let image as UIImageView): row.image = image
    default: return
    }
  }

  private func adopt(_ view: UIView) {
    (parts.plainContent ?? parts.content).addSubview(view)
    contentSizeMayHaveChanged()
  }

  /// Whether the cell's own texts or image determine its height.
  var hasOwnContent: Bool {
    parts.plainContent == nil && (row.text != nil || row.detail != nil || row.image != nil)
      && contentView.constraintEngine == nil
  }

  private var imageSize: CGSize {
    guard let size = row.image?.image?.size, size.width > 0 else { return .zero }
    return size
  }

  private static func size(_ label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label, !(label.text ?? "").isEmpty || (label.attributedText?.length ?? 0) > 0 else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width.rounded(.up), height: size.height)
  }

  /// Returns the frames of the texts in a content view of this width.
  func textLayout(width: CGFloat, least: CGFloat) -> CellTextLayout {
    let hasAccessory = !shownAccessories.isEmpty
    return CellTextLayout(
      style: row.style, width: width, least: least,
      leading: TableMetrics.margin + CGFloat(indentationLevel) * indentationWidth,
      trailing: hasAccessory ? 8 : TableMetrics.margin, imageSize: imageSize,
      textSize: { Self.size(self.row.text, in: $0) }, detailSize: { Self.size(self.row.detail, in: $0) })
  }

  func layOutTexts() {
    guard parts.plainContent == nil, row.text != nil || row.detail != nil || row.image != nil else { return }
    let size = contentView.bounds.size
    let layout = textLayout(width: size.width, least: size.height)
    let shift = (size.height - layout.height) / 2
    // Aligned towards the secondary text.
    if row.style == .value2 { row.text?.textAlignment = isRightToLeft ? .left : .right }
    let scale = max(traitCollection.displayScale, 1)
    for (view, frame) in [(row.image as UIView?, layout.image), (row.text, layout.text), (row.detail, layout.detail)] {
      guard let view, view.translatesAutoresizingMaskIntoConstraints else { continue }
      var frame = frame.offsetBy(dx: 0, dy: min(0, shift))
      if isRightToLeft { frame.origin.x = size.width - frame.maxX }
      frame.origin.y = (frame.origin.y * scale).rounded() / scale
      if view.frame != frame { view.frame = frame }
    }
  }
}
