import GuideModel
import UIKit

/// The card with the texts for which a short cell has no room. It appears under the pointer, or at the focus, after a
/// moment.
extension GuideGridViewController {
  private static let delay: TimeInterval = 0.5

  func followPointer() {
    let hover = UIHoverGestureRecognizer()
    hover.addAction { [weak self, weak hover] _ in
      guard let self, let hover else { return }
      switch hover.state {
      case .began, .changed:
        // Cells that scroll under a resting pointer were not pointed at.
        let location = hover.location(in: view)
        guard location != pointerLocation else { return }
        pointerLocation = location
        pointerMoved(to: hover.location(in: collectionView))
      default:
        pointerLocation = nil
        hideCard()
      }
    }
    collectionView.addGestureRecognizer(hover)
  }

  private func pointerMoved(to point: CGPoint) {
    let pinned = layout.geometry.metrics
    let place = layout.placement.grid(point)
    let bounds = layout.visibleBounds
    guard place.x > bounds.minX + pinned.leadingWidth, place.y > bounds.minY + pinned.headerHeight,
      let indexPath = collectionView.indexPathForItem(at: point), indexPath.item > 0
    else { return hideCard() }
    showCard(at: indexPath) { $0.isCut }
  }

  func showCard(at focus: GuideFocus?) {
    guard let focus, showsFocus else { return hideCard() }
    let item = layout.geometry.item(startingAt: focus.span.lowerBound)
    // A long description alone is no reason to show a card at every step.
    showCard(at: IndexPath(item: item, section: focus.row)) { $0.isTitleCut }
  }

  /// Shows the card of a cell whose text is cut, and none for others.
  private func showCard(at indexPath: IndexPath, if isWanted: (AiringCell) -> Bool) {
    guard card?.indexPath != indexPath else { return }
    hideCard()
    // In couch mode the preview above the grid shows everything, in large type.
    guard distance == nil, !collectionView.isDragging, !collectionView.isDecelerating,
      let cell = collectionView.cellForItem(at: indexPath) as? AiringCell, let content = cell.content,
      isWanted(cell) || content.isBundle || content.hidesOthers,
      let card = makeCard(at: indexPath)
    else { return }
    self.card = card
    view.addSubview(card)
    let metrics = layout.geometry.metrics
    var free = layout.visibleBounds
    free.origin.x += metrics.leadingWidth
    free.size.width -= metrics.leadingWidth + coveredWidth
    free.origin.y += metrics.headerHeight
    free.size.height -= metrics.headerHeight
    card.place(
      beside: collectionView.convert(cell.frame, to: view),
      in: collectionView.convert(layout.placement.place(free), to: view))
    card.alpha = 0
    UIView.animate(withDuration: 0.12, delay: Self.delay, options: [.curveEaseOut]) { card.alpha = 1 }
  }

  func hideCard() {
    guard let card else { return }
    self.card = nil
    card.layer.removeAllAnimations()
    card.removeFromSuperview()
  }

  private func makeCard(at indexPath: IndexPath) -> AiringCard? {
    let instant = layout.geometry.instant(ofItem: indexPath.item)
    let row = indexPath.section
    guard let bounds = rows.spanBounds(inRow: row, at: instant) else { return nil }
    let airings = rows.airings(inRow: row, within: bounds)
    guard let airing = airings.first else { return nil }
    let isMirrored = layout.placement.isMirrored
    guard airings.count > 1 else {
      return AiringCard(
        indexPath: indexPath, title: airing.title, times: times.rangeText(airing.start, airing.stop),
        episode: airing.subtitle, summary: airing.summary,
        genre: appearance.genreColours ? airing.genre : .undefined, isMirrored: isMirrored)
    }
    let lines = airings.prefix(8).map { "\(times.timeText($0.start))  \($0.title)" }
    return AiringCard(
      indexPath: indexPath, title: localized("\(airings.count) programmes"),
      times: times.rangeText(airing.start, airings[airings.count - 1].stop), episode: "",
      summary: lines.joined(separator: "\n"), isMirrored: isMirrored, summaryLines: 8)
  }
}
