/// A guide that its owner can arrange, search and feed: what the interface needs beyond `GuideProviding`. `GuideStore`
/// is one, and `InMemoryLibrary` for tests.
public protocol GuideLibrary: GuideProviding, AnyObject {
  /// The current channels, lists and searches, including edits that are still being stored.
  var lineup: GuideLineup { get }

  /// Whether anything can be changed.
  var isEditable: Bool { get }

  /// Makes a change at once and stores it in the background, in the order of the calls.
  /// - Returns: the edits that undo it.
  @discardableResult
  func perform(_ edit: GuideEdit) -> [GuideEdit]

  /// Finds airings. Waits for the disk: call it off the main thread. A search that is cancelled returns what it has.
  func search(_ request: GuideSearchRequest, isCancelled: @escaping @Sendable () -> Bool) throws -> GuideSearchResults

  /// The rows that have any airings, so that empty channels can be folded away. Kept in memory.
  var channelsWithAirings: Set<Channel.Key> { get }

  /// Returns the rows with an airing of a genre that overlaps `range` (UTC seconds). Waits for the disk.
  func channels(with genre: Genre, in range: Range<Int64>) throws -> Set<Channel.Key>

  /// Returns the airing at `instant` (UTC seconds) and the one after it, by visible row in order. Waits for the disk.
  func nowAndNext(at instant: Int64) throws -> [NowAndNext]

  /// Returns other airings of the same programme (by series, episode or title), by start. Waits for the disk.
  func otherAirings(of airing: Airing, limit: Int) throws -> [Airing]

  /// The feeds, in order of priority. Kept in memory.
  var sources: [GuideSource] { get }
}
