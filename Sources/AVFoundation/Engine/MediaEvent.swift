import Foundation

/// A notification from a pipeline.
enum MediaEvent: Sendable {
  /// The stream can be played, with its length in seconds if known (nil for a live stream) and whether it can seek.
  case ready(duration: Double?, isSeekable: Bool)
  case durationChanged(Double?, isSeekable: Bool)
  /// Playing has started or stopped.
  case runs(Bool)
  /// The current fill level of the buffer, in percent; less than 100 delays playing.
  case buffered(Int)
  /// Playing stopped because of missing data.
  case stalled
  case sought(id: Int, isDone: Bool)
  case ended
  case failed(AVError)
}
