import CGTK
import QuartzCore

/// The steps that paint a picture, from back to front.
///
/// One list is used again and again, so that a frame allocates no memory.
@MainActor final class PaintSteps {
  typealias Rect = PictureChange.Rect

  /// How a node is painted, with everything in pixels.
  enum Form {
    case fill(Rect, PixelCanvas.Paint)
    case frame(PixelCanvas.Rounding, width: Int, PixelCanvas.Paint)
    /// The pen's place.
    case text(x: Double, y: Double)
    /// By Cairo.
    case other
  }

  struct Step {
    /// Lives as long as the picture that is painted.
    unowned(unsafe) let node: RenderNode
    let offset: CulledPainter.Offset
    /// Where the node is, in pixels, and the part that shows.
    let place: Rect
    let clip: Rect
    let rounding: PixelCanvas.Rounding?
    var form = Form.other

    init(
      _ node: RenderNode, _ offset: CulledPainter.Offset, _ place: Rect, clip: Rect, rounding: PixelCanvas.Rounding?
    ) {
      self.node = node
      self.offset = offset
      self.place = place
      self.clip = clip
      self.rounding = rounding
    }

    var isPixels: Bool {
      if case .other = form { return false }
      return true
    }

    /// The pixels that get one opaque colour; of a fill with round corners those beside the corners are left out.
    var opaqueFill: Rect? {
      guard case .fill(let rect, let paint) = form, paint.alpha == 255 else { return nil }
      guard let rounding else { return rect.cut(to: clip) }
      let size = rounding.size
      let inner = Rect(
        left: rounding.rect.x + size, top: rounding.rect.y, right: rounding.rect.maxX - size, bottom: rounding.rect.maxY
      )
      return rect.cut(to: clip).cut(to: inner)
    }

    /// Whether anything shows between two lines of pixels.
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
