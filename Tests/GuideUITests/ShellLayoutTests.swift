import Foundation
import Testing

@testable import GuideUI

struct ShellLayoutTests {
  static let sizes = [
    CGSize(width: 360, height: 740), CGSize(width: 640, height: 480), CGSize(width: 900, height: 600),
    CGSize(width: 1_366, height: 768), CGSize(width: 1_920, height: 1_080), CGSize(width: 3_840, height: 2_160),
  ]

  private func parts(_ layout: ShellLayout) -> [CGRect] {
    [
      layout.menuButton, layout.searchField, layout.searchButton, layout.cancelButton, layout.viewSwitch,
      layout.settingsButton, layout.chips, layout.dayStrip, layout.content, layout.panel,
    ].filter { !$0.isEmpty }
  }

  @Test(arguments: sizes) func partsLieInTheWindowAndApart(size: CGSize) {
    for bits in 0..<32 {
      var contents = ShellLayout.Contents()
      contents.showsBanner = bits & 1 != 0
      contents.hasPanel = bits & 2 != 0
      contents.isSearching = bits & 4 != 0
      contents.showsDays = bits & 8 != 0
      contents.isRightToLeft = bits & 16 != 0
      let layout = ShellLayout(size: size, contents: contents)
      var all = parts(layout)
      // In a narrow window the panel covers the content.
      if contents.hasPanel, layout.isNarrow { all.removeAll { $0 == layout.content } }
      let window = CGRect(origin: .zero, size: size)
      for (index, part) in all.enumerated() {
        #expect(window.contains(part), "\(size) \(bits) \(part)")
        for other in all[(index + 1)...] {
          #expect(
            part.intersection(other).isEmpty || part.intersection(other).isNull, "\(size) \(bits) \(part) \(other)")
        }
      }
    }
  }

  @Test(arguments: sizes) func rightToLeftIsTheMirrorImage(size: CGSize) {
    var contents = ShellLayout.Contents()
    contents.hasPanel = true
    let layout = ShellLayout(size: size, contents: contents)
    contents.isRightToLeft = true
    let mirrored = ShellLayout(size: size, contents: contents)
    for (one, other) in zip(parts(layout), parts(mirrored)) {
      #expect(abs(size.width - one.maxX - other.minX) < 0.01)
      #expect(one.size == other.size && one.minY == other.minY)
    }
  }

  /// D18: at 900 × 600 the details left 180 points for the grid.
  @Test func detailsLeaveTheLargerPartOfTheGrid() {
    var contents = ShellLayout.Contents()
    contents.hasPanel = true
    for width in stride(from: CGFloat(700), through: 1_920, by: 20) {
      let layout = ShellLayout(size: CGSize(width: width, height: 600), contents: contents)
      #expect(layout.content.width >= width * 0.54)
      #expect(layout.panel.width >= 320)
      // Next to the channel column there is room for more than an hour.
      let metrics = GuideMetrics.fitting(width: layout.content.width)
      #expect(layout.content.width - metrics.leadingWidth >= 270)
    }
    #expect(ShellLayout(size: CGSize(width: 360, height: 740), contents: contents).panel.width == 360)
  }

  @Test func daysTakeWhatTheyNeedAndAtLeastHalfOrWhatTheChipsLeave() {
    var contents = ShellLayout.Contents()
    func layout(chips: CGFloat, days: CGFloat) -> ShellLayout {
      (contents.chipsWidth, contents.daysWidth) = (chips, days)
      return ShellLayout(size: CGSize(width: 1_366, height: 768), contents: contents)
    }
    #expect(layout(chips: 2_000, days: 500).dayStrip.width == 500)
    #expect(layout(chips: 300, days: 2_000).dayStrip.width == 1_018)
    #expect(layout(chips: 300, days: 2_000).chips.width == 300)
    #expect(layout(chips: 2_000, days: 2_000).dayStrip.width == 683)
  }

  @Test func searchIsAFieldWhereThereIsRoomAndElseAButton() {
    let wide = ShellLayout(size: CGSize(width: 1_366, height: 768), contents: ShellLayout.Contents())
    #expect(wide.searchField.width == 520 && wide.searchButton.isEmpty)
    #expect(abs(wide.searchField.midX - 683) < 1)
    var contents = ShellLayout.Contents()
    let phone = ShellLayout(size: CGSize(width: 360, height: 740), contents: contents)
    #expect(phone.searchField.isEmpty && !phone.searchButton.isEmpty && phone.days == .button)
    contents.isSearching = true
    let searching = ShellLayout(size: CGSize(width: 360, height: 740), contents: contents)
    #expect(searching.searchField.width > 240 && searching.menuButton.isEmpty && !searching.cancelButton.isEmpty)
    contents.canSearch = false
    contents.isSearching = false
    #expect(ShellLayout(size: CGSize(width: 1_366, height: 768), contents: contents).searchField.isEmpty)
  }
}
