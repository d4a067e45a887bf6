import Foundation
import GuideModel
import QuartzCore
import Testing
import UIKit
import WindowServer
import WindowServerTesting

@testable import GuideUI

/// Two windows of one process, for users of different languages.
@Suite @MainActor struct ViewerLanguageTests {
  @Test func windowsOfOneProcessSpeakTheLanguagesOfTheirViewers() throws {
    try run { viewers, pacer in
      pacer.advance(by: 0.3)
      try check(viewers)
      #expect(viewers[0].controller.times.timeText(GuideStage.now) == "10:46")
      #expect(viewers[1].controller.times.timeText(GuideStage.now).hasPrefix("١٠:٤٦"))
    }
  }

  @Test func changesOfTheGuideAndMinutesLeaveEachItsLanguage() throws {
    try run { viewers, pacer in
      pacer.advance(by: 0.3)
      for viewer in viewers { viewer.perform { viewer.controller.reloadGuide() } }
      pacer.advance(by: 0.3)
      try check(viewers)
      // Across midnight, so that the days get new names.
      for minutes: Int64 in [1, 24 * 60] {
        for viewer in viewers {
          viewer.now += minutes * 60
          viewer.controller.timer?.fire()
        }
        pacer.advance(by: 0.3)
        try check(viewers)
      }
    }
  }

  @Test func changesCausedByAnotherViewerAreInTheWindowsLanguage() throws {
    try run { viewers, pacer in
      viewers[0].perform { for viewer in viewers { viewer.controller.show(.onNow) } }
      pacer.advance(by: 0.3)
      viewers[1].perform {
        for viewer in viewers {
          viewer.controller.view.setNeedsLayout()
          viewer.controller.collectionView.setNeedsLayout()
          viewer.controller.bar.setNeedsLayout()
        }
      }
      pacer.advance(by: 0.3)
      for viewer in viewers { viewer.perform { viewer.controller.show(.grid) } }
      try check(viewers)
    }
  }

  @Test func framesTimersAndEndsOfAnimationsRunForTheirViewer() throws {
    try run { viewers, pacer in
      var heard: [String: [String]] = [:]
      func hear(_ what: String) { heard[what, default: []].append(GuideLocale.current.language) }
      for viewer in viewers {
        viewer.perform {
          _ = FrameScheduler.current.schedule(after: 0.1) { hear("timer") }
          FrameScheduler.current.whenIdle { hear("idle") }
          CATransaction.afterCommit { hear("commit") }
          let link = CADisplayLink { link in
            hear("frame")
            link.invalidate()
          }
          link.start()
          UIView.animate(withDuration: 0.2) {
            viewer.controller.bar.alpha = 0.5
          } completion: { _ in
            hear("animation")
          }
          UIView.animate(withDuration: 0) {
          } completion: { _ in
            hear("nothing")
          }
        }
      }
      pacer.advance(by: 0.5)
      pacer.runIdleWork()
      for what in ["timer", "idle", "commit", "frame", "animation", "nothing"] {
        #expect(heard[what] == ["de", "ar"], "\(what)")
      }
    }
  }

  @Test func aChoiceInTheSettingsIsTheViewersOwnAndItsOppositeTheBrowsers() throws {
    try run { viewers, pacer in
      pacer.advance(by: 0.3)
      let before = GuideLocale.ofProcess
      let german = viewers[0]
      german.perform { german.controller.change { $0.language = "fr" } }
      // The rest comes with the next turn of the main queue.
      german.perform { german.controller.reloadTexts() }
      pacer.advance(by: 0.3)
      #expect(german.person.locale.language == "fr" && german.person.locale.formats.identifier == "de")
      #expect(german.controller.bar.searchField.placeholder == "Rechercher des programmes")
      #expect(viewers[1].person.locale.language == "ar" && GuideLocale.ofProcess == before)
      german.perform {
        german.controller.change { $0.language = "" }
        german.controller.reloadTexts()
      }
      pacer.advance(by: 0.3)
      try check(viewers)
    }
  }

