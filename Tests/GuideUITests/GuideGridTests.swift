import Foundation
import SeededRandom
import Testing
import UIKit
import WindowServer
import WindowServerTesting

@testable import GuideModel
@testable import GuideUI

/// Tests the grid with clicks, the pointer and keys.
@MainActor @Suite(.serialized) struct GuideGridTests {
  @Test(arguments: [false, true]) func aTitleThatIsCutLosesItsEndWhicheverWayTheInterfaceRuns(isMirrored: Bool) throws {
    try GuideStage.run { stage in
      stage.controller.collectionView.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      for _ in 0..<3 { stage.press(.keypadHyphen) }
      stage.pacer.advance(by: 0.5)
      let titles = stage.controller.collectionView.visibleCells.compactMap { cell in
        cell.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first { !$0.isHidden }
      }
      try #require(stage.controller.collectionView.visibleCells.contains { ($0 as? AiringCell)?.isTitleCut == true })
      for title in titles {
        #expect(title.lineBreakMode == .byTruncatingTail, "\(title.text ?? "")")
        #expect(title.textAlignment == (isMirrored ? .right : .left), "\(title.text ?? "")")
      }
    }
  }

  // MARK: What is pinned

  @Test func pressesOnThePinnedPartsNeverReachTheCellsBeneath() throws {
    try GuideStage.run { stage in
      // There are cells under column and header only if the grid is scrolled.
      stage.controller.setOffset(CGPoint(x: 4_000, y: 600), animated: false)
      stage.pacer.advance(by: 0.1)
      let offset = stage.offset
      let grid = stage.controller.grid.view.frame
      let metrics = stage.layout.metrics
      for point in [
        CGPoint(x: 40, y: grid.minY + metrics.headerHeight + 30),
        CGPoint(x: metrics.leadingWidth - 6, y: grid.minY + metrics.headerHeight + 200),
        CGPoint(x: 600, y: grid.minY + 8), CGPoint(x: 900, y: grid.minY + metrics.headerHeight - 8),
      ] {
        stage.surface.tap(at: point, kind: .mouse)
        stage.pacer.advance(by: 0.5)
        #expect(stage.controller.panel == nil && stage.controller.focus == nil, "\(point)")
        #expect(stage.offset == offset)
      }
    }
  }

  @Test func aPressOnAChannelOpensItAndOneOnItsStarMarksIt() throws {
    try GuideStage.run { stage in
      var opened: [Int] = []
      var starred: [Int] = []
      stage.controller.grid.onChannel = { opened.append($0) }
      stage.controller.grid.onToggleFavourite = { starred.append($0) }
      stage.pacer.advance(by: 0.1)
      let metrics = stage.layout.metrics
      let y = stage.controller.grid.view.frame.minY + metrics.headerHeight + 2.5 * metrics.rowHeight
      stage.surface.tap(at: CGPoint(x: 30, y: y), kind: .mouse)
      stage.pacer.advance(by: 0.5)
      stage.surface.tap(at: CGPoint(x: metrics.channelColumnWidth - 14, y: y + metrics.rowHeight), kind: .touch)
      stage.pacer.advance(by: 0.5)
      #expect(opened == [2] && starred == [3])
      stage.controller.grid.favourites = [stage.controller.rows.channels[3].id]
      let headers = stage.controller.collectionView.visibleSupplementaryViews(ofKind: GuideElementKind.channel)
      #expect(headers.filter { $0.accessibilityValue == "favourite" }.count == 1)
    }
  }

