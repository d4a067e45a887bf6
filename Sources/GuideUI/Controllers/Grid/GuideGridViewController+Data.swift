import GuideModel
import UIKit

extension GuideGridViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  func registerViews() {
    collectionView.register(AiringCell.self, forCellWithReuseIdentifier: AiringCell.reuseIdentifier)
    collectionView.register(ThumbnailCell.self, forCellWithReuseIdentifier: ThumbnailCell.reuseIdentifier)
    let supplementary: [(AnyClass, String, String)] = [
      (ChannelHeaderView.self, GuideElementKind.channel, ChannelHeaderView.reuseIdentifier),
      (HourLabelView.self, GuideElementKind.hour, HourLabelView.reuseIdentifier),
      (DayLabelView.self, GuideElementKind.day, DayLabelView.reuseIdentifier),
      (CornerView.self, GuideElementKind.corner, CornerView.reuseIdentifier),
      (NowMarkView.self, GuideElementKind.nowMark, NowMarkView.reuseIdentifier),
    ]
    for (viewClass, kind, identifier): (AnyClass, String, String) in supplementary {
      collectionView.register(viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }

  // MARK: Data source

  public func numberOfSections(in collectionView: UICollectionView) -> Int { rows.rowCount }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    GuideGeometry.itemsPerRow(of: rows.timeRange)
  }

  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let identifier = indexPath.item == 0 ? ThumbnailCell.reuseIdentifier : AiringCell.reuseIdentifier
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    configure(cell, at: indexPath)
    return cell
  }

  func configure(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    if let cell = cell as? AiringCell {
      let instant = layout.geometry.instant(ofItem: indexPath.item)
      guard let bounds = rows.spanBounds(inRow: indexPath.section, at: instant),
        let span = rows.span(inRow: indexPath.section, at: bounds.lowerBound)
      else { return }
      cell.type = type
      cell.showsGenre = appearance.genreColours
      cell.channelName = rows.channels[indexPath.section].name
      let isFold = rows.channels[indexPath.section].id == GuideRowPlan.foldKey
      cell.content =
        isFold
        ? AiringCell.Content(
          title: rows.channels[indexPath.section].name, detail: "", times: "", genre: .undefined, phase: .gap)
        : span.stop >= bounds.upperBound ? content(of: span) : content(ofBundle: bounds, inRow: indexPath.section)
      let isDimmed = emphasis.map { emphasis in
        !rows.airings(inRow: indexPath.section, within: bounds).contains(where: emphasis)
      }
      cell.contentView.alpha = isDimmed == true ? 0.4 : 1
      cell.showsFocus =
        showsFocus && focus?.row == indexPath.section && focus?.span.lowerBound == bounds.lowerBound
    } else if let cell = cell as? ThumbnailCell {
      let instant = focus?.row == indexPath.section ? focus?.anchor ?? rows.now : rows.now
      let airing = rows.span(inRow: indexPath.section, at: instant)?.airing
      cell.live = liveRow == indexPath.section ? liveView : nil
      cell.show(airing, images: images) { airing, found in
        background.readProgramme(airing.id, of: guide) { found($0?.pictureURL ?? "") }
      }
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    func dequeue(_ identifier: String) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    }
    switch kind {
    case GuideElementKind.channel:
      let view = dequeue(ChannelHeaderView.reuseIdentifier)
      if let view = view as? ChannelHeaderView { configure(view, row: indexPath.section) }
      return view
    case GuideElementKind.hour:
      let view = dequeue(HourLabelView.reuseIdentifier)
      (view as? HourLabelView)?.type = type
      (view as? HourLabelView)?.text = times.timeText(rows.timeRange.lowerBound + Int64(indexPath.item) * 60)
      return view
    case GuideElementKind.day:
      let view = dequeue(DayLabelView.reuseIdentifier)
      (view as? DayLabelView)?.type = type
      (view as? DayLabelView)?.names = rows.dayNames(indexPath.item)
      return view
    case GuideElementKind.nowMark:
      let view = dequeue(NowMarkView.reuseIdentifier)
      (view as? NowMarkView)?.type = type
      (view as? NowMarkView)?.text = times.timeText(rows.now)
      return view
    default:
      let view = dequeue(CornerView.reuseIdentifier)
      (view as? CornerView)?.type = type
      // On the couch, the preview has a clock.
      (view as? CornerView)?.timeText = distance == nil ? times.timeText(rows.now) : ""
      (view as? CornerView)?.showsHint = showsHints
      (view as? CornerView)?.updateWords()
      (view as? CornerView)?.onSelect = { [weak self] in self?.goToNow() }
      return view
    }
  }

  func configure(_ view: ChannelHeaderView, row: Int) {
    var channel = rows.channels[row]
    let isFold = channel.id == GuideRowPlan.foldKey
    // The row of channels without programmes is labelled by its cells.
    if isFold { channel.feedName = "" }
    view.show(
      channel,
      style: ChannelHeaderView.Style(
        type: type, showsLogo: hasLogos && !isFold, offersStar: onToggleFavourite != nil && !isFold),
      isFavourite: favourites.contains(channel.id), images: images)
    view.onSelect = onChannel.map { open in { open(row) } }
  }

  // MARK: Delegate

  /// False: the keyboard's position in the grid is `focus`, which includes the time.
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { false }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    var instant = indexPath.item == 0 ? rows.now : layout.geometry.instant(ofItem: indexPath.item)
    // For a programme that is on, the target is now, so that opening its details does not scroll back to its beginning.
    if rows.spanBounds(inRow: indexPath.section, at: instant)?.contains(rows.now) == true { instant = rows.now }
    setFocus(GuideFocus.at(row: indexPath.section, instant: instant, in: rows), follows: false)
    if openBundle() {
      collectionView.deselectItem(at: indexPath, animated: false)
      return
    }
    hideCard()
    onOpen?()
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onPlaceChange?()
    hideCard()
    if scrollView.isDragging || scrollView.isDecelerating || scrollView.isTracking { keepFocusOnScreen() }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { keepFocusOnScreen() }

  /// The focus was scrolled into view.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { showCard(at: focus) }
}
