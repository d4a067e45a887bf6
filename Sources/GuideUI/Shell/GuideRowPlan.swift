import GuideModel

/// The rows to show, and the number of channels without programmes that were folded away.
public struct GuideRowPlan: Equatable, Sendable {
  /// The key of the row that represents the folded channels; no channel has it.
  public static let foldKey = Channel.Key.min

  /// The channels that have a row of their own, in order.
  public var channels: [Channel] = []
  /// The number of channels without programmes that are left out; one row at the end represents them.
  public var foldedCount = 0

  /// The options for choosing rows, besides the filter.
  public struct Options: Hashable, Sendable {
    /// The order of the rows.
    public var order = GuideSettings.Order.own
    /// Whether channels without programmes are shown, too.
    public var showsEmpty = false
    /// The rows with programmes; `nil` if unknown, in which case nothing is folded.
    public var filled: Set<Channel.Key>?
    /// The rows that a genre or a search found; `nil` while unknown.
    public var matches: Set<Channel.Key>?

    /// Creates options.
    public init(
      order: GuideSettings.Order = .own, showsEmpty: Bool = false, filled: Set<Channel.Key>? = nil,
      matches: Set<Channel.Key>? = nil
    ) {
      self.order = order
      self.showsEmpty = showsEmpty
      self.filled = filled
      self.matches = matches
    }
  }

  /// Creates a plan without rows.
  public init() {}

  /// Chooses and sorts the rows of a lineup, without hidden channels.
  /// - Complexity: O(n log n) in channels.
  public init(_ lineup: GuideLineup, filter: GuideFilter, options: Options) {
    switch filter {
    case .list(let id):
      // A list is shown as its owner made it: in its own order, including channels without programmes.
      let visible = Dictionary(lineup.visible.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      channels = (lineup.list(id)?.channels ?? []).compactMap { visible[$0] }
    case .all:
      channels = options.order.sorted(lineup.visible)
      fold(options)
    case .group(let name):
      channels = options.order.sorted(lineup.visible.filter { $0.groups.contains(name) })
      fold(options)
    case .search, .genre:
      let visible = lineup.visible
      channels = options.order.sorted(
        options.matches.map { found in visible.filter { found.contains($0.id) } } ?? visible)
      if options.matches == nil { fold(options) }
    }
  }

  /// Leaves out channels without programmes, unless none has any.
  private mutating func fold(_ options: Options) {
    guard !options.showsEmpty, let filled = options.filled else { return }
    let kept = channels.filter { filled.contains($0.id) }
    guard !kept.isEmpty else { return }
    foldedCount = channels.count - kept.count
    channels = kept
  }

  /// Returns the rows of the grid: the channels, and at their end the row that represents the folded ones.
  /// - Parameter label: the name of that row.
  public func rows(foldLabel label: String) -> [Channel] {
    foldedCount == 0 ? channels : channels + [Channel(id: Self.foldKey, feedID: "", name: label)]
  }
}
