/// A player that plays items one after another.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avqueueplayer).
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
  private var waiting: [AVPlayerItem] = []

  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  public override init(url: URL) {
    super.init(url: url)
    actionAtItemEnd = .advance
  }

  /// Creates a player with a queue of items.
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
    waiting = Array(items.dropFirst())
  }

  /// Returns the current item and those after it.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }

  /// Returns whether an item can be inserted: it must not be queued already, and `afterItem` must be queued.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    let items = items()
    return !items.contains { $0 === item } && (afterItem == nil || items.contains { $0 === afterItem })
  }

  /// Inserts an item after another one, or at the end for nil.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    if currentItem == nil {
      replaceCurrentItem(with: item)
    } else if let afterItem {
      let place = waiting.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? 0
      waiting.insert(item, at: place)
    } else {
      waiting.append(item)
    }
  }

  /// Ends the current item and starts the next one.
  open func advanceToNextItem() { replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst()) }

  /// Removes an item from the queue.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { advanceToNextItem() } else { waiting.removeAll { $0 === item } }
  }

  /// Removes all items from the queue, and ends the current one.
  open func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }

  override func itemDidEnd(_ item: AVPlayerItem) {
    guard item === currentItem, actionAtItemEnd == .advance else { return super.itemDidEnd(item) }
    advanceToNextItem()
  }
}
