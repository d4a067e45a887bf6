import Foundation

/// The contents of a file that a preview shows.
enum PreviewContents: Sendable, Equatable {
  /// A picture of up to 64 megabytes.
  case picture(Data)
  /// A text of up to a megabyte.
  case text(String)
  /// Anything else.
  case other

  private static let pictures: Set = [
    "png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "heic", "avif", "svg",
  ]
  private static let (greatestPicture, greatestText) = (64 << 20, 1 << 20)

  /// Reads a file, on another thread than the caller's.
  init(of url: URL) async {
    self = await Task.detached(priority: .userInitiated) { Self.read(url) }.value
  }

  static func read(_ url: URL) -> PreviewContents {
    guard let size = try? url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]),
      size.isRegularFile == true, let length = size.fileSize
    else { return .other }
    if pictures.contains(url.pathExtension.lowercased()) {
      guard length <= greatestPicture, let data = try? Data(contentsOf: url) else { return .other }
      return .picture(data)
    }
    guard length <= greatestText, let data = try? Data(contentsOf: url), !data.contains(0),
      let text = String(data: data, encoding: .utf8)
    else { return .other }
    return .text(text)
  }
}
