import CGTK
import CoreGraphics

/// Draws layer trees without a display.
@MainActor package enum HeadlessRenderer {
  package enum Failure: Error, CustomStringConvertible {
    /// Empty, or more pixels than an image may have.
    case badSize(CGSize, scale: CGFloat)
    case cannotWrite(path: String, reason: String)

    package var description: String {
      switch self {
      case .badSize(let size, let scale):
        "A picture of \(size.width) × \(size.height) points at scale \(scale) cannot be made: "
          + "at least one and at most \(CGImage.pixelLimit) pixels."
      case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)"
      }
    }
  }

  /// Returns whether an image of this size in points can be created.
  nonisolated package static func isDrawable(size: CGSize, scale: CGFloat) -> Bool {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    return width >= 1 && height >= 1 && width <= CGFloat(CGImage.sideLimit)
      && height <= CGFloat(CGImage.sideLimit)
      && width * height <= CGFloat(CGImage.pixelLimit)
  }

  /// Returns an image of a layer tree.
  ///
  /// - Parameters:
  ///   - size: the size in points, from the top left of the layer's bounds.
  ///   - scale: pixels per point.
  package static func image(of layer: CALayer, size: CGSize, scale: CGFloat = 1) throws -> CGImage {
    let width = Int((size.width * scale).rounded())
    let height = Int((size.height * scale).rounded())
    guard size.width.isFinite, size.height.isFinite,
      let surface = CGImage.makeSurface(width: width, height: height, pixelLimit: CGImage.pixelLimit)
    else { throw Failure.badSize(size, scale: scale) }
    if let node = node(of: layer) { CulledPainter.draw(node, on: surface, scale: scale) }
    guard let image = CGImage(surface) else { throw Failure.badSize(size, scale: scale) }
    return image
  }

  package static func png(of layer: CALayer, size: CGSize, scale: CGFloat = 1, to path: String) throws {
    let image = try image(of: layer, size: size, scale: scale)
    let file = try PictureFile(path: path)
    try check(image.surface.writePNG(PictureFile.writer, file.closure), file)
    try file.finish()
  }

  /// Writes a page of `size` points with the picture as vectors, as far as possible.
  package static func pdf(of layer: CALayer, size: CGSize, to path: String) throws {
    let file = try PictureFile(path: path)
    try vector(layer, CairoSurface(pdf: size, PictureFile.writer, file.closure), file)
  }

  package static func svg(of layer: CALayer, size: CGSize, to path: String) throws {
    let file = try PictureFile(path: path)
    try vector(layer, CairoSurface(svg: size, PictureFile.writer, file.closure), file)
  }

  private static func vector(_ layer: CALayer, _ surface: CairoSurface?, _ file: PictureFile) throws {
    guard let surface else { throw Failure.cannotWrite(path: file.path, reason: "there is not enough memory.") }
    try check(surface.status, file)
    if let node = node(of: layer) { surface.draw { node.draw(in: $0) } }
    surface.finish()
    try check(surface.status, file)
    try file.finish()
  }

  /// Returns the picture of a layer tree, laid out; nil if it is empty.
  private static func node(of layer: CALayer) -> RenderNode? {
    layer.layoutIfNeeded()
    return layer.renderNode()
  }

  private static func check(_ status: cairo_status_t, _ file: PictureFile) throws {
    if let failure = file.failure { throw failure }
    if status != CAIRO_STATUS_SUCCESS {
      throw Failure.cannotWrite(path: file.path, reason: String(cString: cairo_status_to_string(status)) + ".")
    }
  }
}
