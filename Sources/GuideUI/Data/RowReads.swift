import Foundation
import GuideModel

/// Reads parts of rows on another thread, the last requested first, because that is the one on the screen.
///
/// When a read fails, those that wait fail with it. All are repeated after a while, until they succeed or are no longer
/// needed.
@MainActor final class RowReads {
  struct Request: Sendable {
    var guide: any GuideProviding
    var channel: Channel.Key
    var row: Int
    var blocks: Range<Int64>
    var ruler: RowChunk.Ruler
    fileprivate(set) var epoch = 0
  }

  /// Called with what was read.
  var onRead: ((Request, RowChunk.Reading) -> Void)?
  /// Called when reading begins to fail, and when it succeeds again.
  var onFailureChange: (() -> Void)?
  /// The reason why nothing can be read at present.
  private(set) var failure: (any Error)?
  /// The thread that reads.
  var background = GuideBackground.queue("lineup.rows")

  /// The requests that are not being read yet.
  private let waiting = Guarded<[Request]>([])
  /// The requests that failed and are to be repeated.
  private var failed: [Request] = []
  /// Increases when everything requested so far is no longer needed.
  private var epoch = 0
  private var isRetrying = false
  /// Seconds until what failed is repeated. The read itself has waited for the server longer than that.
  private static let pause = 5.0

  func read(_ request: Request) {
    // Until a read succeeds there is no reason to begin others.
    if failure != nil {
      failed.append(request)
    } else {
      start(request)
    }
  }

  private func start(_ request: Request) {
    var request = request
    request.epoch = epoch
    let waiting = waiting
    waiting.withLock { $0.append(request) }
    background.run { () -> (Request, Result<RowChunk.Reading?, any Error>)? in
      guard let request = waiting.withLock({ $0.popLast() }) else { return nil }
      let result = Result {
        try RowChunk.Reading(request.blocks, request.ruler) {
          try request.guide.airings(on: request.channel, overlapping: $0)
        }
      }
      return (request, result)
    } deliver: { [weak self] outcome in
      guard let self, let (request, result) = outcome, request.epoch == epoch else { return }
      switch result {
      case .success(let reading): take(reading, for: request)
      case .failure(let error): fail(request, error)
      }
    }
  }

  private func take(_ reading: RowChunk.Reading?, for request: Request) {
    if let reading { onRead?(request, reading) }
    guard failure != nil else { return }
    failure = nil
    restart()
    onFailureChange?()
  }

  private func fail(_ request: Request, _ error: any Error) {
    failed.append(request)
    failed += waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    let isNew = failure == nil
    failure = error
    if isNew { onFailureChange?() }
    guard !isRetrying else { return }
    isRetrying = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
      MainActor.assumeIsolated {
        self?.isRetrying = false
        self?.retry()
      }
    }
  }

  /// Repeats what failed: one read, and the others if it succeeds.
  func retry() {
    guard failure != nil, waiting.withLock({ $0.isEmpty }), let next = failed.popLast() else { return }
    start(next)
  }

  private func restart() {
    let requests = failed
    failed = []
    for request in requests { start(request) }
  }

  /// Takes a request back.
  func cancel(row: Int, blocks: Range<Int64>) {
    func isMeant(_ request: Request) -> Bool { request.row == row && request.blocks == blocks }
    waiting.withLock { $0.removeAll(where: isMeant) }
    failed.removeAll(where: isMeant)
  }

  /// Takes all requests back.
  func forget() {
    epoch += 1
    waiting.withLock { $0 = [] }
    failed = []
    guard failure != nil else { return }
    failure = nil
    onFailureChange?()
  }
}
