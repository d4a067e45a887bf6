/// A place in a text: between two UTF-16 units, never inside a Character when it comes from a selection.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// UTF-16 units from the beginning.
  let offset: Int

  /// For the positions of a client's text input, which are of a subclass.
  public override init() {
    offset = 0
    super.init()
  }

  init(offset: Int) {
    self.offset = offset
    super.init()
  }

  /// The position `distance` UTF-16 units on; nil outside the text.
  func moved(by distance: Int, in content: String) -> UITextPosition? {
    let place = offset + distance
    return (0...content.utf16.count).contains(place) ? UITextPosition(offset: place) : nil
  }
}
