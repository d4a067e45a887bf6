/// A position between two UTF-16 units of a text. One from a selection is never inside a Character.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextposition).
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// The distance from the beginning in UTF-16 units.
  let offset: Int

  /// Creates a position for a subclass, as in an app's own text input.
  public override init() {
    offset = 0
    super.init()
  }

  init(offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Returns the position at a distance in UTF-16 units; nil outside the text.
  func moved(by distance: Int, in content: String) -> UITextPosition? {
    let place = offset + distance
    return (0...content.utf16.count).contains(place) ? UITextPosition(offset: place) : nil
  }
}
