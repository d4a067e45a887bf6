/// Plays items one after another.
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

  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    waiting = Array(items.dropFirst())
  }

  /// The item that plays, and those after it.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }

  /// Whether an item can be put into the queue: not twice, and not behind one that is not there.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    let items = items()
    return !items.contains { $0 === item } && (afterItem == nil || items.contains { $0 === afterItem })
  }

  /// Puts an item behind another; at the end for nil.
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

  /// Plays the next item.
  open func advanceToNextItem() { replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst()) }

  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { advanceToNextItem() } else { waiting.removeAll { $0 === item } }
  }

  open func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }

  override func itemDidEnd(_ item: AVPlayerItem) {
    guard item === currentItem, actionAtItemEnd == .advance else { return super.itemDidEnd(item) }
    advanceToNextItem()
  }
}
