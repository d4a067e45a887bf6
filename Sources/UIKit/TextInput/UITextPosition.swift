/// A place in a text: between two UTF-16 units, never inside a Character when it comes from a selection.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// UTF-16 units from the beginning.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
    super.init()
  }
}
