import Foundation
import GuideModel
import ScreenChecks
import Testing
import UIKit
import WindowServer
import WindowServerTesting

@testable import GuideUI

/// Tests the panels by themselves, with a library in memory.
@MainActor @Suite(.serialized) struct PanelTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Pictures")
  private static let now: Int64 = 1_774_123_800

  private func library() -> InMemoryLibrary {
    let groups = ["News", "Films", "Children"]
    let channels = (1...24).map { number in
      Channel(
        id: Int32(number), feedID: "c\(number)", name: "Channel \(number)", number: "\(number)",
        groups: [groups[number % 3]], isHidden: number % 7 == 0)
    }
    let airings = (1...20).map { number in
      Airing(
        id: Airing.ID(channel: Int32(number), start: Self.now), stop: Self.now + 3_600, title: "Show \(number)")
    }
    return InMemoryLibrary(channels: channels, airings: airings)
  }

  private func stage(
    _ panel: UIViewController, size: CGSize = CGSize(width: 400, height: 640), appearance: Appearance = .dark,
    _ body: (HeadlessSurface, VirtualClockPacer) throws -> Void
  ) throws {
    let before = WindowServerRegistry.current
    let server = HeadlessServer(screenSize: size, screenScale: 1)
    server.appearance = appearance
    WindowServerRegistry.current = server
    defer { WindowServerRegistry.current = before }
    try VirtualClockPacer.run { pacer in
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = panel
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      pacer.advance(by: 0.5)
      let surface = try #require(server.visibleSurfaces.first)
      try body(surface, pacer)
    }
  }

  private func looksAsDrawn(_ surface: HeadlessSurface, _ name: String) throws {
    let difference = try ReferencePicture.difference(
      of: surface, from: Self.folder.appendingPathComponent("\(name).png"))
    #expect(difference == nil)
  }

  @Test func aChannelIsHiddenByChoosingItAndComesBackByUndo() throws {
    let library = library()
    let editor = GuideEditor(library: library)
    let panel = ChannelsPanel(editor: editor)
    try stage(panel) { surface, pacer in
      try looksAsDrawn(surface, "channels-dark")
      panel.choose(panel.sections[0].rows[0])
      #expect(library.channels.first?.id == 2)
      #expect(panel.sections[0].rows[0].style == .dimmed)
      editor.undo()
      panel.reload()
      #expect(library.channels.first?.id == 1)
      editor.redo()
      #expect(library.channels.first?.id == 2)
    }
  }

  @Test func draggingAChannelMovesItInTheGuide() throws {
    let library = library()
    let panel = ChannelsPanel(editor: GuideEditor(library: library))
    try stage(panel) { _, _ in
      panel.collectionView(
        panel.list, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 3, section: 0))
      #expect(library.channels.prefix(4).map(\.id) == [2, 3, 4, 1])
    }
  }

  @Test func everySettingHasARowAndARowChangesItsSetting() throws {
    var changed: GuideSettings?
    let panel = SettingsPanel(settings: GuideSettings())
    panel.onSettings = { changed = $0 }
    try stage(panel, size: CGSize(width: 400, height: 900), appearance: .light) { surface, _ in
      try looksAsDrawn(surface, "settings-light")
      #expect(Set(panel.sections.flatMap(\.rows).map(\.id)) == Set(GuideSetting.all.map(\.name)))
      let row = try #require(panel.sections.flatMap(\.rows).first { $0.id == "genre-colours" })
      panel.press(row)
      #expect(changed?.genreColours == false)
    }
  }

  @Test func oneOfSeveralViewersIsOfferedNoSettingOfTheProgram() throws {
    let panel = SettingsPanel(settings: GuideSettings(), isOneOfSeveral: true)
    let offered = Set(panel.makeSections().flatMap(\.rows).map(\.id))
    #expect(offered == Set(GuideSetting.all.lazy.filter { !$0.concernsProgram }.map(\.name)))
    #expect(offered.contains("clock") && offered.contains("language") && !offered.contains("player"))
    #expect(panel.makeSections().allSatisfy { !$0.rows.isEmpty })
  }

  private final class Manager: GuideSourceManaging {
    var sources: [GuideSource] = []
    var activity: (name: String, progress: Double?)?
    var onChange: (() -> Void)?
    var calls: [String] = []
    struct Refused: Error, CustomStringConvertible { var description: String }

    func add(_ address: String, failed: @escaping @MainActor (any Error) -> Void) {
      if address.contains(" ") { return failed(Refused(description: "An address has no blanks.")) }
      calls.append("add \(address)")
    }
    func refresh(_ name: String?) { calls.append("refresh \(name ?? "all")") }
    func remove(_ name: String) { calls.append("remove \(name)") }
    func setInterval(hours: Int, of name: String) { calls.append("interval \(hours) \(name)") }
    func setShift(minutes: Int, of name: String) { calls.append("shift \(minutes) \(name)") }
    func move(_ name: String, to index: Int) { calls.append("move \(name) \(index)") }
  }

  @Test func sourcesSayHowTheyAre() throws {
    let manager = Manager()
    manager.sources = [
      GuideSource(
        name: "https://example.org/guide.xml.gz", refreshed: Self.now - 7_200, channels: 182, airings: 40_100,
        ends: Self.now + 6 * 86_400),
      GuideSource(
        name: "Old listings", refreshed: Self.now - 40 * 86_400, channels: 12, airings: 900, ends: Self.now - 86_400),
      GuideSource(
        name: "Playlist", kind: .playlist, failure: "The server answered 404: there is no such file.", channels: 60,
        airings: 0),
    ]
    manager.activity = ("Playlist", 0.4)
    let times = GuideTimes(timeZone: .gmt, locale: Locale(identifier: "en_GB"))
    let panel = SourcesPanel(manager: manager, times: times, now: { Self.now })
    try stage(panel) { surface, pacer in
      try looksAsDrawn(surface, "sources-dark")
      let rows = panel.sections[1].rows
      #expect(rows[0].style == .plain)
      #expect(rows[1].style == .warning)
      #expect(rows[2].accessory == .busy)
      panel.add("https://example.org/new.xml")
      #expect(manager.calls == ["add https://example.org/new.xml"])
      panel.add("not an address")
      pacer.advance(by: 0.5)
      #expect(panel.presentedViewController is UIAlertController)
    }
  }

  @Test func toolsAreMirroredAndNeverOverlap() {
    for width in stride(from: CGFloat(120), through: 480, by: 20) {
      let rect = CGRect(x: 10, y: 0, width: width, height: 30)
      let left = ChannelsPanel.toolFrames(in: rect, widths: [120, 80, 50], isRightToLeft: false)
      let right = ChannelsPanel.toolFrames(in: rect, widths: [120, 80, 50], isRightToLeft: true)
      for frames in [left, right] {
        for (index, frame) in frames.enumerated() where frame.width > 0 {
          #expect(rect.insetBy(dx: -0.01, dy: 0).contains(frame) || width < 62)
          for other in frames[(index + 1)...] where other.width > 0 { #expect(!frame.intersects(other)) }
        }
      }
      for (one, other) in zip(left, right) { #expect(one.minX - rect.minX == rect.maxX - other.maxX) }
    }
  }
}