  @Test(arguments: [0, 4_000]) func theMenuOfThePinnedColumnIsTheChannels(offset: Int) throws {
    try GuideStage.run { stage in
      var asked: [(row: Int, instant: Int64?)] = []
      stage.controller.grid.onMenu = { row, instant in
        asked.append((row, instant))
        return nil
      }
      stage.controller.setOffset(CGPoint(x: offset, y: 0), animated: false)
      stage.pacer.advance(by: 0.2)
      let metrics = stage.layout.metrics
      let top = stage.controller.grid.view.frame.minY
      let y = top + metrics.headerHeight + 2.5 * metrics.rowHeight
      stage.surface.tap(at: CGPoint(x: 40, y: y), button: 3, kind: .mouse)
      stage.pacer.advance(by: 0.5)
      #expect(asked.count == 1 && asked.first?.row == 2 && asked.first?.instant == nil)
      stage.surface.tap(at: CGPoint(x: 600, y: y), button: 3, kind: .mouse)
      stage.pacer.advance(by: 0.5)
      #expect(asked.count == 2 && asked.last?.row == 2 && asked.last?.instant != nil)
      stage.surface.tap(at: CGPoint(x: 600, y: top + 8), button: 3, kind: .mouse)
      stage.pacer.advance(by: 0.5)
      #expect(asked.count == 2)
    }
  }

