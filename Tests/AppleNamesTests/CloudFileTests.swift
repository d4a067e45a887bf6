import AppleNames
import Foundation
import Testing

struct CloudFileTests {
  @MainActor @Test func queriesEndWithoutResults() async {
    let query = NSMetadataQuery()
    #expect(!query.start() && !query.isStarted)
    query.predicate = NSPredicate(format: "%K LIKE '*.txt'", NSMetadataItemFSNameKey)
    query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
    let names = AsyncStream<Notification.Name> { found in
      for name in [Notification.Name.NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering] {
        _ = NotificationCenter.default.addObserver(forName: name, object: query, queue: nil) { found.yield($0.name) }
      }
    }
    #expect(query.start() && query.isGathering && !query.start())
    var iterator = names.makeAsyncIterator()
    #expect(await iterator.next() == .NSMetadataQueryDidStartGathering)
    #expect(await iterator.next() == .NSMetadataQueryDidFinishGathering)
    #expect(!query.isGathering && query.resultCount == 0 && query.results.isEmpty)
    query.stop()
    #expect(query.isStopped)
  }

  @Test func filesAreNotInTheCloud() throws {
    let values = try URL(fileURLWithPath: "/").resourceValues(forKeys: [.isDirectoryKey])
    #expect(values.fileProtection == nil && values.ubiquitousItemDownloadingStatus != .current)
  }

  @Test func resourcesAreThere() async throws {
    let request = NSBundleResourceRequest(tags: ["level"])
    #expect(await request.conditionallyBeginAccessingResources())
    try await request.beginAccessingResources()
    let error = await withCheckedContinuation { done in
      request.beginAccessingResources { done.resume(returning: $0.map { "\($0)" }) }
    }
    #expect(error == nil && request.progress.isFinished && request.bundle == .main)
  }
}
