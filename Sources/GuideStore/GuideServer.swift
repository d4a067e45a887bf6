import GuideModel

/// A server that keeps a guide for many programs. The store's file is a working copy of it then: everything but airings
/// is read there, and whatever changes the guide changes the copy first, in the one way there is, and then the server
/// in the same way, in one transaction.
///
/// Any thread may call anything.
protocol GuideServer: AnyObject, Sendable {
  /// The address as it was given.
  var fullAddress: String { get }

  /// The address without credentials.
  var shownAddress: String { get }

  /// Calls `body` with a connection of its own to a server that has at least what this program last saw or wrote.
  /// `body` may be called again after a failure that passes, so it must do nothing but read.
  func withAirings<Result>(_ body: (any AiringReading) throws -> Result) throws -> Result

  /// The airing at `instant` and the one after it, for each of `rows` that has either, in their order.
  func nowAndNext(at instant: Int64, on rows: [PlainRow]) throws -> [NowAndNext]

  /// The rows with an airing of a genre that shares an instant with `range`, as they show it.
  func channels(with genre: Genre, in range: Range<Int64>, of rows: SearchRows) throws -> Set<Channel.Key>

  /// Takes over into the working copy the changes of other programs. Costs nothing where the server reported none.
  /// - Returns: whether anything changed.
  @discardableResult
  func bringUpToDate() throws -> Bool

  /// Takes over airings as well, for what reads them in the working copy.
  func holdAirings() throws

  /// Runs `body`, which changes the working copy in transactions of its own, while no other program writes, and then
  /// brings the server to the same state in one transaction. Where that cannot be done the copy is made anew.
  func writing<Result>(
    on copy: SQLiteConnection, needsAirings: Bool, cancellation: ImportCancellation?, patience: Double,
    onWait: (() -> Void)?, _ body: () throws -> Result
  ) throws -> Result

  /// Calls `look` on another thread when the guide changed on the server, and again after a while as long as it fails
  /// or the copy is behind.
  func watch(_ look: @escaping @Sendable () throws -> Void)
}

/// A row that shows one channel.
struct PlainRow: Sendable {
  var member: RowMember
  /// Longest airing of the channel of at most `Schema.longAiring`, seconds.
  var longest: Int64
}
