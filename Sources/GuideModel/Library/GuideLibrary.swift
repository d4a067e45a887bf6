/// A guide that its owner arranges, searches and feeds: what the interface needs beyond `GuideProviding`. `GuideStore`
/// is one; `InMemoryLibrary` is one for tests.
///
/// Nothing here waits for a disk or a socket unless it says so, so that the interface may call it on the main thread.
public protocol GuideLibrary: GuideProviding, AnyObject {
  /// Channels, lists and searches as they are now, edits that are still being stored included.
  var lineup: GuideLineup { get }

  /// Whether anything can be changed.
  var isEditable: Bool { get }

  /// Makes a change at once and stores it in the background, in the order of the calls.
  /// - Returns: the edits that undo it.
  @discardableResult
  func perform(_ edit: GuideEdit) -> [GuideEdit]

  /// Finds airings. Waits for the disk: call it off the main thread. A search that is cancelled returns what it has.
  func search(_ request: GuideSearchRequest, isCancelled: @escaping @Sendable () -> Bool) throws -> GuideSearchResults

  /// The rows that have airings at all, for folding empty channels away. Kept in memory.
  var channelsWithAirings: Set<Channel.Key> { get }

  /// The rows with an airing of a genre that shares an instant with `range` (UTC seconds). Waits for the disk.
  func channels(with genre: Genre, in range: Range<Int64>) throws -> Set<Channel.Key>

  /// Returns the airing at `instant` (UTC seconds) and the one after it, by visible row in order. Waits for the disk.
  func nowAndNext(at instant: Int64) throws -> [NowAndNext]

  /// Other airings of the same programme (by series, episode or title), by start. Waits for the disk.
  func otherAirings(of airing: Airing, limit: Int) throws -> [Airing]

  /// The feeds, in order of priority. Kept in memory.
  var sources: [GuideSource] { get }
}
