import Foundation

/// A notification from a pipeline.
enum MediaEvent: Sendable {
  /// It can play: what is known of its length in seconds (nil for a live stream), and whether it can be sought in.
  case ready(duration: Double?, isSeekable: Bool)
  case durationChanged(Double?, isSeekable: Bool)
  /// Whether time passes in it.
  case runs(Bool)
  /// Loaded for the moment, in percent; less than 100 holds playing up.
  case buffered(Int)
  /// It had to stop for want of data.
  case stalled
  case sought(id: Int, isDone: Bool)
  case ended
  case failed(AVError)
}
