import Foundation
import GuideModel

/// Reads an XMLTV guide as a stream: memory stays the same whatever the file's size.
///
/// Feeds are hostile until proven otherwise. What can be repaired is repaired and counted (`FeedReport.issues`); where
/// the markup breaks, reading goes on at the next element. No network and no other file is ever touched, no entity is
/// ever expanded.
public struct XMLTVReader: Sendable {
  /// How the feed is read.
  public var options: XMLTVOptions
  /// The limits for compressed and plain data.
  public var limits: DecompressionLimits

  /// Creates a reader.
  public init(options: XMLTVOptions = XMLTVOptions(), limits: DecompressionLimits = DecompressionLimits()) {
    self.options = options
    self.limits = limits
  }

  /// Reads a feed to its end.
  ///
  /// - Parameters:
  ///   - source: the bytes, plain or compressed.
  ///   - progress: called now and then, about every megabyte of text.
  ///   - emit: takes the records in feed order, a few megabytes at a time. What it throws ends the reading and is
  ///     thrown on.
  /// - Returns: what was read. `failure` is set when the feed ended early; what came before was emitted.
  /// - Throws: `FeedError` when nothing at all could be read (empty, a web page, not XMLTV, damaged from the start):
  ///   nothing was emitted then.
  public func read(
    _ source: any ByteSource, progress: ((FeedProgress) throws -> Void)? = nil, emit: (FeedBatch) throws -> Void
  ) throws -> FeedReport {
    let session = try XMLTVSession(source: source, options: options, limits: limits)
    return try session.run(progress: progress, emit: emit)
  }
}
