import CoreGraphics
import Foundation

/// A reader of single frames from a stream that is not played. Its methods block: never call them on a pipeline's
/// queue.
///
/// Unchecked because of the values that the pipeline's queue and decoders set, which the condition's lock guards.
final class StillFrames: @unchecked Sendable {
  /// The properties of an opened stream.
  struct Opened {
    /// The duration in seconds; nil for a live stream.
    var duration: Double?
    /// The first frame; nil for a stream without video.
    var picture: CGImage?
  }

  private let condition = NSCondition()
  private let patience: Double
  private var pipeline: MediaPipeline?
  private var ready: (duration: Double?, isSeekable: Bool)?
  private var error: AVError?
  private var latest: VideoFrame?
  private var sought: (id: Int, isDone: Bool)?
  private var lastID = 0

  /// - Parameter patience: the seconds after which a stream without any data counts as failed.
  init(_ request: MediaRequest, patience: Double = 20) {
    self.patience = patience
    let pipeline = MediaPipeline(request, patience: patience) { [weak self] in
      self?.takeFrame()
    } onEvent: { [weak self] in
      self?.note($0)
    }
    self.pipeline = pipeline
    pipeline.start()
  }

  /// Closes the stream.
  func stop() { condition.withLock { pipeline }?.stop() }

  /// Waits until the stream is ready, and returns its properties.
  func open() throws(AVError) -> Opened {
    try wait { self.ready != nil }
    // The first frame arrives with it or soon afterwards; a stream without video never has one.
    try? wait(atMost: 1) { self.latest != nil }
    let (ready, frame) = condition.withLock { (self.ready, latest) }
    return Opened(duration: ready?.duration, picture: frame?.image())
  }

  /// Waits for the frame at a time.
  ///
  /// - Parameter isAccurate: whether to return the exact frame rather than the nearest keyframe.
  /// - Returns: the frame, and its time in seconds.
  func frame(at seconds: Double, isAccurate: Bool) throws(AVError) -> (image: CGImage, time: Double) {
    let opened = try open()
    let isSeekable = condition.withLock { ready?.isSeekable ?? false }
    guard isSeekable else {
      // A stream that cannot be sought only provides its first frame.
      guard seconds <= 0, let picture = opened.picture else { throw AVError(.operationNotAllowed) }
      return (picture, 0)
    }
    let id = condition.withLock {
      lastID += 1
      (latest, sought) = (nil, nil)
      return lastID
    }
    // There is no frame at the very end, so the one before it is used.
    let last = opened.duration.map { max(0, $0 - Self.lastPicture) } ?? seconds
    pipeline?.seek(to: min(max(0, seconds), last), isAccurate: isAccurate, id: id)
    try wait { self.sought?.id == id && (self.sought?.isDone == false || self.latest != nil) }
    let (isDone, frame) = condition.withLock { (sought?.isDone ?? false, latest) }
    guard isDone, let image = frame?.image() else { throw AVError(.decodeFailed) }
    return (image, pipeline?.clock.position ?? seconds)
  }

  /// The distance from the end in seconds at which a frame still exists, at 25 frames a second or more.
  private static let lastPicture = 0.05

  private func wait(atMost seconds: Double? = nil, _ isDone: () -> Bool) throws(AVError) {
    let deadline = Date(timeIntervalSinceNow: seconds ?? patience)
    condition.lock()
    defer { condition.unlock() }
    while !isDone() {
      if let error { throw error }
      if !condition.wait(until: deadline) { throw AVError(.failedToLoadMediaData) }
    }
  }

  private func takeFrame() {
    condition.withLock {
      if let frame = pipeline?.frames.take() { latest = frame }
      condition.broadcast()
    }
  }

  private func note(_ event: MediaEvent) {
    condition.withLock {
      switch event {
      case .ready(let duration, let isSeekable): ready = (duration, isSeekable)
      case .durationChanged(let duration, let isSeekable): if ready != nil { ready = (duration, isSeekable) }
      case .sought(let id, let isDone): sought = (id, isDone)
      case .failed(let failure): error = failure
      case .runs, .buffered, .stalled, .ended: break
      }
      condition.broadcast()
    }
  }
}