  @Test func theMenuOffersLanguagesByTheirOwnNames() throws {
    try run { viewers, pacer in
      pacer.advance(by: 0.3)
      let german = viewers[0]
      @MainActor func languages() -> [UIAction]? {
        let parts = german.controller.bar.menuButton.menu?.children.compactMap { $0 as? UIMenu } ?? []
        let menu = parts.flatMap { $0.children }.compactMap { $0 as? UIMenu }.first {
          $0.children.contains { $0.title == "Français" }
        }
        return menu?.children.compactMap { $0 as? UIAction }
      }
      let offered = try #require(languages())
      #expect(offered.map { $0.title }.contains("Français") && offered.map { $0.title }.contains("العربية"))
      #expect(offered.count == 1 + GuideLocale.languages.count)
      #expect(offered.filter { $0.state == .on }.map { $0.title } == ["Automatisch"])
      let french = try #require(offered.first { $0.title == "Français" })
      german.perform {
        french.performWithSender(nil, target: nil)
        german.controller.reloadTexts()
      }
      pacer.advance(by: 0.3)
      #expect(german.controller.bar.searchField.placeholder == "Rechercher des programmes")
      #expect(viewers[1].person.locale.language == "ar")
      // A window on the desktop has its language in the settings.
      german.controller.baseLocale = nil
      german.perform { german.controller.updateMenus() }
      #expect(languages() == nil)
    }
  }

  @Test func resultsFromDiskAreInTheViewersLanguage() async {
    let person = GuideViewer(GuideLocale(preferences: "de", fallback: .ofProcess))
    let heard = await withCheckedContinuation { done in
      GuideLocale.$viewer.withValue(person) {
        GuideBackground.queue("test").run {
          GuideLocale.current.language
        } deliver: {
          done.resume(returning: [$0, GuideLocale.current.language])
        }
      }
    }
    #expect(heard == ["de", "de"])
  }

  // MARK: Viewers

  @MainActor private final class Viewer {
    let person: GuideViewer
    let host: HeadlessServer
    let scene: UIWindowScene
    let window: UIWindow
    let controller: GuideViewController
    var now: Int64 {
      get { clock.now }
      set { clock.now = newValue }
    }
    private let clock = Clock()

    @MainActor private final class Clock { var now = GuideStage.now }

    init(_ language: String, _ library: InMemoryLibrary) {
      let base = GuideLocale(preferences: language, fallback: .ofProcess)
      let person = GuideViewer(base)
      let host = HeadlessServer(screenSize: CGSize(width: 1_200, height: 700), screenScale: 1)
      host.context = person
      host.settings.isRightToLeft = base.isRightToLeft
      let clock = clock
      var parts: (UIWindowScene, UIWindow, GuideViewController)?
      AmbientContext.perform(in: person) {
        let scene = UIApplication.shared.connectScene(on: host)
        let window = UIWindow(windowScene: scene)
        let controller = GuideViewController(guide: library, timeZone: .gmt) {
          Date(timeIntervalSince1970: TimeInterval(clock.now))
        }
        controller.baseLocale = base
        controller.background = .immediate
        controller.searchBackground = .immediate
        window.rootViewController = controller
        window.makeKeyAndVisible()
        parts = (scene, window, controller)
      }
      guard let (scene, window, controller) = parts else { preconditionFailure("A context runs what it is given.") }
      (self.person, self.host, self.scene, self.window, self.controller) = (person, host, scene, window, controller)
    }

    func perform(_ body: () -> Void) { AmbientContext.perform(in: person, body) }

    func end() { perform { UIApplication.shared.discardScene(scene) } }

    /// Everything that can be read or heard.
    var texts: [String] {
      var found: [String] = []
      func look(_ view: UIView) {
        if view.isHidden { return }
        if let label = view as? UILabel { found.append(label.text ?? "") }
        if let button = view as? UIButton { found.append(button.title(for: .normal) ?? "") }
        found.append(view.accessibilityLabel ?? "")
        for each in view.subviews { look(each) }
      }
      perform { look(window) }
      // A screen reader may ask at any time.
      for each in host.accessibility.windows {
        found += host.accessibility.tree(of: each)?.preorder().map(\.name) ?? []
      }
      return found.filter { !$0.isEmpty }
    }
  }

