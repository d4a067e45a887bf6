import GuideModel

/// A request for a picture of the guide.
struct SnapshotRequest: Equatable {
  enum Format: String {
    case png, pdf, svg
  }

  var path: String
  var format: Format
  /// Points.
  var width = 1280
  var height = 800
  /// Pixels per point, for PNG.
  var scale = 1.0
  var isDark = false
  /// Whether channels stand side by side and time runs down; `nil` for as the settings have it.
  var axis: GuideSettings.Axis?
  /// Whether it is drawn as in couch mode.
  var isCouch = false
  /// The instant that counts as now, in UTC seconds; `nil` for the clock's.
  var instant: Int64?
}
