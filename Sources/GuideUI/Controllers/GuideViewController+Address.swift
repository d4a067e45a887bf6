import GuideModel
import UIKit

/// Places in the guide, for a browser's address bar and its history.
extension GuideViewController {
  /// The place on screen. While now is in view it has no instant, so that it stays with the current time.
  public var address: GuideAddress {
    var address = GuideAddress()
    if results != nil {
      let text = (bar.searchField.text ?? "").trimmingCharacters(in: .whitespaces)
      if !text.isEmpty { address.search = text }
    }
    guard isViewLoaded, grid.view.bounds.width > 0 else { return address }
    let place = grid.currentPlace
    let width = grid.layout.visibleBounds.width - grid.layout.geometry.metrics.leadingWidth
    let end = place.time + Double(width / grid.layout.geometry.pointsPerSecond)
    if !(place.time..<max(end, place.time)).contains(Double(rows.now)) { address.instant = Int64(place.time.rounded()) }
    let row = Int(place.row.rounded())
    if row > 0, rows.channels.indices.contains(row) { address.channel = rows.channels[row].id }
    return address
  }

  /// Shows a place. One that is not in the guide changes nothing.
  public func show(_ address: GuideAddress) {
    loadViewIfNeeded()
    grid.view.layoutIfNeeded()
    var place = grid.currentPlace
    if let instant = address.instant { place.time = Double(instant) }
    if let channel = address.channel, let row = rows.channels.firstIndex(where: { $0.id == channel }) {
      place.row = CGFloat(row)
    }
    if address.instant != nil || address.channel != nil { grid.show(place) }
    guard let search = address.search, !search.isEmpty, library != nil, showsToolbar else { return }
    beginSearch()
    bar.searchField.text = search
    textDidChange()
  }

  /// Whether Esc can go back to something.
  public var hasWayBack: Bool {
    results != nil || panel != nil || channelDay != nil || returnPlace != nil || presentedViewController != nil
      || couch?.page != nil
  }
}
