import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The places of a list cell's content and accessories, measured from the leading edge.
struct ListCellLayout {
  /// The margin between a cell's edges and its contents.
  static let margin: CGFloat = 16
  /// The space between accessories.
  static let spacing: CGFloat = 14

  var content: ClosedRange<CGFloat>
  /// The starts of the accessories, whose widths are those given.
  var leading: [CGFloat] = []
  var trailing: [CGFloat] = []

  /// - Parameters:
  ///   - leading: widths of the accessories before the content, in order.
  ///   - trailing: widths of the accessories after the content, in order.
  init(
    width: CGFloat, leading leadingWidths: [CGFloat], trailing trailingWidths: [CGFloat], indentation: CGFloat,
    indentsAccessories: Bool
  ) {
    var start = indentation
    if !leadingWidths.isEmpty {
      var position = Self.margin + (indentsAccessories ? indentation : 0)
      for own in leadingWidths {
        leading.append(position)
        position += own + Self.spacing
      }
      start = position - Self.spacing + (indentsAccessories ? 0 : indentation)
    }
    var end = width
    for own in trailingWidths.reversed() {
      end -= (trailing.isEmpty ? Self.margin : Self.spacing) + own
      trailing.insert(end, at: 0)
    }
    content = start...max(start, end)
  }
}
