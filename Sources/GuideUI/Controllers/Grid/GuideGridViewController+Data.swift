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
    ]
    for (viewClass, kind, identifier): (AnyClass, String, String) in supplementary {
      collectionView.register(viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }

  // MARK: Data source

  public func numberOfSections(in collectionView: UICollectionView) -> Int { rows.rowCount }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    1 + Int(rows.timeRange.upperBound - rows.timeRange.lowerBound)
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
      guard let span = rows.span(inRow: indexPath.section, at: instant) else { return }
      cell.channelName = rows.channels[indexPath.section].name
      cell.content = content(of: span, inRow: indexPath.section)
      let isDimmed = emphasis.map { emphasis in span.airing.map { !emphasis($0) } ?? true } ?? false
      cell.contentView.alpha = isDimmed ? 0.4 : 1
      cell.showsFocus = showsFocus && focus?.row == indexPath.section && focus?.span.lowerBound == span.start
    } else if let cell = cell as? ThumbnailCell {
      let instant = focus?.row == indexPath.section ? focus?.anchor ?? rows.now : rows.now
      let airing = rows.span(inRow: indexPath.section, at: instant)?.airing
      cell.show(airing, images: images) { [guide] in (try? guide.programme($0.id))?.pictureURL ?? "" }
    }
  }

  private func content(of span: GuideSpan, inRow row: Int) -> AiringCell.Content {
    let channel = rows.channels[row]
    guard channel.id != GuideRowPlan.foldKey else {
      return AiringCell.Content(title: channel.name, detail: "", times: "", genre: .undefined, phase: .gap)
    }
    return content(of: span)
  }

  func content(of span: GuideSpan) -> AiringCell.Content {
    guard let airing = span.airing else {
      return AiringCell.Content(
        title: "No information", detail: "", times: times.rangeText(span.start, span.stop),
        startTime: times.timeText(span.start), genre: .undefined, phase: .gap)
    }
    let phase: AiringCell.Content.Phase
    if span.stop <= rows.now {
      phase = .past
    } else if span.start <= rows.now {
      phase = .running(progress: CGFloat(rows.now - span.start) / CGFloat(max(1, span.stop - span.start)))
    } else {
      phase = .coming
    }
    return AiringCell.Content(
      title: airing.title, detail: airing.subtitle.isEmpty ? airing.summary : airing.subtitle,
      times: times.rangeText(airing.start, airing.stop), startTime: times.timeText(airing.start), genre: airing.genre,
      phase: phase,
      badge: Self.badge(of: airing))
  }

  static func badge(of airing: Airing) -> String {
    if airing.flags.contains(.live) { return "LIVE" }
    if airing.flags.contains(.premiere) { return "PREMIERE" }
    if airing.flags.contains(.new) { return "NEW" }
    return ""
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
      var channel = rows.channels[indexPath.section]
      // The row of those without programmes is named by its cells.
      if channel.id == GuideRowPlan.foldKey { channel.feedName = "" }
      (view as? ChannelHeaderView)?.show(channel, images: images)
      return view
    case GuideElementKind.hour:
      let view = dequeue(HourLabelView.reuseIdentifier)
      (view as? HourLabelView)?.text = times.timeText(rows.timeRange.lowerBound + Int64(indexPath.item) * 60)
      return view
    case GuideElementKind.day:
      let view = dequeue(DayLabelView.reuseIdentifier)
      (view as? DayLabelView)?.names = rows.dayNames(indexPath.item)
      return view
    default:
      let view = dequeue(CornerView.reuseIdentifier)
      (view as? CornerView)?.timeText = times.timeText(rows.now)
      (view as? CornerView)?.showsHint = showsHints
      (view as? CornerView)?.onSelect = { [weak self] in self?.goToNow() }
      return view
    }
  }

  // MARK: Delegate

  /// Where the keyboard is in the grid is `focus`, which knows time.
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { false }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    var instant = indexPath.item == 0 ? rows.now : layout.geometry.instant(ofItem: indexPath.item)
    // Of what runs, now is meant, so that opening its details does not scroll back to its beginning.
    if rows.spanBounds(inRow: indexPath.section, at: instant)?.contains(rows.now) == true { instant = rows.now }
    setFocus(GuideFocus.at(row: indexPath.section, instant: instant, in: rows), follows: false)
    onOpen?()
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onPlaceChange?()
    if scrollView.isDragging || scrollView.isDecelerating || scrollView.isTracking { keepFocusOnScreen() }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { keepFocusOnScreen() }
}
