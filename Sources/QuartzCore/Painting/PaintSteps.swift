import CGTK

/// The steps that paint a picture, from back to front.
///
/// One list is reused, so that a frame allocates no memory.
@MainActor final class PaintSteps {
  typealias Rect = PixelRect

  /// The way to paint a node, with everything in pixels.
  enum Form {
    case fill(Rect, PixelCanvas.Paint)
    case frame(PixelCanvas.Rounding, width: Int, PixelCanvas.Paint)
    /// The pen's position.
    case text(x: Double, y: Double)
    /// Painted by Cairo.
    case other
  }

  struct Step {
    /// Lives as long as the picture being painted.
    unowned(unsafe) let node: RenderNode
    let offset: CulledPainter.Offset
    /// The node's frame in pixels, and the visible part of it.
    let place: Rect
    let clip: Rect
    /// The clip of the nodes around it, whatever part of the picture is drawn.
    let cut: Rect
    let rounding: PixelCanvas.Rounding?
    var form = Form.other

    init(
      _ node: RenderNode, _ offset: CulledPainter.Offset, _ place: Rect, clip: Rect, cut: Rect,
      rounding: PixelCanvas.Rounding?
    ) {
      self.node = node
      self.offset = offset
      self.place = place
      self.clip = clip
      self.cut = cut
      self.rounding = rounding
    }

    var isPixels: Bool {
      if case .other = form { return false }
      return true
    }

    /// The pixels filled with one opaque colour; for rounded corners without those beside the corners.
    var opaqueFill: Rect? {
      guard case .fill(let rect, let paint) = form, paint.alpha == 255 else { return nil }
      guard let rounding else { return rect.cut(to: clip) }
      let size = rounding.size
      let inner = Rect(
        left: rounding.rect.x + size, top: rounding.rect.y, right: rounding.rect.maxX - size, bottom: rounding.rect.maxY
      )
      return rect.cut(to: clip).cut(to: inner)
    }

    /// Returns whether anything is visible between two lines of pixels.
    func meets(_ top: Int, _ bottom: Int) -> Bool {
      max(place.y, clip.y) < bottom && min(place.maxY, clip.maxY) > top
    }
  }

  static let shared = PaintSteps()
  private var steps: [Step] = []

  var count: Int { steps.count }

  subscript(index: Int) -> Step {
    _read { yield steps[index] }
  }

  func append(_ step: Step) { steps.append(step) }

  func removeAll() { steps.removeAll(keepingCapacity: true) }
}
