import UIKit
import WebClient

/// A picture on its way. Cancelling it makes sure that its handler is not called any more.
@MainActor public final class ImageRequest {
  fileprivate var handler: ((UIImage?) -> Void)?
  fileprivate init(_ handler: @escaping (UIImage?) -> Void) { self.handler = handler }

  fileprivate var isWanted: Bool { handler != nil }

  public func cancel() { handler = nil }

  fileprivate func finish(_ image: UIImage?) {
    let handler = handler
    self.handler = nil
    handler?(image)
  }
}

/// Fetches logos and stills, a few at a time, and keeps the decoded ones at the size they are shown.
///
/// Addresses come from feeds: dead, relative, huge or hostile ones end as "no picture", are remembered as such, and nothing larger
/// than `maximumBytes` is read.
@MainActor public final class ImageLoader {
  /// Bytes of one picture file, at most.
  nonisolated static let maximumBytes = 8 << 20

  private final class Waiting {
    var requests: [ImageRequest] = []
  }

  private struct Key: Hashable {
    var address: String
    var width: Int
    var height: Int
  }

  private var cache: [Key: UIImage?] = [:]
  private var cacheOrder: [Key] = []
  private var waiting: [Key: Waiting] = [:]
  private let capacity: Int
  /// Transfers at once; the others wait, and those that nobody wants by then are dropped.
  private static let mostAtOnce = 6

  private struct Fetch {
    var url: URL
    var key: Key
    var size: CGSize
  }

  private let files: DataCache
  private var queue: [Fetch] = []
  private var running = 0

  /// - Parameters:
  ///   - capacity: pictures kept decoded.
  ///   - directory: where their files are kept across launches; nil keeps none.
  public init(capacity: Int = 512, directory: URL? = nil) {
    self.capacity = capacity
    let client = HTTPClient(retry: .never, maximumBytes: Self.maximumBytes, timeout: 15, userAgent: "lineup")
    files = DataCache(directory: directory, memoryLimit: 1 << 20, diskLimit: 64 << 20) {
      try await client.data(from: $0)
    }
  }

  /// The picture at `address`, scaled to fit `size` points. A picture at hand is handed over at once, before the call returns.
  ///
  /// - Returns: nil when the answer was at hand.
  @discardableResult
  public func image(at address: String, fitting size: CGSize, handler: @escaping (UIImage?) -> Void) -> ImageRequest? {
    guard !address.isEmpty, let url = URL(string: address), let scheme = url.scheme?.lowercased(),
      ["http", "https", "file"].contains(scheme)
    else {
      handler(nil)
      return nil
    }
    let key = Key(address: address, width: Int(size.width), height: Int(size.height))
    if let known = cache[key] {
      handler(known)
      return nil
    }
    let request = ImageRequest(handler)
    if let waiting = waiting[key] {
      waiting.requests.append(request)
      return request
    }
    let entry = Waiting()
    entry.requests.append(request)
    waiting[key] = entry
    fetch(url, key: key, size: size)
    return request
  }

  private func fetch(_ url: URL, key: Key, size: CGSize) {
    if url.isFileURL {
      DispatchQueue.global(qos: .utility).async {
        let data = try? Data(contentsOf: url, options: .mappedIfSafe)
        let image = Self.decode(data, fitting: size)
        DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(key, image) } }
      }
      return
    }
    queue.append(Fetch(url: url, key: key, size: size))
    startNext()
  }

  private func startNext() {
    while running < Self.mostAtOnce, !queue.isEmpty {
      let next = queue.removeFirst()
      guard waiting[next.key]?.requests.contains(where: \.isWanted) == true else {
        waiting[next.key] = nil
        continue
      }
      running += 1
      Task { [weak self, files] in
        let data = try? await files.data(for: next.url)
        let image = await Task.detached(priority: .utility) { Self.decode(data, fitting: next.size) }.value
        guard let self else { return }
        running -= 1
        finish(next.key, image)
        startNext()
      }
    }
  }

  nonisolated private static func decode(_ data: Data?, fitting size: CGSize) -> UIImage? {
    guard let data, !data.isEmpty, data.count <= maximumBytes, let image = UIImage(data: data) else { return nil }
    return image.preparingThumbnail(of: fit(image.size, in: size)) ?? image
  }

  nonisolated static func fit(_ size: CGSize, in room: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return room }
    let scale = min(room.width / size.width, room.height / size.height, 1)
    return CGSize(width: max(1, size.width * scale), height: max(1, size.height * scale))
  }

  private func finish(_ key: Key, _ image: UIImage?) {
    if cache.updateValue(image, forKey: key) == nil {
      cacheOrder.append(key)
      if cacheOrder.count > capacity {
        for old in cacheOrder.prefix(capacity / 4) { cache[old] = nil }
        cacheOrder.removeFirst(capacity / 4)
      }
    }
    let requests = waiting.removeValue(forKey: key)?.requests ?? []
    for request in requests { request.finish(image) }
  }
}
