/// The part of a track that is played, and the time when it is played.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremedia/cmtimemapping).
public struct CMTimeMapping: Hashable, Sendable {
  /// The part of the source.
  public var source: CMTimeRange
  /// The time in the target.
  public var target: CMTimeRange

  /// Creates an invalid mapping.
  public init() { self.init(source: .invalid, target: .invalid) }

  /// Creates a mapping of a part to a time.
  public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }

  /// An invalid mapping.
  public static let invalid = CMTimeMapping()

  /// Whether the target is valid.
  public var isValid: Bool { target.isValid }
  /// Whether the target is valid and nothing is played in it.
  public var isEmpty: Bool { !source.start.isNumeric && isValid }
}

/// Returns a mapping of a part to a time.
public func CMTimeMappingMake(source: CMTimeRange, target: CMTimeRange) -> CMTimeMapping {
  CMTimeMapping(source: source, target: target)
}

/// Returns a mapping of nothing to a time.
public func CMTimeMappingMakeEmpty(_ target: CMTimeRange) -> CMTimeMapping {
  CMTimeMapping(source: .invalid, target: target)
}
