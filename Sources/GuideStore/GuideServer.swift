import GuideModel

/// A server that stores a guide for many programs. The store's file is then a working copy: everything except airings
/// is read from it. Every change is first made in the copy, by the same code as for a file, and then on the server in
/// one transaction.
///
/// Thread-safe.
protocol GuideServer: AnyObject, Sendable {
  /// The address as it was given.
  var fullAddress: String { get }

  /// The address without credentials.
  var shownAddress: String { get }

  /// Calls `body` with a connection to a server that has at least what this program last saw or wrote. `body` may be
  /// called again after a temporary failure, so it must do nothing but read.
  func withAirings<Result>(_ body: (any AiringReading) throws -> Result) throws -> Result

  /// Returns the airing at `instant` and the one after it, for each of `rows` that has either, in their order.
  func nowAndNext(at instant: Int64, on rows: [PlainRow]) throws -> [NowAndNext]

  /// Returns the rows with an airing of a genre that overlaps `range`, as they show it.
  func channels(with genre: Genre, in range: Range<Int64>, of rows: SearchRows) throws -> Set<Channel.Key>

  /// Copies other programs' changes into the working copy. Costs nothing if the server reported none.
  /// - Returns: whether anything changed.
  @discardableResult
  func bringUpToDate() throws -> Bool

  /// Copies airings as well, for code that reads them from the working copy.
  func holdAirings() throws

  /// Runs `body`, which changes the working copy in its own transactions, while no other program writes, and then
  /// brings the server to the same state in one transaction. If that fails, the copy is rebuilt.
  func writing<Result>(
    on copy: SQLiteConnection, needsAirings: Bool, cancellation: ImportCancellation?, patience: Double,
    onWait: (() -> Void)?, _ body: () throws -> Result
  ) throws -> Result

  /// Calls `look` on another thread when the guide has changed on the server, and again after a while as long as it
  /// fails or the copy is behind.
  func watch(_ look: @escaping @Sendable () throws -> Void)
}

/// A row that shows one channel.
struct PlainRow: Sendable {
  var member: RowMember
  /// The channel's longest airing of at most `Schema.longAiring`, in seconds.
  var longest: Int64
}
