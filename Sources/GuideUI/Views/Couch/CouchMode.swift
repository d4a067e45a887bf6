import GuideModel
import UIKit

/// The parts of couch mode, while it is on.
@MainActor final class CouchMode {
  var scale: CouchScale
  let preview: CouchPreview
  let legend: CouchLegend
  /// Covers everything, while something is chosen or read.
  var page: CouchPage?
  var request: ImageRequest?
  /// The airing that the preview shows, whose details may still be loading.
  var shown: Airing.ID?
  /// The feed's data about the airing that was read last.
  var programme: (airing: Airing.ID, programme: Programme?)?
  /// The window's state before couch mode.
  let modeBefore: GuideWindowState.View
  let filterBefore: GuideFilter

  init(scale: CouchScale, mode: GuideWindowState.View, filter: GuideFilter) {
    self.scale = scale
    preview = CouchPreview(scale: scale)
    legend = CouchLegend(scale: scale)
    modeBefore = mode
    filterBefore = filter
  }
}
