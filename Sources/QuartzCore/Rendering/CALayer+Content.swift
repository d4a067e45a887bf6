import CGTK
import CoreGraphics

extension CALayer {
  /// Records the drawing of `draw(in:)` as the layer's content.
  package final func displayByDrawing() {
    let bounds = geometry.bounds
    guard bounds.width > 0, bounds.height > 0 else {
      drawnContent = nil
      return
    }
    delegate?.layerWillDraw(self)
    drawnContent = .drawing(CGRect(origin: .zero, size: bounds.size)) { cairo in
      cairo.translate(x: Double(-bounds.origin.x), y: Double(-bounds.origin.y))
      let context = CGContext(cairo: cairo, size: bounds.size)
      self.draw(in: context)
      context.detach()
    }
    invalidateOwn()
  }

  /// Returns the picture of `contents`, `draw(in:)` and `contentNode`.
  final func contentPicture() -> RenderNode? {
    let recorded = contentNode?.translated(x: contentNodeOrigin.x, y: contentNodeOrigin.y)
    if !appearance.hasContents, drawnContent == nil { return recorded }
    var nodes: [RenderNode] = []
    if let contents = appearance.contents, let image = contents as? CGImage {
      nodes.append(contentsOf: imageNodes(image))
    } else if let drawnContent {
      nodes.append(drawnContent)
    }
    if let recorded { nodes.append(recorded) }
    return RenderNode.container(nodes)
  }

  var drawsOutsideBounds: Bool {
    self is CAShapeLayer || (appearance.hasContents && appearance.contentsGravity != .resize)
  }

  private func imageNodes(_ image: CGImage) -> [RenderNode] {
    let box = CGRect(origin: .zero, size: geometry.bounds.size)
    let part = appearance.contentsRect
    let scale = appearance.contentsScale > 0 ? appearance.contentsScale : 1
    let size = CGSize(
      width: CGFloat(image.width) * part.width / scale, height: CGFloat(image.height) * part.height / scale)
    guard size.width > 0, size.height > 0, box.width > 0, box.height > 0 else { return [] }
    let target = appearance.contentsGravity.place(size, in: box)
    let center = appearance.contentsCenter
    if center != CGRect(x: 0, y: 0, width: 1, height: 1) {
      return nineParts(image, size: size, target: target, center: center)
    }
    return [imageNode(image, part: part, in: target)].compactMap { $0 }
  }

  /// Returns `part` of the image, in units of its size, drawn in `target`.
  private func imageNode(_ image: CGImage, part: CGRect, in target: CGRect) -> RenderNode? {
    guard target.width > 0, target.height > 0, part.width > 0, part.height > 0 else { return nil }
    if part == CGRect(x: 0, y: 0, width: 1, height: 1) { return .image(image, in: target) }
    let whole = CGRect(
      x: target.minX - part.minX / part.width * target.width, y: target.minY - part.minY / part.height * target.height,
      width: target.width / part.width, height: target.height / part.height)
    return RenderNode.image(image, in: whole)?.clipped(to: target, corners: nil)
  }

  private func nineParts(_ image: CGImage, size: CGSize, target: CGRect, center: CGRect) -> [RenderNode] {
    let part = appearance.contentsRect
    func cuts(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ start: CGFloat, _ room: CGFloat)
      -> [(source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)]
    {
      var first = low * length
      var last = (1 - high) * length
      if first + last > room {
        let shrink = room / (first + last)
        first *= shrink
        last *= shrink
      }
      return [
        (0...max(low, 0), start...(start + first)),
        (low...max(high, low), (start + first)...max(start + room - last, start + first)),
        (high...max(1, high), max(start + room - last, start + first)...max(start + room, start + first)),
      ]
    }
    var nodes: [RenderNode] = []
    for y in cuts(center.minY, center.maxY, size.height, target.minY, target.height) {
      for x in cuts(center.minX, center.maxX, size.width, target.minX, target.width) {
        let source = CGRect(
          x: part.minX + x.source.lowerBound * part.width, y: part.minY + y.source.lowerBound * part.height,
          width: (x.source.upperBound - x.source.lowerBound) * part.width,
          height: (y.source.upperBound - y.source.lowerBound) * part.height)
        let place = CGRect(
          x: x.target.lowerBound, y: y.target.lowerBound, width: x.target.upperBound - x.target.lowerBound,
          height: y.target.upperBound - y.target.lowerBound)
        if let node = imageNode(image, part: source, in: place) { nodes.append(node) }
      }
    }
    return nodes
  }
}

extension CALayerContentsGravity {
  /// Returns the rectangle of content of `size` points in `box`.
  func place(_ size: CGSize, in box: CGRect) -> CGRect {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: box.minX + (box.width - size.width) * x, y: box.minY + (box.height - size.height) * y, width: size.width,
        height: size.height)
    }
    func scaled(_ factor: CGFloat) -> CGRect {
      let width = size.width * factor
      let height = size.height * factor
      return CGRect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
    }
    switch self {
    case .center: return at(0.5, 0.5)
    case .top: return at(0.5, 0)
    case .bottom: return at(0.5, 1)
    case .left: return at(0, 0.5)
    case .right: return at(1, 0.5)
    case .topLeft: return at(0, 0)
    case .topRight: return at(1, 0)
    case .bottomLeft: return at(0, 1)
    case .bottomRight: return at(1, 1)
    case .resizeAspect: return scaled(min(box.width / size.width, box.height / size.height))
    case .resizeAspectFill: return scaled(max(box.width / size.width, box.height / size.height))
    default: return box
    }
  }
}
