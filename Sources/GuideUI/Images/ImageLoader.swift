import GuideModel
import HTTP
import UIKit
import WebClient

/// Fetches logos and stills, a few at a time, and keeps the decoded ones at the size at which they are shown.
///
/// Addresses come from feeds: dead, relative, huge, slow or hostile ones end as "no picture", which is remembered for
/// some time. `PictureAddressPolicy` decides which may be read at all, and nothing larger than `maximumBytes` is read.
@MainActor public final class ImageLoader {
  /// The maximum size of a picture file in bytes.
  nonisolated static let maximumBytes = 8 << 20
  /// The maximum number of fetches at once. Others wait, and those that are no longer needed when their turn comes are
  /// dropped.
  static let mostAtOnce = 6
  /// The maximum number of addresses remembered as "no picture".
  static let mostFailures = 4096

  private struct Key: Hashable {
    var address: String
    var width: Int
    var height: Int
    var policy: PictureAddressPolicy
  }

  /// A requested picture: its requests, and the task that fetches it when its turn comes.
  private final class Fetch {
    let key: Key
    let target: PictureAddressPolicy.Target
    let size: CGSize
    var requests: [ImageRequest] = []
    var task: Task<Void, Never>?

    init(_ key: Key, _ target: PictureAddressPolicy.Target, _ size: CGSize) {
      self.key = key
      self.target = target
      self.size = size
    }
  }

  /// The result if there is no picture: whether to try again.
  private enum Outcome {
    case picture(UIImage)
    /// There is no picture, and there is unlikely to be one soon.
    case none
    /// The network or the server failed temporarily.
    case notNow
    case cancelled
  }

  /// Returns the origin of a channel's feed. By default it is unknown, so that only internet addresses are read.
  public var origin: @MainActor (Channel.Key) -> AddressOrigin = { _ in .internet }
  /// Whether every feed may name computers of the local network.
  public var allowsLocalNetwork = false

  /// Seconds for which "no picture" is remembered.
  static let memoryOfNone: TimeInterval = 3600
  static let memoryOfNotNow: TimeInterval = 60

  private var pictures: LRUCache<Key, UIImage>
  /// The time until which an address counts as having no picture.
  private var failures = LRUCache<Key, TimeInterval>(limit: ImageLoader.mostFailures)
  private var fetches: [Key: Fetch] = [:]
  private var queue: [Fetch] = []
  private var running = 0
  private let decoder: any PictureDecoding
  private let client: HTTPClient
  private let files: DataCache
  private let clock: @MainActor () -> TimeInterval

  /// - Parameters:
  ///   - memory: the greatest number of bytes of decoded pictures to keep.
  ///   - directory: where files from the web are kept across launches; `nil` keeps none.
  ///   - decoder: decodes files into pictures.
  ///   - clock: seconds that never go back.
  public init(
    memory: Int = 48 << 20, directory: URL? = nil, decoder: any PictureDecoding = InProcessPictureDecoder(),
    clock: @escaping @MainActor () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  ) {
    pictures = LRUCache(limit: memory)
    self.decoder = decoder
    self.clock = clock
    let client = HTTPClient(retry: .never, maximumBytes: Self.maximumBytes, limits: .picture, userAgent: "lineup")
    self.client = client
    files = DataCache(directory: directory, memoryLimit: 1 << 20, diskLimit: 64 << 20) { url in
      let strictest = PictureAddressPolicy(origin: .internet)
      return try await client.data(from: url, allowsPeer: { strictest.allows($0) })
    }
  }

