import Foundation
import GuideModel
import QuartzCore
import UIKit
import WindowServer
import WindowServerTesting

@testable import GuideUI

/// The guide in a headless window under a virtual clock, for the duration of a test.
@MainActor final class GuideStage {
  nonisolated static let now: Int64 = 1_774_090_000
  let pacer: VirtualClockPacer
  let surface: HeadlessSurface
  let controller: GuideViewController
  let guide: RandomGuide
  /// The library in place of the guide, if any.
  let library: InMemoryLibrary?

  private init(
    pacer: VirtualClockPacer, surface: HeadlessSurface, controller: GuideViewController, guide: RandomGuide,
    library: InMemoryLibrary?
  ) {
    self.pacer = pacer
    self.surface = surface
    self.controller = controller
    self.guide = guide
    self.library = library
  }

  /// - Parameters:
  ///   - scale: pixels per point of the screen.
  ///   - library: shown instead of a random guide; work that waits for a disk is then done at once.
  ///   - shown: shown instead of either.
  ///   - language: the language of texts and formats; `nil` for those of the process, with British dates and times.
  ///   - prepare: called before the window is shown.
  static func run(
    size: CGSize = CGSize(width: 1_200, height: 700), scale: CGFloat = 1, seed: UInt64 = 4,
    library: InMemoryLibrary? = nil, shown: (any GuideLibrary)? = nil,
    appearance: Appearance = .light, language: GuideLocale? = nil, timeZone: TimeZone = .gmt,
    prepare: @MainActor (GuideViewController) -> Void = { _ in },
    _ body: @MainActor (GuideStage) throws -> Void
  ) throws {
    let locale = GuideLocale.current
    let direction = UIApplication.systemLayoutDirection
    if let language {
      GuideLocale.current = language
      UIApplication.systemLayoutDirection = language.isRightToLeft ? .rightToLeft : .leftToRight
    }
    defer {
      GuideLocale.current = locale
      UIApplication.systemLayoutDirection = direction
    }
    let before = WindowServerRegistry.current
    let server = HeadlessServer(screenSize: size, screenScale: scale)
    server.appearance = appearance
    WindowServerRegistry.current = server
    defer { WindowServerRegistry.current = before }
    try VirtualClockPacer.run { pacer in
      let guide = RandomGuide(seed: seed, channels: 60, start: now - 2 * 86_400, days: 5)
      let controller = GuideViewController(
        guide: shown ?? library.map { $0 as any GuideProviding } ?? guide, timeZone: timeZone,
        locale: language?.formats ?? Locale(identifier: "en_GB"),
        clock: { Date(timeIntervalSince1970: TimeInterval(now)) })
      controller.background = .immediate
      controller.searchBackground = .immediate
      prepare(controller)
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      pacer.advance(by: 0.1)
      guard let surface = server.visibleSurfaces.first else { throw Missing() }
      try body(GuideStage(pacer: pacer, surface: surface, controller: controller, guide: guide, library: library))
    }
  }

  struct Missing: Error {}

  var offset: CGPoint { controller.collectionView.contentOffset }
  var layout: GuideLayout { controller.layout }

  func press(_ key: UIKeyboardHIDUsage, _ modifiers: InputEvent.Modifiers = [], characters: String = "") {
    surface.pressKey(Int(key.rawValue), characters: characters, modifiers: modifiers)
    pacer.advance(by: 0.5)
  }

  /// Whether the focused cell (its beginning or, for a long one, the instant meant) is between the pinned parts and the
  /// window's edges.
  var focusIsOnScreen: Bool {
    guard let focus = controller.focus else { return false }
    let geometry = layout.geometry
    let bounds = layout.visibleBounds
    let top = geometry.y(ofRow: focus.row)
    guard top >= bounds.minY + geometry.metrics.headerHeight - 0.5,
      top + geometry.metrics.rowHeight <= bounds.maxY + 0.5
    else { return false }
    let visible = geometry.instants(from: bounds.minX + geometry.metrics.leadingWidth, to: bounds.maxX)
    return focus.span.overlaps(visible)
  }
}
