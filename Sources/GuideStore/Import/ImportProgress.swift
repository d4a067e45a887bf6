/// The progress of an import.
public struct ImportProgress: Hashable, Sendable {
  /// A step of an import.
  public enum Stage: Hashable, Sendable {
    case reading
    /// Another import is being stored.
    case waiting
    /// The feed has been read; stops are being repaired and the transaction finished.
    case finishing
  }

  /// The current step of the import.
  public var stage: Stage
  /// Bytes of the feed read so far, before decompression.
  public var bytesRead: Int64
  /// The size of the source in bytes; `nil` if it does not say.
  public var expectedBytes: Int64?
  /// Programmes read so far.
  public var programmes: Int
  /// Seconds since the import began.
  public var elapsed: Double
}
