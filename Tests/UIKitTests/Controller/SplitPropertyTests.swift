import SeededRandom
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// Split view controllers after random changes.
@MainActor @Suite(.serialized) struct SplitPropertyTests {
  private typealias Split = UISplitViewController

  private func run(
    _ style: Split.Style, width: CGFloat = 1000, _ body: @MainActor (Stage, UISplitViewController) -> Void
  ) {
    Stage.run(size: CGSize(width: width, height: 700), scale: 1) { stage in
      let split = UISplitViewController(style: style)
      for column in columns(style) { split.setViewController(UIViewController(), for: column) }
      stage.window.rootViewController = split
      stage.pacer.advance(by: 0.1)
      body(stage, split)
    }
  }

  private func columns(_ style: Split.Style) -> [Split.Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  @Test("A new controller's preferences are automatic (facts 17.1 and 17.2)") func defaults() {
    let split = UISplitViewController(style: .doubleColumn)
    #expect(split.preferredDisplayMode == .automatic && split.displayMode != .automatic)
    let widths = [
      split.preferredPrimaryColumnWidth, split.preferredPrimaryColumnWidthFraction, split.minimumPrimaryColumnWidth,
      split.maximumPrimaryColumnWidth,
    ]
    #expect(widths.allSatisfy { $0 == Split.automaticDimension })
  }

  @Test("The primary column's width follows the preferences and limits (facts 17.3 and 17.4)", arguments: UInt64(0)..<8)
  func widths(seed: UInt64) {
    run(.doubleColumn) { stage, split in
      var random = SeededGenerator(seed: seed)
      for _ in 0..<40 {
        let points = random.chance(50) ? CGFloat(random.int(100..<600)) : nil
        let percent = random.chance(50) ? CGFloat(random.int(10..<60)) : nil
        let least = random.chance(50) ? CGFloat(random.int(50..<400)) : nil
        let most = CGFloat(random.int(400..<700))
        split.preferredPrimaryColumnWidth = points ?? Split.automaticDimension
        split.preferredPrimaryColumnWidthFraction = percent.map { $0 / 100 } ?? Split.automaticDimension
        split.minimumPrimaryColumnWidth = least ?? Split.automaticDimension
        split.maximumPrimaryColumnWidth = most
        stage.pacer.advance(by: 0.1)
        let width = split.primaryColumnWidth
        #expect(width >= (least ?? 0) && width <= most)
        if let wanted = points ?? percent.map({ $0 / 100 * 1000 }) {
          #expect(abs(width - min(max(wanted, least ?? 0), most)) < 0.001)
        }
        let shown = split.viewController(for: .primary)?.view.frame.width ?? 0
        #expect(abs(shown - width) < 0.001)
      }
    }
  }

  @Test(
    "Columns are in the window while they are shown, and the mode is never automatic (facts 17.1)",
    arguments: UInt64(0)..<8)
  func modes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let style: Split.Style = random.chance(50) ? .tripleColumn : .doubleColumn
    let modes: [Split.DisplayMode] = [
      .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
      .twoDisplaceSecondary,
    ]
    run(style, width: 1400) { stage, split in
      for _ in 0..<40 {
        let side = columns(style).dropLast()
        switch random.int(0..<3) {
        case 0: split.preferredDisplayMode = modes[random.int(0..<modes.count)]
        case 1: split.show(side[random.int(0..<side.count)])
        default: split.hide(side[random.int(0..<side.count)])
        }
        stage.pacer.advance(by: 1)
        #expect(split.displayMode != .automatic && !split.isCollapsed)
        for column in side {
          let isThere = split.viewController(for: column)?.viewIfLoaded?.window != nil
          #expect(split.isShowing(column) == isThere, "\(column), \(split.displayMode)")
        }
        #expect(split.viewController(for: .secondary)?.view.window != nil)
        #expect((split.primaryColumnWidth > 0) == split.isShowing(.primary))
        let count = side.count { split.isShowing($0) }
        switch split.displayMode {
        case .secondaryOnly: #expect(count == 0)
        case .oneBesideSecondary, .oneOverSecondary: #expect(count == 1)
        default: #expect(count == 2)
        }
      }
    }
  }

  @Test("While collapsed, the preferred mode changes nothing that is shown (facts 17.5)") func collapsed() {
    run(.doubleColumn, width: 390) { stage, split in
      let secondary = split.viewController(for: .secondary)
      #expect(split.isCollapsed)
      for mode in [Split.DisplayMode.secondaryOnly, .oneBesideSecondary, .oneOverSecondary] {
        split.preferredDisplayMode = mode
        stage.pacer.advance(by: 1)
        #expect(split.isCollapsed && secondary?.view.frame == CGRect(x: 0, y: 0, width: 390, height: 700))
        #expect(split.viewController(for: .primary)?.viewIfLoaded?.window == nil)
      }
    }
  }
}
