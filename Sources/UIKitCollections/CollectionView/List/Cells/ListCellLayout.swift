import CoreGraphics
@_spi(UIKit) import UIKitCore

/// Where the content and the accessories of a list cell are, from the leading edge.
struct ListCellLayout {
  /// Between a cell's edges and what is in it.
  static let margin: CGFloat = 16
  /// Between accessories.
  static let spacing: CGFloat = 14

  var content: ClosedRange<CGFloat>
  /// Where accessories begin; their widths are those given.
  var leading: [CGFloat] = []
  var trailing: [CGFloat] = []

  /// - Parameters:
  ///   - leading: widths of the accessories before the content, in order.
  ///   - trailing: widths of those after it, in order.
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
