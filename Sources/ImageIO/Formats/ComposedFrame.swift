import Foundation

/// A frame of an animation that is drawn over those before it.
struct ComposedFrame: Sendable {
  /// The part of the canvas that a frame leaves to the next one.
  enum Disposal: UInt8, Sendable {
    case keep, clear, restore
  }

  /// The place from the upper left corner, and the size, in pixels.
  var x = 0, y = 0, width = 0, height = 0
  /// Seconds, as stored in the file.
  var delay = 0.0
  var disposal = Disposal.keep
  /// Whether the frame is drawn over what is there, instead of in place of it.
  var isOver = false
  /// The places of the compressed pixels.
  var data: [Range<Int>] = []

  /// Whether the frame has pixels, all of them within a canvas.
  func isComplete(inWidth canvasWidth: Int, height canvasHeight: Int) -> Bool {
    !data.isEmpty && width > 0 && height > 0 && x + width <= canvasWidth && y + height <= canvasHeight
  }
}

/// The frames of a file, each of which can be made a file of its own.
protocol ComposedAnimation: Sendable {
  var frames: [ComposedFrame] { get }
  var canvasSize: (width: Int, height: Int) { get }
  /// Returns a file of one frame alone.
  func file(of frame: ComposedFrame, in data: Data) -> Data?
}