  private func run(_ body: ([Viewer], VirtualClockPacer) throws -> Void) throws {
    let locale = GuideLocale.ofProcess
    AmbientContext.read = { GuideLocale.viewer }
    AmbientContext.run = { context, body in GuideLocale.$viewer.withValue(context as? GuideViewer) { body() } }
    UIApplication.ambientLayoutDirection = {
      GuideLocale.viewer.map { $0.locale.isRightToLeft ? .rightToLeft : .leftToRight }
    }
    let before = WindowServerRegistry.current
    WindowServerRegistry.current = HeadlessServer(screenSize: CGSize(width: 1_200, height: 700), screenScale: 1)
    defer {
      WindowServerRegistry.current = before
      (AmbientContext.read, AmbientContext.run, UIApplication.ambientLayoutDirection) = (nil, nil, nil)
    }
    try VirtualClockPacer.run { pacer in
      let viewers = ["de", "ar-EG"].map { Viewer($0, .demo(days: 5)) }
      defer { for viewer in viewers { viewer.end() } }
      try body(viewers, pacer)
    }
    #expect(GuideLocale.ofProcess == locale && GuideLocale.current == locale)
    #expect(UIApplication.systemLayoutDirection == .leftToRight)
  }

  private func check(_ viewers: [Viewer], _ location: SourceLocation = #_sourceLocation) throws {
    let (german, arabic) = (viewers[0], viewers[1])
    let words = [
      (german, "Sendungen suchen", ["Montag", "Dienstag"], "Jetzt"), (arabic, "", ["الاثنين", "الثلاثاء"], "الآن"),
    ]
    for (viewer, search, days, now) in words {
      let texts = viewer.texts
      if !search.isEmpty { #expect(viewer.controller.bar.searchField.placeholder == search, sourceLocation: location) }
      for day in days {
        #expect(texts.contains { $0.contains(day) }, "\(day) in \(texts)", sourceLocation: location)
      }
      #expect(texts.contains(now), "\(now) in \(texts)", sourceLocation: location)
    }
    let (latin, eastern) = (german.texts.joined(), arabic.texts.joined())
    #expect(!latin.unicodeScalars.contains { (0x600..<0x700).contains($0.value) }, sourceLocation: location)
    for texts in [german.texts, arabic.texts] {
      #expect(!texts.contains { $0.contains("REPEAT") || $0.contains("now on") }, sourceLocation: location)
    }
    #expect(!eastern.contains("Jetzt") && !eastern.contains("Montag"), sourceLocation: location)
    #expect(german.window.traitCollection.layoutDirection == .leftToRight, sourceLocation: location)
    #expect(arabic.window.traitCollection.layoutDirection == .rightToLeft, sourceLocation: location)
    #expect(!german.controller.layout.placement.isMirrored, sourceLocation: location)
    #expect(arabic.controller.layout.placement.isMirrored, sourceLocation: location)
    for (viewer, isRightToLeft) in [(german, false), (arabic, true)] {
      let strip = viewer.controller.dayStrip
      let buttons = strip.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden }
      let ends = buttons.map { isRightToLeft ? strip.bounds.width - $0.frame.minX : $0.frame.maxX }
      #expect(ends.max() == strip.bounds.width && (ends.min() ?? 0) > strip.bounds.midX, sourceLocation: location)
      let scrollView = try #require(strip.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
      let shown = CGRect(origin: scrollView.contentOffset, size: scrollView.bounds.size)
      let today = strip.content.selected.map { strip.content.fullDays[$0] }
      let day = try #require(scrollView.subviews.first { $0.accessibilityLabel == today })
      #expect(shown.contains(day.frame), sourceLocation: location)
    }
    let bars = viewers.map(\.controller.bar)
    #expect(bars[0].menuButton.frame.midX < bars[0].bounds.midX, sourceLocation: location)
    #expect(bars[1].menuButton.frame.midX > bars[1].bounds.midX, sourceLocation: location)
  }
}
