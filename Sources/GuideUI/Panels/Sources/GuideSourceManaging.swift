import GuideModel

/// The Sources panel's interface to the code that fetches feeds: the `lineup` program has an implementation, tests have
/// their own.
@MainActor public protocol GuideSourceManaging: AnyObject {
  /// The feeds in order of priority.
  var sources: [GuideSource] { get }
  /// The source that is being fetched now, and its progress, 0 to 1; `nil` progress if the length is unknown.
  var activity: (name: String, progress: Double?)? { get }
  /// Called on the main thread whenever `sources` or `activity` changed.
  var onChange: (() -> Void)? { get set }

  /// Lets the user choose files, and calls back with their paths; `nil` if there is no dialog for that.
  var chooseFiles: ((@escaping @MainActor ([String]) -> Void) -> Void)? { get }
  /// Installed programs that fetch a country's guide: the address and description of each.
  var grabbers: [(address: String, title: String)] { get }

  /// Adds a feed by its address or file and fetches it, both in the background.
  /// - Parameter failed: called on the main thread if the feed cannot be added, with an error whose description says
  ///   what is wrong with the address.
  func add(_ address: String, failed: @escaping @MainActor (any Error) -> Void)
  /// Fetches a source again, or all of them for `nil`.
  func refresh(_ name: String?)
  /// Removes a source with its channels and programmes.
  func remove(_ name: String)
  /// Sets the hours between refreshes; 0 to refresh by hand only.
  func setInterval(hours: Int, of name: String)
  /// Sets the minutes that are added to its times.
  func setShift(minutes: Int, of name: String)
  /// Moves a source before or after the others.
  func move(_ name: String, to index: Int)

  /// Finds the channels of different sources that the user should check, and passes them on on the main thread.
  func loadMatches(then: @escaping @MainActor ([ChannelMatch]) -> Void)
  /// Stores the user's decision on two channels.
  func settle(_ match: ChannelMatch, isMatch: Bool, then: @escaping @MainActor () -> Void)
  /// Sets the minutes that are added to the times of one channel's row; `nil` if that is not possible.
  var setChannelShift: ((_ minutes: Int, _ row: Channel.Key) -> Void)? { get }
}

extension GuideSourceManaging {
  public var chooseFiles: ((@escaping @MainActor ([String]) -> Void) -> Void)? { nil }
  public var grabbers: [(address: String, title: String)] { [] }
  public func loadMatches(then: @escaping @MainActor ([ChannelMatch]) -> Void) { then([]) }
  public func settle(_ match: ChannelMatch, isMatch: Bool, then: @escaping @MainActor () -> Void) { then() }
  public var setChannelShift: ((_ minutes: Int, _ row: Channel.Key) -> Void)? { nil }
}
