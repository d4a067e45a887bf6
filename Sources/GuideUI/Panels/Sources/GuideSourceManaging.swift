import GuideModel

/// The Sources panel's interface to whatever fetches feeds: the `lineup` program has one, tests have their own.
@MainActor public protocol GuideSourceManaging: AnyObject {
  /// The feeds in order of priority.
  var sources: [GuideSource] { get }
  /// The source that is being fetched now, and how far it is, 0 to 1; `nil` for a length that is not known.
  var activity: (name: String, progress: Double?)? { get }
  /// Called on the main thread whenever `sources` or `activity` changed.
  var onChange: (() -> Void)? { get set }

  /// Lets the person choose files, and calls back with their paths; `nil` where there is no dialog for that.
  var chooseFiles: ((@escaping @MainActor ([String]) -> Void) -> Void)? { get }
  /// Programs on this computer that fetch a country's guide: the address of each and what it says it is.
  var grabbers: [(address: String, title: String)] { get }

  /// Adds a feed by its address or file and fetches it in the background.
  /// - Throws: an error whose description says what is wrong with the address.
  func add(_ address: String) throws
  /// Fetches a source anew, or all of them for `nil`.
  func refresh(_ name: String?)
  /// Removes a source with its channels and programmes.
  func remove(_ name: String)
  /// Sets the hours between refreshes; 0 for by hand only.
  func setInterval(hours: Int, of name: String)
  /// Sets the minutes that are added to its times.
  func setShift(minutes: Int, of name: String)
  /// Puts a source before or after the others.
  func move(_ name: String, to index: Int)

  /// Finds the channels of different sources that a person should look at, and hands them over on the main thread.
  func loadMatches(then: @escaping @MainActor ([ChannelMatch]) -> Void)
  /// Keeps a person's word on two channels.
  func settle(_ match: ChannelMatch, isMatch: Bool, then: @escaping @MainActor () -> Void)
  /// Sets the minutes that are added to the times of one channel's row; `nil` where that cannot be done.
  var setChannelShift: ((_ minutes: Int, _ row: Channel.Key) -> Void)? { get }
}

extension GuideSourceManaging {
  public var chooseFiles: ((@escaping @MainActor ([String]) -> Void) -> Void)? { nil }
  public var grabbers: [(address: String, title: String)] { [] }
  public func loadMatches(then: @escaping @MainActor ([ChannelMatch]) -> Void) { then([]) }
  public func settle(_ match: ChannelMatch, isMatch: Bool, then: @escaping @MainActor () -> Void) { then() }
  public var setChannelShift: ((_ minutes: Int, _ row: Channel.Key) -> Void)? { nil }
}
