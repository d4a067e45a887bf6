/// The outcome of recovering a damaged guide.
public struct RecoveryReport: Hashable, Sendable {
  /// Where the damaged file is now, as it was.
  public var damagedPath: String
  /// Channels recovered, with names, order and marks.
  public var channels = 0
  /// Lists of channels recovered.
  public var lists = 0
  /// Saved searches recovered.
  public var searches = 0
  /// The names of the feeds, whose programmes have to be fetched again.
  public var sources: [String] = []
  /// Whether some rows of what people made could not be read.
  public var isIncomplete = false

  init(damagedPath: String) { self.damagedPath = damagedPath }
}
