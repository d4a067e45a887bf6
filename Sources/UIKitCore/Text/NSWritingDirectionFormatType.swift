/// The way in which a part of a text has a writing direction of its own.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nswritingdirectionformattype).
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The part is embedded in text of another direction.
  case embedding = 0
  /// The direction of the part's characters is replaced.
  case override = 2
}
