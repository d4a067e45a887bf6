import GuideFormats
import GuideModel
import GuideStore

/// A feed named on the command line.
struct FeedArgument {
  var location: FeedLocation

  /// - Throws: `UsageError` if the text cannot be a location.
  init(_ text: String) throws {
    guard !text.isEmpty else { throw UsageError(localized("a feed's name is empty")) }
    do {
      location = try FeedLocation(SourceAddress.recognised(text))
    } catch {
      throw UsageError(String(describing: error))
    }
  }
}
