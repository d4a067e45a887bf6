/// The outcome of recovering a damaged guide.
public struct RecoveryReport: Hashable, Sendable {
  /// The path to which the damaged file was moved.
  public var damagedPath: String
  /// Channels recovered, with names, order and marks.
  public var channels = 0
  /// Lists of channels recovered.
  public var lists = 0
  /// Saved searches recovered.
  public var searches = 0
  /// The names of the feeds, whose programmes have to be fetched again.
  public var sources: [String] = []
  /// Whether some rows could not be read that contain what people made.
  public var isIncomplete = false

  init(damagedPath: String) { self.damagedPath = damagedPath }
}
