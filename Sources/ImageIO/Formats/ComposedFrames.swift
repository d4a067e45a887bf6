import CoreGraphics
import Foundation

/// Decodes the frames of an animated PNG or WebP: each is made a file of its own, and drawn into a canvas.
final class ComposedFrames: AnimationFrames {
  private let data: Data
  private let animation: any ComposedAnimation
  private var canvas: CGContext?
  /// The number of frames that the canvas has shown.
  private var count = 0
  /// The canvas before the last frame, if that is to be restored after it.
  private var before: CGImage?
  private var last: CGImage?

  init(_ data: Data, _ animation: any ComposedAnimation) {
    self.data = data
    self.animation = animation
  }

  func image(at wanted: Int) -> CGImage? {
    if wanted < count - 1 { (canvas, count, before, last) = (nil, 0, nil, nil) }
    while count <= wanted {
      guard animation.frames.indices.contains(count), show(count) else { return nil }
      count += 1
    }
    return last
  }

  private func show(_ index: Int) -> Bool {
    guard let canvas = canvas ?? makeCanvas() else { return false }
    self.canvas = canvas
    let frame = animation.frames[index]
    guard let file = animation.file(of: frame, in: data),
      let image = try? ImageDecoder.decode(file, appliesOrientation: false)
    else { return false }
    if index > 0 { dispose(of: animation.frames[index - 1], in: canvas) }
    if frame.disposal == .restore { before = canvas.makeImage() }
    let place = rect(of: frame)
    if !frame.isOver { canvas.clear(place) }
    canvas.draw(image, in: place)
    last = canvas.makeImage()
    return last != nil
  }

  private func dispose(of frame: ComposedFrame, in canvas: CGContext) {
    switch frame.disposal {
    case .keep: break
    case .clear: canvas.clear(rect(of: frame))
    case .restore:
      let whole = CGRect(x: 0, y: 0, width: animation.canvasSize.width, height: animation.canvasSize.height)
      canvas.clear(whole)
      if let before { canvas.draw(before, in: whole) }
      before = nil
    }
  }

  private func makeCanvas() -> CGContext? {
    CGContext(
      data: nil, width: animation.canvasSize.width, height: animation.canvasSize.height, bitsPerComponent: 8,
      bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
  }

  /// The place of a frame, from the lower left corner.
  private func rect(of frame: ComposedFrame) -> CGRect {
    CGRect(
      x: frame.x, y: animation.canvasSize.height - frame.y - frame.height, width: frame.width, height: frame.height)
  }
}