  /// A word is set smaller, or cut at the end of its line, but never continued in the next.
  @Test func noWordOfAChannelsNameIsBrokenInANarrowColumn() throws {
    let names = [
      "Pennyworth Films", "Supercalifragilistic News", "One", "Two Words", "新闻联播综合频道高清", "Österreichisches Fernsehen",
    ]
    try GuideStage.run(size: CGSize(width: 390, height: 780)) { _ in
      for name in names {
        let header = ChannelHeaderView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        header.show(
          Channel(id: 1, feedID: "a", name: name, number: "7"),
          style: .init(type: .regular, showsLogo: false, offersStar: true), isFavourite: false, images: nil)
        header.layoutIfNeeded()
        let label = try #require(header.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == name })
        let widths = name.split(separator: " ").map {
          NSString(string: String($0)).size(withAttributes: [.font: label.font as Any]).width
        }
        let breaksAnywhere = name.unicodeScalars.contains { $0.value >= 0x2E80 }
        #expect(
          breaksAnywhere || label.numberOfLines == 1 || widths.allSatisfy { $0 <= label.bounds.width },
          "\(name): \(widths) in \(label.bounds.width)")
        #expect(label.font.pointSize >= GuideTypeScale.regular.smallChannel.pointSize * 0.79)
      }
    }
  }

  // MARK: Bundles

  @Test func zoomingOutMakesBundlesAndEnterOpensOne() throws {
    try GuideStage.run { stage in
      stage.press(.keyboardDownArrow)
      stage.controller.zoom(to: 900.0 / 86_400)
      stage.pacer.advance(by: 0.2)
      let cells = stage.controller.collectionView.visibleCells.compactMap { $0 as? AiringCell }
      let bundles = cells.filter { $0.content?.isBundle == true }
      #expect(!bundles.isEmpty)
      for cell in bundles { #expect(cell.content?.title.isEmpty == false && cell.content?.detail.isEmpty == false) }
      // To the next one.
      @MainActor func isOnBundle() -> Bool {
        stage.controller.collectionView.visibleCells.contains { cell in
          guard let cell = cell as? AiringCell else { return false }
          return cell.showsFocus && cell.content?.isBundle == true
        }
      }
      var steps = 0
      while steps < 40, !isOnBundle() {
        stage.press(.keyboardRightArrow)
        steps += 1
      }
      try #require(isOnBundle())
      let focus = try #require(stage.controller.focus)
      let scale = stage.layout.pointsPerSecond
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.controller.panel == nil)
      #expect(stage.layout.pointsPerSecond > scale)
      let inside = try #require(stage.controller.focus)
      #expect(inside.row == focus.row && focus.span.contains(inside.anchor))
      #expect(inside.span.upperBound - inside.span.lowerBound < focus.span.upperBound - focus.span.lowerBound)
      #expect(stage.focusIsOnScreen)
    }
  }

  /// A search finds five-minute news which at this scale are part of the cell before them.
  @Test(arguments: [GuidePlacement.Axis.across, .down])
  func aReachedAiringHasACellOfItsOwn(axis: GuidePlacement.Axis) throws {
    try GuideStage.run { stage in
      let grid = stage.controller.grid
      grid.axis = axis
      grid.zoom(to: 900.0 / 86_400)
      stage.pacer.advance(by: 0.2)
      var random = SeededGenerator(seed: 7)
      var zoomed = 0
      for _ in 0..<60 {
        let scale = grid.layout.pointsPerSecond
        let row = Int.random(in: 0..<stage.controller.rows.rowCount, using: &random)
        let instant = GuideStage.now + Int64.random(in: -80_000..<80_000, using: &random)
        guard let airing = stage.controller.rows.span(inRow: row, at: instant)?.airing else { continue }
        grid.reach(row: row, instant: airing.start)
        stage.pacer.advance(by: 0.5)
        #expect(grid.layout.pointsPerSecond >= scale)
        #expect(stage.focusIsOnScreen)
        let focused = grid.collectionView.visibleCells.compactMap { $0 as? AiringCell }.filter(\.showsFocus)
        #expect(focused.map { $0.content?.title } == [airing.title])
        #expect(focused.first?.content?.isBundle == false)
        if grid.layout.pointsPerSecond > scale { zoomed += 1 }
        grid.zoom(to: 900.0 / 86_400)
      }
      #expect(zoomed > 3)
    }
  }

  @Test func aSmallerWindowKeepsTheFocusInView() throws {
    try GuideStage.run { stage in
      for _ in 0..<7 { stage.press(.keyboardDownArrow) }
      for _ in 0..<3 { stage.press(.keyboardRightArrow) }
      #expect(stage.focusIsOnScreen)
      for size in [CGSize(width: 700, height: 320), CGSize(width: 360, height: 640), CGSize(width: 1_200, height: 700)]
      {
        stage.surface.resize(to: size)
        stage.pacer.advance(by: 0.5)
        #expect(stage.focusIsOnScreen, "\(size)")
      }
    }
  }

  @Test func aHoleSaysNothingOfTimes() throws {
    try GuideStage.run { stage in
      let span = GuideSpan(start: GuideStage.now, stop: GuideStage.now + 86_400, airing: nil)
      let content = stage.controller.grid.content(of: span)
      #expect(content.times.isEmpty && content.startTime.isEmpty && content.detail.isEmpty)
      #expect(content.phase == .gap && !content.title.isEmpty)
    }
  }

  @Test func timesAreSaidWhereTheAxisDoesNotSayThem() throws {
    try GuideStage.run { stage in
      @MainActor func startTime(_ start: Int64) -> String {
        let airing = Airing(id: Airing.ID(channel: 1, start: start), stop: start + 3_600, title: "A")
        return stage.controller.grid.content(of: GuideSpan(start: start, stop: start + 3_600, airing: airing)).startTime
      }
      let hour = GuideStage.now / 3_600 * 3_600
      #expect(startTime(hour).isEmpty && startTime(hour + 900).isEmpty)
      #expect(startTime(hour + 780) == stage.controller.times.timeText(hour + 780))
    }
  }

  // MARK: Cards

  @Test func aCardShowsWhatAShortCellCannotAndTakesNoPresses() throws {
    try GuideStage.run { stage in
      let grid = stage.controller.grid
      stage.controller.zoom(to: 2.5 / 60)
      stage.pacer.advance(by: 0.1)
      let cut = try #require(
        stage.controller.collectionView.visibleCells.compactMap { $0 as? AiringCell }.first { cell in
          let frame = stage.controller.collectionView.convert(cell.frame, to: nil)
          return cell.isCut && cell.content?.phase != .gap && frame.minX > 300 && frame.maxX < 1_100
            && frame.minY > 200 && frame.maxY < 500
        })
      let frame = stage.controller.collectionView.convert(cut.frame, to: nil)
      stage.surface.hover(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.pacer.advance(by: 1)
      let card = try #require(grid.card)
      #expect(card.alpha == 1 && !card.isUserInteractionEnabled)
      #expect(grid.view.bounds.contains(card.frame))
      #expect(!card.frame.intersects(grid.view.convert(cut.frame, from: stage.controller.collectionView)))
      // Scrolling hides it, and cells that come under the resting pointer have none.
      for _ in 0..<8 {
        stage.controller.setOffset(CGPoint(x: grid.layout.visibleBounds.minX + 40, y: 0), animated: false)
        stage.pacer.advance(by: 0.1)
        #expect(grid.card == nil)
        stage.pacer.advance(by: 1)
        #expect(grid.card == nil)
      }
    }
  }

  @Test func theFocusHasACardToo() throws {
    try GuideStage.run { stage in
      stage.controller.zoom(to: 2.5 / 60)
      stage.press(.keyboardDownArrow)
      var shown = 0
      for _ in 0..<20 {
        stage.press(.keyboardDownArrow)
        stage.pacer.advance(by: 1)
        guard let focus = stage.controller.focus else { continue }
        let path = IndexPath(item: stage.layout.geometry.item(startingAt: focus.span.lowerBound), section: focus.row)
        let cell = stage.controller.collectionView.cellForItem(at: path) as? AiringCell
        if let card = stage.controller.grid.card {
          shown += 1
          let content = cell?.content
          #expect(card.indexPath == path)
          #expect(cell?.isTitleCut == true || content?.isBundle == true || content?.hidesOthers == true)
        }
      }
      #expect(shown > 0)
    }
  }

  // MARK: Other directions

  @Test(arguments: [GuidePlacement.Axis.across, .down], [false, true])
  func arrowsMoveTheFocusWhereTheyPoint(axis: GuidePlacement.Axis, isMirrored: Bool) throws {
    try GuideStage.run { stage in
      stage.controller.collectionView.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      stage.controller.grid.axis = axis
      stage.layout.invalidateLayout()
      stage.controller.collectionView.layoutIfNeeded()
      stage.controller.scrollToNow(animated: false)
      stage.press(.keyboardDownArrow)
      for _ in 0..<3 { stage.press(.keyboardDownArrow) }
      @MainActor func place() throws -> CGPoint {
        let focus = try #require(stage.controller.focus)
        let geometry = stage.layout.geometry
        let point = CGRect(x: geometry.x(of: focus.anchor), y: geometry.y(ofRow: focus.row), width: 0, height: 0)
        return stage.layout.placement.place(point).origin
      }
      var random = SeededGenerator(seed: 5)
      for _ in 0..<30 {
        let before = try place()
        let focus = stage.controller.focus
        let arrow = Int.random(in: 0..<4, using: &random)
        let key: UIKeyboardHIDUsage = [
          .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
        ][arrow]
        stage.press(key)
        stage.pacer.advance(by: 1)
        #expect(stage.focusIsOnScreen, "\(axis) \(isMirrored)")
        guard stage.controller.focus != focus else { continue }
        let after = try place()
        let moved = arrow < 2 ? after.x - before.x : after.y - before.y
        #expect(arrow.isMultiple(of: 2) ? moved < 0 : moved > 0, "\(axis) \(isMirrored) \(arrow)")
      }
    }
  }

  @Test(arguments: [GuidePlacement.Axis.across, .down], [false, true])
  func theGridOpensOnNowAndZoomsAboutAPlace(axis: GuidePlacement.Axis, isMirrored: Bool) throws {
    try GuideStage.run { stage in
      stage.controller.collectionView.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      stage.controller.grid.axis = axis
      stage.layout.invalidateLayout()
      stage.controller.collectionView.layoutIfNeeded()
      stage.controller.scrollToNow(animated: false)
      stage.pacer.advance(by: 0.1)
      let layout = stage.layout
      var bounds = layout.visibleBounds
      let leading = layout.geometry.metrics.leadingWidth
      #expect(layout.geometry.instants(from: bounds.minX + leading, to: bounds.maxX).contains(GuideStage.now))
      let before = layout.geometry.time(atX: bounds.minX + 400)
      stage.controller.zoom(to: layout.pointsPerSecond * 2, aboutViewX: 400)
      bounds = layout.visibleBounds
      #expect(abs(layout.geometry.time(atX: bounds.minX + 400) - before) < 1)
      stage.pacer.advance(by: 0.1)
      let frames = stage.controller.collectionView.visibleCells.map(\.frame)
      // Fewer than ten if a channel is as wide as a programme of an hour elsewhere.
      #expect(frames.count > 4)
      #expect(frames.allSatisfy { $0.intersects(stage.controller.collectionView.bounds) })
    }
  }

  @Test func changingTheAxisKeepsThePlace() throws {
    try GuideStage.run { stage in
      stage.controller.setOffset(CGPoint(x: 3_000, y: 900), animated: false)
      stage.pacer.advance(by: 0.1)
      let place = stage.controller.currentPlace
      stage.controller.grid.axis = .down
      stage.pacer.advance(by: 0.1)
      #expect(abs(stage.controller.currentPlace.time - place.time) < 60)
      #expect(abs(stage.controller.currentPlace.row - place.row) < 0.1)
    }
  }

  // MARK: Scrolling

  private func isOnPixel(_ point: CGPoint, scale: CGFloat) -> Bool {
    [point.x, point.y].allSatisfy { abs($0 * scale - ($0 * scale).rounded()) < 1e-9 }
  }

  /// Otherwise what is on half a pixel would be drawn on another pixel after the next scroll.
  @Test(arguments: [GuidePlacement.Axis.across, .down], [CGFloat(1), 1.5])
  func theGridRestsOnWholePixels(axis: GuidePlacement.Axis, scale: CGFloat) throws {
    try GuideStage.run(size: CGSize(width: 1_191, height: 677), scale: scale) { stage in
      let controller = stage.controller
      #expect(isOnPixel(stage.offset, scale: scale))
      controller.grid.axis = axis
      let now = Date(timeIntervalSince1970: TimeInterval(GuideStage.now))
      for minutes in 0..<12 {
        controller.clock = { now + TimeInterval(minutes * 61) }
        controller.tick()
        controller.scrollToNow(animated: false)
        #expect(isOnPixel(stage.offset, scale: scale), "\(minutes) minutes later")
      }
      var random = SeededGenerator(seed: 11)
      for step in 0..<40 {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: controller.grid.zoom(by: .random(in: 0.6...1.6, using: &random))
        case 1: controller.grid.moveDay(.random(in: -1...1, using: &random))
        case 2: controller.grid.show(moment: GuideStage.now + .random(in: -80_000...80_000, using: &random))
        case 3: controller.setOffset(CGPoint(x: .random(in: 0...9_000, using: &random), y: 333.3), animated: false)
        case 4: controller.grid.reach(row: .random(in: 0..<60, using: &random), instant: GuideStage.now)
        case 5: controller.reloadGuide(stage.guide)
        default: controller.grid.goToNow()
        }
        stage.pacer.advance(by: 1)
        #expect(isOnPixel(stage.offset, scale: scale), "step \(step): \(stage.offset)")
      }
    }
  }

  /// A key during the scroll counts as one pressed after it.
  @Test(arguments: [0, 0.03, 0.2])
  func aKeyDuringAScrollLeadsWhereItWouldAfterIt(wait: Double) throws {
    @MainActor func resize(_ stage: GuideStage, _ size: CGSize) {
      stage.surface.resize(to: size)
      stage.controller.view.window?.layoutIfNeeded()
    }
    let keys: [@MainActor (GuideStage) -> Void] = [
      { $0.controller.grid.moveDay(1) }, { $0.controller.grid.moveDay(-1) }, { $0.controller.grid.goToNow() },
      { $0.controller.grid.page(.down) }, { $0.controller.grid.moveFocus(.left) },
      { $0.controller.grid.moveFocus(.down) }, { $0.controller.grid.moveToLastRow() },
      { $0.controller.grid.zoom(by: 1.25) }, { $0.controller.reloadGuide($0.guide) },
      { $0.controller.grid.show(moment: GuideStage.now + 40_000) },
      { resize($0, CGSize(width: 1_100, height: 640)) }, { resize($0, CGSize(width: 1_200, height: 700)) },
    ]
    for seed in 0..<3 {
      var ends: [(GuideGridViewController.Place, GuideFocus?)] = []
      for isHasty in [false, true] {
        var random = SeededGenerator(seed: UInt64(seed))
        try GuideStage.run { stage in
          stage.press(.keyboardDownArrow)
          for _ in 0..<12 {
            let key = Int.random(in: 0..<keys.count, using: &random)
            keys[key](stage)
            stage.pacer.advance(by: isHasty ? wait : 2)
          }
          stage.pacer.advance(by: 2)
          #expect(stage.focusIsOnScreen)
          #expect(!stage.controller.collectionView.isScrollAnimating)
          #expect(stage.layout.visibleBounds == stage.controller.grid.restingBounds)
          ends.append((stage.controller.currentPlace, stage.controller.focus))
        }
      }
      #expect(ends[0] == ends[1], "seed \(seed)")
    }
  }

  @Test func homeLeadsBackBeforeTheWayToAnotherDayHasBegun() throws {
    try GuideStage.run { stage in
      let offset = stage.offset
      for wait in [0, 0.016, 0.1] {
        stage.surface.pressKey(
          Int(UIKeyboardHIDUsage.keyboardRightArrow.rawValue), characters: "", modifiers: .control)
        stage.pacer.advance(by: wait)
        stage.surface.pressKey(Int(UIKeyboardHIDUsage.keyboardHome.rawValue), characters: "", modifiers: [])
        stage.pacer.advance(by: 2)
        #expect(stage.offset == offset, "\(wait) s later")
      }
    }
  }

  @Test func theWheelTakesOverFromAScroll() throws {
    try GuideStage.run { stage in
      stage.controller.grid.moveDay(1)
      stage.pacer.advance(by: 0.1)
      let way = stage.offset
      stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 3), at: CGPoint(x: 700, y: 400))
      stage.pacer.advance(by: 2)
      #expect(abs(stage.offset.x - way.x) < 1 && stage.offset.y > 100)
      #expect(stage.layout.visibleBounds == stage.controller.grid.restingBounds)
    }
  }

  // MARK: Pictures

  private struct PictureGuide: GuideProviding {
    var base: RandomGuide
    var hasPictures: Bool
    var channels: [Channel] { base.channels }
    var timeRange: Range<Int64> { base.timeRange }
    func airings(on channel: Channel.Key, overlapping range: Range<Int64>) -> [Airing] {
      base.airings(on: channel, overlapping: range)
    }
    private static let still = Programme.Image(
      url: "https://example.org/still.jpg", kind: "still", orientation: "", system: "")
    func programme(_ id: Airing.ID) -> Programme? {
      var programme = Programme()
      if hasPictures { programme.images.append(Self.still) }
      return programme
    }
  }

  @Test func thereIsAColumnOfPicturesWhereThereAreAny() throws {
    for (hasPictures, thumbnails, isShown) in [
      (true, GuideSettings.Thumbnails.automatic, true), (false, .automatic, false), (true, .never, false),
      (false, .always, true),
    ] {
      let guide = PictureGuide(
        base: RandomGuide(seed: 3, channels: 20, start: GuideStage.now - 86_400, days: 3), hasPictures: hasPictures)
      let controller = GuideViewController(
        guide: guide, timeZone: .gmt, images: ImageLoader(),
        clock: { Date(timeIntervalSince1970: TimeInterval(GuideStage.now)) })
      controller.settings.thumbnails = thumbnails
      controller.view.frame = CGRect(x: 0, y: 0, width: 1_200, height: 600)
      controller.view.layoutIfNeeded()
      #expect((controller.layout.metrics.thumbnailWidth > 0) == isShown)
    }
  }
}
