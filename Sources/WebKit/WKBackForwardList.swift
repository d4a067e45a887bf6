import Foundation

/// The pages that a web view has visited.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkbackforwardlist).
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var position: Int?

  override init() { super.init() }

  /// The current page; nil before the first.
  open var currentItem: WKBackForwardListItem? { position.map { items[$0] } }
  /// The page before the current one; nil if there is none.
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after the current one; nil if there is none.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before the current one, the oldest first.
  open var backList: [WKBackForwardListItem] { position.map { Array(items[..<$0]) } ?? [] }
  /// The pages after the current one.
  open var forwardList: [WKBackForwardListItem] { position.map { Array(items[($0 + 1)...]) } ?? [] }

  /// Returns a page by its distance from the current one, negative for those before it; nil if there is none.
  open func item(at index: Int) -> WKBackForwardListItem? {
    guard let position else { return nil }
    let (sum, overflows) = position.addingReportingOverflow(index)
    return !overflows && items.indices.contains(sum) ? items[sum] : nil
  }

  /// Adds a page after the current one, in place of those that follow it.
  func add(_ item: WKBackForwardListItem) {
    if let position { items.removeSubrange((position + 1)...) }
    items.append(item)
    position = items.count - 1
  }

  /// Makes a page of the list the current one. Does nothing for others.
  func move(to item: WKBackForwardListItem) {
    if let index = items.firstIndex(where: { $0 === item }) { position = index }
  }

  func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }

  /// Replaces all pages.
  func replace(with items: [WKBackForwardListItem], position: Int?) {
    self.items = items
    self.position = position.flatMap { items.indices.contains($0) ? $0 : nil }
  }
}
