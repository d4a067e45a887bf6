import Foundation
import GuideModel
import ScreenChecks
import Testing
import UIKit
import WindowServer

@testable import GuideUI

/// Compares every view of the window in every colour scheme, language and size, in pairwise combinations, with reviewed
/// reference pictures.
@MainActor @Suite(.serialized) struct PairwisePictureTests {
  enum View: String, CaseIterable {
    case grid, down, now, day, search, details, panel, first, state
  }

  nonisolated private static let schemes: [(name: String, appearance: Appearance)] = [
    ("light", .light), ("dark", .dark),
  ]
  nonisolated private static let languages = [("en", "en_GB"), ("de", "de_DE"), ("ar", "ar_EG"), ("ja", "ja_JP")]
  nonisolated private static let sizes: [(name: String, size: CGSize)] = [
    ("phone", CGSize(width: 390, height: 844)), ("laptop", CGSize(width: 1_366, height: 768)),
    ("desktop", CGSize(width: 1_920, height: 1_080)),
  ]
  nonisolated private static let panels = ["channels", "settings", "sources", "keys"]
  nonisolated private static let states = ["hidden", "nothing", "ended", "failed"]

  /// A picture: its content and its settings.
  struct Sample: CustomTestStringConvertible, Sendable {
    var view: View
    /// The panel or state, by its index among the view's pictures.
    var variant: String
    var scheme: Int
    var language: Int
    var size: Int

    var name: String {
      [
        "pair", view.rawValue, variant, PairwisePictureTests.languages[language].0,
        PairwisePictureTests.schemes[scheme].name, PairwisePictureTests.sizes[size].name,
      ].filter { !$0.isEmpty }.joined(separator: "-")
    }
    var testDescription: String { name }
  }

  nonisolated static let samples: [Sample] = {
    var seen: [View: Int] = [:]
    return PairwiseTable.rows([View.allCases.count, languages.count, sizes.count, schemes.count]).map { row in
      let view = View.allCases[row[0]]
      let count = seen[view, default: 0]
      seen[view] = count + 1
      let variants = view == .panel ? panels : view == .state ? states : [""]
      return Sample(
        view: view, variant: variants[count % variants.count], scheme: row[3], language: row[1], size: row[2])
    }
  }()

  @Test(arguments: samples) func looksAsItDid(_ sample: Sample) throws {
    let (language, formats) = Self.languages[sample.language]
    let manager = ListedSources()
    try GuideStage.run(
      size: Self.sizes[sample.size].size, library: library(of: sample),
      appearance: Self.schemes[sample.scheme].appearance,
      language: GuideLocale(language: language, formats: Locale(identifier: formats)),
      prepare: { $0.sourceManager = manager }
    ) { stage in
      try act(sample, stage)
      stage.pacer.advance(by: 1.5)
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Pictures/\(sample.name).png")
      let found = try ReferencePicture.difference(of: stage.surface, from: file)
      #expect(found == nil)
    }
  }

  private func library(of sample: Sample) -> InMemoryLibrary {
    switch (sample.view, sample.variant) {
    case (.first, _): return InMemoryLibrary(channels: [], airings: [])
    case (.state, "ended"): return .demo(now: GuideStage.now - 300 * 86_400)
    case (.state, "hidden"):
      let library = InMemoryLibrary.demo(empty: 0)
      library.perform(.setHidden(true, library.channels.map(\.id)))
      return library
    case (.grid, _): return .demo(sources: [GuideSource(name: "demo", kind: .demo)])
    default: return .demo()
    }
  }

  private func act(_ sample: Sample, _ stage: GuideStage) throws {
    let controller = stage.controller
    switch sample.view {
    case .grid:
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardDownArrow)
    case .down:
      controller.settings.axis = .down
      controller.scrollToNow(animated: false)
      stage.press(.keyboardDownArrow)
    case .now:
      controller.show(.onNow)
      stage.press(.keyboardDownArrow)
    case .day:
      controller.openChannelDay(controller.rows.channels[3])
      stage.press(.keyboardDownArrow)
    case .search: search("the", stage)
    case .details:
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardReturnOrEnter)
    case .panel:
      switch sample.variant {
      case "channels": controller.toggleChannels()
      case "settings": controller.toggleSettings()
      case "sources": controller.toggleSources()
      default: controller.toggleKeys()
      }
    case .first: break
    case .state:
      if sample.variant == "nothing" { search("qqxyz", stage) }
      if sample.variant == "failed" { controller.fail(Failure()) }
    }
  }

  private struct Failure: Error, CustomStringConvertible { let description = "/home/guide.db: disk I/O error" }

  private func search(_ text: String, _ stage: GuideStage) {
    stage.press(.keyboardF, .control, characters: "f")
    stage.surface.type(text)
    stage.pacer.advance(by: 0.3)
  }

  /// Three sources: one that works, one that has ended, one that fails.
  private final class ListedSources: GuideSourceManaging {
    var sources = [
      GuideSource(
        name: "https://example.org/guide.xml.gz", refreshed: GuideStage.now - 7_200, channels: 182, airings: 40_100,
        ends: GuideStage.now + 6 * 86_400),
      GuideSource(
        name: "Old listings", refreshed: GuideStage.now - 40 * 86_400, channels: 12, airings: 900,
        ends: GuideStage.now - 86_400),
      GuideSource(
        name: "Playlist", kind: .playlist, failure: "The server answered 404: there is no such file.", channels: 60),
    ]
    var activity: (name: String, progress: Double?)?
    var onChange: (() -> Void)?
    func add(_ address: String, failed: @escaping @MainActor (any Error) -> Void) {}
    func refresh(_ name: String?) {}
    func remove(_ name: String) {}
    func setInterval(hours: Int, of name: String) {}
    func setShift(minutes: Int, of name: String) {}
    func move(_ name: String, to index: Int) {}
  }
}
