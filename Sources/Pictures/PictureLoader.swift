import UIKit
import WebClient

/// Loads pictures for cells: decoded ones from memory, files from memory, disk or the web.
@MainActor public final class PictureLoader {
  /// The greatest length of a side in pixels; larger pictures are scaled down once, on another thread.
  private nonisolated static let largestSide: CGFloat = 640

  private let files: DataCache
  private var images = LRUCache<URL, UIImage>(limit: 64 << 20)

  /// - Parameters:
  ///   - folder: where files are kept across launches; `nil` keeps none.
  ///   - load: fetches a file.
  public init(folder: URL?, load: @escaping DataCache.Load) { files = DataCache(directory: folder, load: load) }

  /// The folder for an app's pictures.
  public static func folder(for app: String) -> URL? {
    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
      .appendingPathComponent("\(app)/pictures")
  }

  /// Returns the picture if it is in memory.
  public func image(at url: URL) -> UIImage? { images.value(for: url) }

  /// Returns the picture, loading it if necessary.
  ///
  /// - Throws: the error of loading, `PictureError.noImage`, or `CancellationError`.
  public func load(_ url: URL) async throws -> UIImage {
    if let image = image(at: url) { return image }
    let image = try await Self.decode(try await files.data(for: url))
    images.insert(image, for: url, cost: Int(image.size.width * image.size.height) * 4)
    return image
  }

  /// Loads files that will soon be needed.
  public func prefetch(_ urls: [URL]) {
    Task { await files.prefetch(urls) }
  }

  /// Cancels loads without requests.
  public func cancelPrefetch(_ urls: [URL]) {
    Task { await files.cancelPrefetch(urls) }
  }

  private nonisolated static func decode(_ data: Data) async throws -> UIImage {
    try await Task.detached {
      guard let image = UIImage(data: data) else { throw PictureError.noImage }
      let scale = largestSide / max(image.size.width, image.size.height, 1)
      guard scale < 1 else { return image }
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      return image.preparingThumbnail(of: size) ?? image
    }.value
  }
}

/// An error of loading.
public enum PictureError: Error { case noImage }
