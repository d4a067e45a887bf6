import Foundation
import GuideModel

/// Reads an XMLTV guide as a stream, in memory that does not depend on the file's size.
///
/// Feeds are hostile until proven otherwise. Whatever can be repaired is repaired and counted (`FeedReport.issues`);
/// where the markup breaks, reading continues at the next element. The reader accesses no network and no other file,
/// and expands no entity.
public struct XMLTVReader: Sendable {
  /// The options for reading the feed.
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
  ///   - progress: called about once every megabyte of text.
  ///   - emit: receives the records in feed order, in batches of `options.batchBytes`. An error that it throws ends the
  ///     reading and is rethrown.
  /// - Returns: a report. Its `failure` is set if the feed ended early; everything before was emitted.
  /// - Throws: `FeedError` if nothing at all could be read (empty, a web page, not XMLTV, damaged from the start), in
  ///   which case nothing was emitted.
  public func read(
    _ source: any ByteSource, progress: ((FeedProgress) throws -> Void)? = nil, emit: (FeedBatch) throws -> Void
  ) throws -> FeedReport {
    let session = try XMLTVSession(source: source, options: options, limits: limits)
    return try session.run(progress: progress, emit: emit)
  }
}
