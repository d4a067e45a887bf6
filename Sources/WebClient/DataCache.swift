import Foundation

/// Files from the web by address: from memory, from disk, or loaded once for any number of callers.
public actor DataCache {
  /// Fetches a file that is neither in memory nor on disk.
  public typealias Load = @Sendable (URL) async throws -> Data

  private struct Loading {
    let task: Task<Data, any Error>
    let number: Int
    var waiters = 0
    var isPrefetch = false
  }

  private let load: Load
  private let disk: DiskCache?
  private var memory: LRUCache<URL, Data>
  private var loadings: [URL: Loading] = [:]
  /// The addresses that the server does not have, which are not requested again.
  private var missing = LRUCache<URL, Bool>(limit: 4096)
  private var loadCount = 0

  /// - Parameters:
  ///   - directory: where files are kept across launches; `nil` keeps none.
  ///   - memoryLimit: the greatest size in memory, in bytes.
  ///   - diskLimit: the greatest size on disk, in bytes.
  ///   - load: loads a file that is not in the cache.
  public init(
    directory: URL?, memoryLimit: Int = 16 << 20, diskLimit: Int = 256 << 20, load: @escaping Load
  ) {
    self.load = load
    disk = directory.map { DiskCache(directory: $0, limit: diskLimit) }
    memory = LRUCache(limit: memoryLimit)
  }

  /// Returns the file at `url`. The load is cancelled when all callers that wait for it are.
  ///
  /// - Parameter load: loads the file instead of the cache's own `load`; of several callers that wait for a file, the
  ///   first one's is used.
  public func data(for url: URL, load: Load? = nil) async throws -> Data {
    if let data = memory.value(for: url) { return data }
    if missing.value(for: url) != nil { throw HTTPError.status(404) }
    let number = start(url, isPrefetch: false, load: load ?? self.load)
    guard let task = loadings[url]?.task else { throw CancellationError() }
    let data = try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      Task { await self.leave(url, number) }
    }
    try Task.checkCancellation()
    return data
  }

  /// Loads files that will soon be needed.
  public func prefetch(_ urls: [URL]) {
    for url in urls where memory.value(for: url) == nil && missing.value(for: url) == nil {
      _ = start(url, isPrefetch: true, load: load)
    }
  }

  /// Cancels the prefetching of files that no caller waits for.
  public func cancelPrefetch(_ urls: [URL]) {
    for url in urls {
      loadings[url]?.isPrefetch = false
      stopIfUnwanted(url)
    }
  }

  /// The number of callers that wait for a load.
  func waiterCount(for url: URL) -> Int { loadings[url]?.waiters ?? 0 }

  private func start(_ url: URL, isPrefetch: Bool, load: @escaping Load) -> Int {
    if loadings[url] == nil {
      loadCount += 1
      let number = loadCount
      let task = Task { [disk] in
        let result: Result<Data, any Error>
        do {
          if let data = await disk?.data(for: url) {
            result = .success(data)
          } else {
            let data = try await load(url)
            try Task.checkCancellation()
            await disk?.insert(data, for: url)
            result = .success(data)
          }
        } catch {
          result = .failure(error)
        }
        self.finish(url, number, result)
        return try result.get()
      }
      loadings[url] = Loading(task: task, number: number)
    }
    if isPrefetch { loadings[url]?.isPrefetch = true } else { loadings[url]?.waiters += 1 }
    return loadings[url]?.number ?? 0
  }

  private func finish(_ url: URL, _ number: Int, _ result: Result<Data, any Error>) {
    if loadings[url]?.number == number { loadings[url] = nil }
    switch result {
    case .success(let data): memory.insert(data, for: url, cost: data.count)
    case .failure(HTTPError.status(404)), .failure(HTTPError.status(410)): missing.insert(true, for: url, cost: 1)
    case .failure: break
    }
  }

  private func leave(_ url: URL, _ number: Int) {
    guard loadings[url]?.number == number else { return }
    loadings[url]?.waiters -= 1
    stopIfUnwanted(url)
  }

  private func stopIfUnwanted(_ url: URL) {
    guard let loading = loadings[url], loading.waiters <= 0, !loading.isPrefetch else { return }
    loading.task.cancel()
    loadings[url] = nil
  }
}
