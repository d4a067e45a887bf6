import GuideModel
import UIKit

/// A request for a picture of the guide.
struct SnapshotRequest: Equatable {
  /// The file, and how it is drawn.
  var picture: PictureRequest
  /// Whether channels are side by side and time runs down; `nil` to follow the settings.
  var axis: GuideSettings.Axis?
  /// Whether it is drawn as in couch mode.
  var isCouch = false
  /// The instant that counts as now, UTC seconds; `nil` for the clock's.
  var instant: Int64?

  /// Creates a request; `nil` if the path is not that of a picture.
  init?(path: String) {
    guard var picture = PictureRequest(path: path) else { return nil }
    picture.size = CGSize(width: 1280, height: 800)
    // The guide reads all data before it draws.
    picture.waits = false
    self.picture = picture
  }
}
