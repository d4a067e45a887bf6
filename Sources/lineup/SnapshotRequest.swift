import GuideModel

/// A request for a picture of the guide.
struct SnapshotRequest: Equatable {
  enum Format: String {
    case png, pdf, svg
  }

  var path: String
  var format: Format
  /// The width in points.
  var width = 1280
  var height = 800
  /// Pixels per point, for PNG.
  var scale = 1.0
  var isDark = false
  /// Whether channels are side by side and time runs down; `nil` to follow the settings.
  var axis: GuideSettings.Axis?
  /// Whether it is drawn as in couch mode.
  var isCouch = false
  /// The instant that counts as now, UTC seconds; `nil` for the clock's.
  var instant: Int64?
}
