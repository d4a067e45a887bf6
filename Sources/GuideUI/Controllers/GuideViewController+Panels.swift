import GuideModel
import UIKit

extension GuideViewController {
  /// Points of the grid that an open panel covers at the right.
  var panelWidth: CGFloat {
    guard panel != nil, view.bounds.width > 600 else { return 0 }
    return min(GuidePanel.width, view.bounds.width * 0.6)
  }

  func layoutPanel() {
    guard let panel else { return }
    let width = panelWidth > 0 ? panelWidth : view.bounds.width
    grid.coveredWidth = panelWidth
    let top = grid.view.frame.minY
    panel.view.frame = CGRect(
      x: view.bounds.width - width, y: top, width: width, height: view.bounds.height - top)
  }

  func openPanel(_ controller: UIViewController) {
    closePanel()
    panel = controller
    addChild(controller)
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
    layoutPanel()
    let frame = controller.view.frame
    if UIAccessibility.isReduceMotionEnabled {
      controller.view.alpha = 0
    } else {
      controller.view.frame = frame.offsetBy(dx: frame.width, dy: 0)
    }
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut]) {
      controller.view.frame = frame
      controller.view.alpha = 1
    }
  }

  /// - Returns: whether one was open.
  @discardableResult func closePanel() -> Bool {
    guard let panel else { return false }
    self.panel = nil
    grid.coveredWidth = 0
    selection = nil
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: false)
    }
    panel.willMove(toParent: nil)
    let view: UIView = panel.view
    let fades = UIAccessibility.isReduceMotionEnabled
    let frame = view.frame.offsetBy(dx: view.frame.width, dy: 0)
    UIView.animate(
      withDuration: 0.15, delay: 0, options: [.curveEaseIn],
      animations: { if fades { view.alpha = 0 } else { view.frame = frame } },
      completion: { _ in view.removeFromSuperview() })
    panel.removeFromParent()
    becomeFirstResponder()
    return true
  }

  // MARK: Details

  /// Opens the details of the focused airing, or shows it in the open panel.
  public func openDetails() {
    guard let focus = grid.seatedFocus(), let span = rows.span(inRow: focus.row, at: focus.span.lowerBound),
      let airing = span.airing
    else {
      if panel is ProgrammeDetailsViewController { closePanel() }
      return
    }
    if self.focus == nil { grid.setFocus(focus) }
    guard selection != airing.id || panel == nil else { return }
    select(row: focus.row, span: span)
    let channel = rows.channels[focus.row]
    let details = ProgrammeDetailsViewController.Details(
      airing: airing, channel: channel, programme: try? guide.programme(airing.id),
      hidden: rows.hidden(behind: span, inRow: focus.row))
    if let open = panel as? ProgrammeDetailsViewController {
      open.details = details
    } else {
      let controller = ProgrammeDetailsViewController(times: times, images: images)
      controller.onClose = { [weak self] in self?.closePanel() }
      controller.details = details
      openPanel(controller)
      selection = airing.id
      grid.reveal(focus)
    }
    // The keyboard stays in the grid; what the panel says is said.
    let content = ProgrammeDetailsContent(
      airing: airing, channel: channel, programme: details.programme, hidden: details.hidden,
      times: times)
    UIAccessibility.post(notification: .announcement, argument: content.spokenText)
    selection = airing.id
  }

  private func select(row: Int, span: GuideSpan) {
    let indexPath = IndexPath(item: layout.geometry.item(startingAt: span.start), section: row)
    guard collectionView.indexPathsForSelectedItems?.contains(indexPath) != true else { return }
    collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  // MARK: Channels

  func toggleChannels() {
    if panel is ChannelListViewController {
      closePanel()
      return
    }
    guard let channelEditor else { return }
    let controller = ChannelListViewController(editor: channelEditor, images: images)
    controller.onClose = { [weak self] in self?.closePanel() }
    controller.onChange = { [weak self] in self?.reloadGuide() }
    openPanel(controller)
  }
}
