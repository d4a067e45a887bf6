import GuideModel

/// Reads a feed of either kind: a guide, or a list of channels.
public struct FeedReader: Sendable {
  /// The kind of feed that was read, with what is known of it as a whole.
  public enum Outcome: Sendable {
    case guide(FeedReport)
    case playlist(M3UHeader)
  }

  /// How guides are read.
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
  ///   - onKind: called with the kind of feed before anything of it is handed on. What it throws ends the reading and
  ///     is thrown on.
  ///   - emit: takes a guide's records.
  ///   - emitEntry: takes a playlist's entries.
  /// - Throws: `FeedError` when nothing at all could be read.
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
