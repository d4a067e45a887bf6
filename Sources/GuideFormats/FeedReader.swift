import GuideModel

/// Reads a feed of either kind: a guide, or a list of channels.
public struct FeedReader: Sendable {
  /// The kind of feed that was read, with its summary.
  public enum Outcome: Sendable {
    case guide(FeedReport)
    case playlist(M3UHeader)
  }

  /// The options for reading guides.
  public var options: XMLTVOptions
  /// The limits for compressed and plain data.
  public var limits: DecompressionLimits

  /// Creates a reader.
  public init(options: XMLTVOptions = XMLTVOptions(), limits: DecompressionLimits = DecompressionLimits()) {
    self.options = options
    self.limits = limits
  }

  /// Reads a feed to its end: a guide as `XMLTVReader` does, a list of channels as `M3UParser` does.
  ///
  /// - Parameters:
  ///   - onKind: called with the kind of feed before anything is emitted. An error that it throws ends the reading and
  ///     is rethrown.
  ///   - emit: receives a guide's records.
  ///   - emitEntry: receives a playlist's entries.
  /// - Throws: `FeedError` if nothing at all could be read.
  public func read(
    _ source: any ByteSource, onKind: (FeedKind) throws -> Void = { _ in },
    progress: ((FeedProgress) throws -> Void)? = nil, emit: (FeedBatch) throws -> Void,
    emitEntry: (M3UEntry) throws -> Void
  ) throws -> Outcome {
    let plain = try Decompressor(source, limits: limits)
    let peek = PeekSource(plain)
    let head = try peek.peek(XMLTVSession.headLength)
    let kind = FeedKind(head: head)
    try onKind(kind)
    switch kind {
    case .playlist: return .playlist(try M3UParser(limits: limits).read(plain: peek, emit: emitEntry))
    case .guide:
      let session = try XMLTVSession(source: source, plain: plain, text: peek, head: head, options: options)
      return .guide(try session.run(progress: progress, emit: emit))
    }
  }
}
