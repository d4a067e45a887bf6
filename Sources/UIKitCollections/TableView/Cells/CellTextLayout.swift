import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The frames of the image and the texts in a table cell's content view, from the leading edge.
struct CellTextLayout {
  var image = CGRect.zero
  var text = CGRect.zero
  var detail = CGRect.zero
  /// The height that contains everything.
  var height: CGFloat = 0

  /// The padding above and below the texts.
  private static let padding: CGFloat = 10
  private static let lineGap: CGFloat = 3
  private static let besideGap: CGFloat = 6
  /// The width of the first text in the style `value2`.
  private static let narrow: CGFloat = 91

  /// - Parameters:
  ///   - trailing: the margin after the texts.
  ///   - imageSize: zero without an image.
  ///   - textSize: measures the text for a width; zero without a text.
  init(
    style: UITableViewCell.CellStyle, width: CGFloat, least: CGFloat, leading: CGFloat, trailing: CGFloat,
    imageSize: CGSize, textSize: (CGFloat) -> CGSize, detailSize: (CGFloat) -> CGSize
  ) {
    var start = leading
    if imageSize.width > 0 {
      image = CGRect(origin: CGPoint(x: start, y: 0), size: imageSize)
      start += imageSize.width + TableMetrics.margin
    }
    let room = max(0, width - start - trailing)
    var block: CGFloat = 0
    switch style {
    case .default, .subtitle:
      let own = textSize(room)
      let below = style == .subtitle ? detailSize(room) : .zero
      let gap = own.height > 0 && below.height > 0 ? Self.lineGap : 0
      text = CGRect(x: start, y: 0, width: room, height: own.height)
      detail = CGRect(x: start, y: own.height + gap, width: room, height: below.height)
      block = own.height + gap + below.height
    case .value1:
      let own = textSize(room)
      let other = detailSize(room)
      if own.width + Self.besideGap + other.width <= room || other.height == 0 || own.height == 0 {
        block = max(own.height, other.height)
        text = CGRect(x: start, y: (block - own.height) / 2, width: min(room, own.width), height: own.height)
        let end = min(room, other.width)
        detail = CGRect(x: start + room - end, y: (block - other.height) / 2, width: end, height: other.height)
      } else {
        text = CGRect(x: start, y: 0, width: room, height: own.height)
        detail = CGRect(x: start, y: own.height + Self.lineGap, width: room, height: other.height)
        block = own.height + Self.lineGap + other.height
      }
    case .value2:
      let own = textSize(Self.narrow)
      let rest = max(0, room - Self.narrow - Self.besideGap)
      let other = detailSize(rest)
      block = max(own.height, other.height)
      text = CGRect(x: start, y: (block - own.height) / 2, width: Self.narrow, height: own.height)
      detail = CGRect(
        x: start + Self.narrow + Self.besideGap, y: (block - other.height) / 2, width: rest, height: other.height)
    }
    height = max(least, block + 2 * Self.padding, imageSize.height)
    image.origin.y = (height - image.height) / 2
    text.origin.y += (height - block) / 2
    detail.origin.y += (height - block) / 2
  }
}