  /// Fetches the picture at `address`, scaled down to fit `size` points. A picture in memory is passed on before the
  /// call returns.
  ///
  /// - Parameter channel: the channel whose feed names the address; `nil` if unknown.
  /// - Returns: the request; `nil` if the answer was in memory.
  @discardableResult public func image(
    at address: String, of channel: Channel.Key? = nil, fitting size: CGSize, handler: @escaping (UIImage?) -> Void
  ) -> ImageRequest? {
    let policy = PictureAddressPolicy(
      origin: channel.map { origin($0) } ?? .internet, allowsLocalNetwork: allowsLocalNetwork)
    guard let target = policy.target(of: address) else {
      handler(nil)
      return nil
    }
    let key = Key(address: address, width: Int(size.width), height: Int(size.height), policy: policy)
    if let picture = pictures.value(for: key) {
      handler(picture)
      return nil
    }
    if let end = failures.value(for: key) {
      if end > clock() {
        handler(nil)
        return nil
      }
      failures.remove(key)
    }
    let fetch = fetches[key] ?? Fetch(key, target, size)
    let request = ImageRequest(handler) { [weak self, weak fetch] in
      if let fetch { self?.leave(fetch) }
    }
    fetch.requests.append(request)
    if fetches.updateValue(fetch, forKey: key) == nil {
      queue.append(fetch)
      startNext()
    }
    return request
  }

  /// Cancels fetches without requests.
  private func leave(_ fetch: Fetch) {
    guard !fetch.requests.contains(where: \.isWanted), fetches[fetch.key] === fetch else { return }
    fetches[fetch.key] = nil
    fetch.task?.cancel()
    // Cancelled ones stay in the queue until their turn; while the queue does not move, it has at most as many of them
    // as are still wanted.
    if queue.count > 64 + 2 * fetches.count { queue.removeAll { fetches[$0.key] !== $0 } }
  }

  private func startNext() {
    var started = 0
    while running < Self.mostAtOnce, started < queue.count {
      let fetch = queue[started]
      started += 1
      guard fetches[fetch.key] === fetch else { continue }
      running += 1
      fetch.task = Task { [weak self] in
        let outcome = await self?.load(fetch) ?? .cancelled
        guard let self else { return }
        running -= 1
        finish(fetch, outcome)
        startNext()
      }
    }
    queue.removeFirst(started)
  }

  private func load(_ fetch: Fetch) async -> Outcome {
    let data: Data?
    switch fetch.target {
    case .file(let path):
      data = await Task.detached(priority: .utility) { LocalPicture.read(path, limit: Self.maximumBytes) }.value
    case .web(let url):
      let (client, policy) = (client, fetch.key.policy)
      do {
        data = try await files.data(for: url) { url in
          try await client.data(from: url, allowsPeer: { policy.allows($0) })
        }
      } catch let error as HTTPError {
        switch error {
        case .offline, .timedOut, .tooSlow, .broken, .busy, .status(500...): return .notNow
        case .status, .tooLarge, .notWeb, .refused: return .none
        }
      } catch {
        return Task.isCancelled ? .cancelled : .notNow
      }
    }
    if Task.isCancelled { return .cancelled }
    guard let data, !data.isEmpty, data.count <= Self.maximumBytes,
      let image = await decoder.decode(data, fitting: fetch.size)
    else { return .none }
    return .picture(image)
  }

  private func finish(_ fetch: Fetch, _ outcome: Outcome) {
    var image: UIImage?
    switch outcome {
    case .picture(let picture):
      image = picture
      pictures.insert(picture, for: fetch.key, cost: Self.cost(of: picture))
    case .none: failures.insert(clock() + Self.memoryOfNone, for: fetch.key, cost: 1)
    case .notNow: failures.insert(clock() + Self.memoryOfNotNow, for: fetch.key, cost: 1)
    case .cancelled: break
    }
    // Another fetch may have taken its place after all its requests were cancelled.
    guard fetches[fetch.key] === fetch else { return }
    fetches[fetch.key] = nil
    for request in fetch.requests { request.finish(image) }
  }

  /// Returns the size of a picture in memory, in bytes, plus an estimate for the address.
  private static func cost(of image: UIImage) -> Int {
    (image.cgImage.map { $0.bytesPerRow * $0.height } ?? 0) + 512
  }
}
