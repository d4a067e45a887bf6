import GuideModel
import UIKit

/// The live picture of the focused channel: in couch mode's preview, else in the row's thumbnail.
extension GuideViewController {
  /// Whether it is visible: the window is in front, and nothing is over the grid.
  private var showsLivePicture: Bool {
    settings.livePictures && livePicture != nil && isInFront && presentedViewController == nil && isGridShown
      && couch?.page == nil
  }

  private var isGridShown: Bool {
    mode == .grid && channelDay == nil && results == nil && stateView.isHidden && view.window != nil
  }

  /// Called when a player over the window was closed.
  public func playerDidClose() {
    focusContent()
    updateLivePicture()
  }

  /// Called when the focus, the window, or what is over the grid has changed.
  func updateLivePicture() {
    guard let livePicture else { return }
    liveRest.onChange = { [weak self] channel in
      if let channel { livePicture.play(channel) } else { livePicture.stop() }
      self?.placeLivePicture(of: channel)
    }
    var channel: Channel.Key?
    if showsLivePicture, let focus = grid.focus, rows.channels.indices.contains(focus.row) {
      let candidate = rows.channels[focus.row]
      let hasRoom = couch != nil || layout.geometry.metrics.thumbnailWidth > 0
      if hasRoom, candidate.id != GuideRowPlan.foldKey, canPlayHere?(candidate, nil) == true { channel = candidate.id }
    }
    liveRest.want(channel)
  }

  private func placeLivePicture(of channel: Channel.Key?) {
    let view = channel == nil ? nil : livePicture?.view
    if let couch {
      grid.showLive(nil, row: nil)
      couch.preview.show(live: view)
    } else {
      grid.showLive(view, row: grid.focus?.row)
    }
  }

  /// Follows whether the window has the keyboard: in the background nothing plays.
  func followActivity() {
    let center = NotificationCenter.default
    for (name, isActive) in [
      (UIApplication.didBecomeActiveNotification, true), (UIApplication.willResignActiveNotification, false),
    ] {
      let follow = GuideLocale.keepingViewer { [weak self] in
        self?.isInFront = isActive
        self?.updateLivePicture()
      }
      activityObservers.append(
        center.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated { follow() } })
    }
  }
}
