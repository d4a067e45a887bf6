import Foundation

/// Files kept across launches in a folder of their own, up to a total size; the oldest are deleted first.
///
/// A file starts with its address and a newline, so that one whose name belongs to another address, because of equal
/// hashes or tampering, is not mistaken for it. A failure here only means that something is loaded again.
actor DiskCache {
  private let directory: URL
  private let limit: Int
  private var size: Int?

  init(directory: URL, limit: Int) {
    self.directory = directory
    self.limit = limit
  }

  func data(for url: URL) -> Data? {
    guard let content = try? Data(contentsOf: file(for: url)) else { return nil }
    let head = Self.head(of: url)
    guard content.starts(with: head) else { return nil }
    return content.subdata(in: content.startIndex + head.count..<content.endIndex)
  }

  func insert(_ data: Data, for url: URL) {
    let content = Self.head(of: url) + data
    guard content.count <= limit else { return }
    let manager = FileManager.default
    do {
      try manager.createDirectory(at: directory, withIntermediateDirectories: true)
      // Atomic, so that a reader never sees half a file.
      try content.write(to: file(for: url), options: .atomic)
    } catch {
      return
    }
    size = (size ?? files().reduce(0) { $0 + $1.size } - content.count) + content.count
    if let size, size > limit { trim() }
  }

  private static func head(of url: URL) -> Data { Data("\(url.absoluteString)\n".utf8) }

  private func file(for url: URL) -> URL { directory.appendingPathComponent(Self.name(of: url)) }

  /// Returns the name of a file: FNV-1a, 64 bits. `Hasher` has a new seed in each launch.
  static func name(of url: URL) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in url.absoluteString.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ".cached"
  }

  private func files() -> [(url: URL, size: Int, date: Date)] {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let urls = try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: Array(keys))
    return (urls ?? []).filter { $0.pathExtension == "cached" }.compactMap { url in
      guard let values = try? url.resourceValues(forKeys: keys), let size = values.fileSize else { return nil }
      return (url, size, values.contentModificationDate ?? .distantPast)
    }
  }

  /// Deletes files down to three quarters of the limit, so that not every new file does so again.
  private func trim() {
    let files = files().sorted { $0.date < $1.date }
    var total = files.reduce(0) { $0 + $1.size }
    for file in files where total > limit - limit / 4 {
      if (try? FileManager.default.removeItem(at: file.url)) != nil { total -= file.size }
    }
    size = total
  }
}
