import Foundation

/// A place in a text whose order among the text's other places is known, and nothing else.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nstextlocation).
public protocol NSTextLocation: NSObjectProtocol {
  /// Returns the order of this place and another of the same text.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}
