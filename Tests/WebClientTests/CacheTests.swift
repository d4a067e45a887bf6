import Foundation
import SeededRandom
import Testing

@testable import WebClient

/// A loader that counts its calls and can be held back.
private actor Source {
  private(set) var loads: [URL: Int] = [:]
  private(set) var cancelled = 0
  private var isHeld: Bool
  private var waiting: [CheckedContinuation<Void, Never>] = []
  var failure: (any Error)?

  init(isHeld: Bool = false, failure: (any Error)? = nil) {
    self.isHeld = isHeld
    self.failure = failure
  }

  func load(_ url: URL) async throws -> Data {
    loads[url, default: 0] += 1
    if isHeld { await withCheckedContinuation { waiting.append($0) } }
    if Task.isCancelled {
      cancelled += 1
      throw CancellationError()
    }
    if let failure { throw failure }
    return Data(url.absoluteString.utf8)
  }

  func release() {
    isHeld = false
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  var heldCount: Int { waiting.count }
}

@Suite struct DataCacheTests {
  private func url(_ number: Int) -> URL {
    URL(string: "http://example.org/cover/\(number)") ?? URL(fileURLWithPath: "/")
  }

  private func folder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("covers-\(UUID().uuidString)")
  }

  @Test func loadsOnceForManyAskers() async throws {
    let source = Source(isHeld: true)
    let cache = DataCache(directory: nil) { try await source.load($0) }
    let tasks = (0..<20).map { _ in Task { try await cache.data(for: url(1)) } }
    while await source.heldCount == 0 { await Task.yield() }
    await source.release()
    for task in tasks { #expect(try await task.value == Data(url(1).absoluteString.utf8)) }
    _ = try await cache.data(for: url(1))
    #expect(await source.loads == [url(1): 1])
  }

  @Test func diskOutlivesTheProcess() async throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = Source()
    let first = DataCache(directory: folder) { try await source.load($0) }
    let data = try await first.data(for: url(1))
    let second = DataCache(directory: folder) { _ in throw HTTPError.offline }
    #expect(try await second.data(for: url(1)) == data)
    await #expect(throws: HTTPError.offline) { try await second.data(for: url(2)) }
  }

  @Test func aFileOfAnotherAddressIsNotTaken() async throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let disk = DiskCache(directory: folder, limit: 1 << 20)
    await disk.insert(Data("cover 1".utf8), for: url(1))
    let name = { (number: Int) in folder.appendingPathComponent(DiskCache.name(of: url(number))) }
    try FileManager.default.copyItem(at: name(1), to: name(2))
    #expect(await disk.data(for: url(1)) == Data("cover 1".utf8))
    #expect(await disk.data(for: url(2)) == nil)
    try Data("htt".utf8).write(to: name(1))
    #expect(await disk.data(for: url(1)) == nil)
  }

  @Test func diskStaysUnderItsLimit() async throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let disk = DiskCache(directory: folder, limit: 10_000)
    for number in 0..<50 {
      await disk.insert(Data(count: 900), for: url(number))
      let sizes = try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
        try Data(contentsOf: folder.appendingPathComponent($0)).count
      }
      #expect(sizes.reduce(0, +) <= 10_000)
      #expect(await disk.data(for: url(number)) != nil)
    }
  }

  @Test func missingResourcesAreNotRequestedAgain() async throws {
    let source = Source(failure: HTTPError.status(404))
    let cache = DataCache(directory: nil) { try await source.load($0) }
    for _ in 0..<3 { await #expect(throws: HTTPError.status(404)) { try await cache.data(for: url(1)) } }
    #expect(await source.loads[url(1)] == 1)
  }

  @Test func aFailureIsRequestedAgain() async throws {
    let source = Source(failure: HTTPError.offline)
    let cache = DataCache(directory: nil) { try await source.load($0) }
    for _ in 0..<3 { await #expect(throws: HTTPError.offline) { try await cache.data(for: url(1)) } }
    #expect(await source.loads[url(1)] == 3)
  }

  @Test func anUnneededLoadIsStopped() async throws {
    let source = Source(isHeld: true)
    let cache = DataCache(directory: nil) { try await source.load($0) }
    let task = Task { try await cache.data(for: url(1)) }
    await cache.prefetch([url(2), url(3)])
    while await source.heldCount < 3 { await Task.yield() }
    task.cancel()
    await cache.cancelPrefetch([url(2)])
    // The cancelled waiter is removed by a task of its own. Once it has been, a second waiter gets a new load.
    var again: Task<Data, any Error>?
    while await source.loads[url(1)] ?? 0 < 2 {
      again?.cancel()
      again = Task { try await cache.data(for: url(1)) }
      for _ in 0..<50 { await Task.yield() }
    }
    await source.release()
    let cancelled = await task.result
    #expect(throws: CancellationError.self) { try cancelled.get() }
    #expect(try await cache.data(for: url(3)) == Data(url(3).absoluteString.utf8))
    #expect(await source.loads[url(3)] == 1)
    #expect(await source.cancelled >= 2)
  }

  @Test func oneOfTwoAskersMayLeave() async throws {
    let source = Source(isHeld: true)
    let cache = DataCache(directory: nil) { try await source.load($0) }
    let leaving = Task { try await cache.data(for: url(1)) }
    let staying = Task { try await cache.data(for: url(1)) }
    while await cache.waiterCount(for: url(1)) < 2 { await Task.yield() }
    leaving.cancel()
    while await cache.waiterCount(for: url(1)) > 1 { await Task.yield() }
    await source.release()
    #expect(try await staying.value.isEmpty == false)
    #expect(await source.loads[url(1)] == 1)
  }
}

@Suite struct LRUCacheTests {
  @Test func theOldestGoFirst() {
    var cache = LRUCache<Int, String>(limit: 8)
    for key in 0..<8 { cache.insert("\(key)", for: key, cost: 1) }
    #expect(cache.value(for: 0) == "0")
    cache.insert("8", for: 8, cost: 1)
    #expect(cache.value(for: 0) == "0")
    #expect(cache.value(for: 8) == "8")
    #expect(cache.value(for: 1) == nil)
    #expect(cache.cost == cache.count)
  }

  @Test func costsAgreeWithAModel() {
    var generator = SeededGenerator(seed: 42)
    var cache = LRUCache<Int, Int>(limit: 100)
    var costs: [Int: Int] = [:]
    for _ in 0..<400 {
      let key = Int.random(in: 0..<30, using: &generator)
      let cost = Int.random(in: 1...120, using: &generator)
      cache.insert(cost, for: key, cost: cost)
      costs[key] = cost
      #expect(cache.cost <= 100)
      #expect((cache.value(for: key) == cost) == (cost <= 100))
      let held = (0..<30).compactMap { cache.value(for: $0) }
      #expect(held.reduce(0, +) == cache.cost)
      #expect((0..<30).allSatisfy { cache.value(for: $0) == nil || cache.value(for: $0) == costs[$0] })
    }
  }
}
