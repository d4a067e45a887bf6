/// How far an import is.
public struct ImportProgress: Hashable, Sendable {
  /// A step of an import.
  public enum Stage: Hashable, Sendable {
    case reading
    /// Another import is being stored.
    case waiting
    /// The feed has been read; stops are being repaired and the transaction finished.
    case finishing
  }

  /// The step that the import is at.
  public var stage: Stage
  /// Bytes of the feed read so far, as the source counts them.
  public var bytesRead: Int64
  /// Bytes the source will have; `nil` when it does not say.
  public var expectedBytes: Int64?
  /// Programmes read so far.
  public var programmes: Int
  /// Seconds since the import began.
  public var elapsed: Double
}
