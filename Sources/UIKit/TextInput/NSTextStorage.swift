/// A text with attributes that layout managers set. They look at it whenever they are asked, so that it may change in
/// any way.
open class NSTextStorage: NSMutableAttributedString {
  private var managers: [NSLayoutManager] = []

  /// An empty text.
  public convenience init() {
    self.init(string: "")
  }

  @MainActor open var layoutManagers: [NSLayoutManager] { managers }

  @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }
}
