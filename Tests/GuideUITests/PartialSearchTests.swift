import GuideModel
import Testing
import UIKit

@testable import GuideUI

/// Tests searches of a guide whose index is still being built.
@MainActor @Suite(.serialized) struct PartialSearchTests {
  /// A demo that is only partly indexed.
  private final class PreparedLibrary: GuideLibrary, @unchecked Sendable {
    private let guide = InMemoryLibrary.demo()
    /// The part that is indexed, from 0 to 1.
    var indexedPart = 0.0
    /// Whether a search finds anything in that part.
    var findsAnything = false

    var lineup: GuideLineup { guide.lineup }
    var channels: [Channel] { guide.channels }
    var timeRange: Range<Int64> { guide.timeRange }
    var sources: [GuideSource] { guide.sources }
    var isEditable: Bool { guide.isEditable }
    var channelsWithAirings: Set<Channel.Key> { guide.channelsWithAirings }
    func perform(_ edit: GuideEdit) -> [GuideEdit] { guide.perform(edit) }
    func airings(on channel: Channel.Key, overlapping range: Range<Int64>) throws -> [Airing] {
      guide.airings(on: channel, overlapping: range)
    }
    func programme(_ id: Airing.ID) throws -> Programme? { guide.programme(id) }
    func channels(with genre: Genre, in range: Range<Int64>) throws -> Set<Channel.Key> {
      guide.channels(with: genre, in: range)
    }
    func nowAndNext(at instant: Int64) throws -> [NowAndNext] { guide.nowAndNext(at: instant) }
    func otherAirings(of airing: Airing, limit: Int) throws -> [Airing] {
      guide.otherAirings(of: airing, limit: limit)
    }
    func search(
      _ request: GuideSearchRequest, isCancelled: @escaping @Sendable () -> Bool
    ) throws -> GuideSearchResults {
      var results = findsAnything ? guide.search(request, isCancelled: isCancelled) : GuideSearchResults()
      results.indexedPart = indexedPart
      return results
    }
  }

  /// Searches that wait for the next second.
  @MainActor private final class Waiting {
    var searches: [@MainActor @Sendable () -> Void] = []

    func resume() {
      let due = searches
      searches = []
      for search in due { search() }
    }
  }

  private func run(_ body: (GuideStage, PreparedLibrary, Waiting) throws -> Void) throws {
    let (library, waiting) = (PreparedLibrary(), Waiting())
    try GuideStage.run(shown: library, prepare: { $0.searchPause = { waiting.searches.append($0) } }) { stage in
      stage.press(.keyboardF, .control, characters: "f")
      stage.surface.type("the")
      stage.pacer.advance(by: 0.3)
      try body(stage, library, waiting)
    }
  }

  @Test func resultsComeAsTheGuideIsPrepared() throws {
    try run { stage, library, waiting in
      let results = try #require(stage.controller.results)
      #expect(results.isEmpty && !waiting.searches.isEmpty)
      library.findsAnything = true
      library.indexedPart = 0.5
      waiting.resume()
      #expect(!results.isEmpty && waiting.searches.count == 1)
      library.indexedPart = 1
      waiting.resume()
      #expect(!results.isEmpty && waiting.searches.isEmpty, "the whole guide was searched")
    }
  }

  @Test func rowsDoNotMoveUnderSomebodyWhoGoesThroughThem() throws {
    try run { stage, library, waiting in
      let results = try #require(stage.controller.results)
      library.findsAnything = true
      library.indexedPart = 0.5
      waiting.resume()
      stage.press(.keyboardDownArrow)
      let chosen = try #require(results.chosen)
      library.findsAnything = false
      waiting.resume()
      #expect(results.chosen == chosen)
    }
  }

  @Test func anotherTextAndTheEndOfTheSearchEndTheWait() throws {
    try run { stage, library, waiting in
      stage.surface.type("y")
      stage.pacer.advance(by: 0.3)
      library.findsAnything = true
      stage.controller.endSearch()
      waiting.resume()
      #expect(waiting.searches.isEmpty && stage.controller.results == nil)
    }
  }
}
