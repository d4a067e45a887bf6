extension UIImage {
  /// A part of an image in one direction, before, between or after the caps, and its extent in the stretched image.
  private struct Part {
    let from: CGFloat
    let length: CGFloat
    let to: CGFloat
    let newLength: CGFloat
    let isMiddle: Bool
  }

  /// Returns whether the middle is repeated at another size. A middle of at most one point looks the same stretched.
  func isTiled(at newSize: CGSize) -> Bool {
    guard isResizable, resizingMode == .tile, newSize != size, size.width > 0, size.height > 0 else { return false }
    return newSize.width != size.width && size.width - capInsets.left - capInsets.right > 1
      || newSize.height != size.height && size.height - capInsets.top - capInsets.bottom > 1
  }

  /// Draws the image at another size; the caps keep theirs.
  ///
  /// - Parameter draw: draws the whole image in a rectangle; only the required part is inside the clip.
  func drawResized(in rect: CGRect, on context: CGContext, draw: (CGRect) -> Void) {
    let columns = Self.parts(size.width, capInsets.left, capInsets.right, rect.width)
    let rows = Self.parts(size.height, capInsets.top, capInsets.bottom, rect.height)
    for row in rows {
      for column in columns {
        let place = CGRect(
          x: rect.minX + column.to, y: rect.minY + row.to, width: column.newLength, height: row.newLength)
        // A tile keeps its size; a cap keeps its size across the edge.
        let width = column.isMiddle && resizingMode == .tile ? column.length : column.newLength
        let height = row.isMiddle && resizingMode == .tile ? row.length : row.newLength
        context.saveGState()
        context.clip(to: place)
        var y = place.minY
        while y < place.maxY - 0.001 {
          var x = place.minX
          while x < place.maxX - 0.001 {
            let scale = CGSize(width: width / column.length, height: height / row.length)
            context.saveGState()
            context.clip(to: CGRect(x: x, y: y, width: width, height: height))
            draw(
              CGRect(
                x: x - column.from * scale.width, y: y - row.from * scale.height, width: size.width * scale.width,
                height: size.height * scale.height))
            context.restoreGState()
            x += width
          }
          y += height
        }
        context.restoreGState()
      }
    }
  }

  private static func parts(_ length: CGFloat, _ start: CGFloat, _ end: CGFloat, _ newLength: CGFloat) -> [Part] {
    let middle = length - start - end
    // Caps that leave no space between them are stretched, too.
    guard start >= 0, end >= 0, middle > 0, newLength > start + end else {
      return length > 0 && newLength > 0
        ? [Part(from: 0, length: length, to: 0, newLength: newLength, isMiddle: false)] : []
    }
    return [
      Part(from: 0, length: start, to: 0, newLength: start, isMiddle: false),
      Part(from: start, length: middle, to: start, newLength: newLength - start - end, isMiddle: true),
      Part(from: length - end, length: end, to: newLength - end, newLength: end, isMiddle: false),
    ].filter { $0.length > 0 && $0.newLength > 0 }
  }

  /// Returns the pixels at another size in points, with the middle repeated.
  ///
  /// - Parameter source: the pixels to use, upright.
  func tiled(_ source: CGImage, at newSize: CGSize) -> CGImage? {
    guard newSize.width * scale < 16_384, newSize.height * scale < 16_384,
      let context = CGContext(size: newSize, scale: scale, opaque: false)
    else { return nil }
    drawResized(in: CGRect(origin: .zero, size: newSize), on: context) { context.drawUpright(source, in: $0) }
    return context.makeImage()
  }
}
