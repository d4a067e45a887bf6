/// Decodes pictures off the main thread.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiimagereader).
public final class UIImageReader: Sendable {
  /// The options of a reader.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiimagereader/configuration-swift.struct).
  public struct Configuration: Hashable, Sendable {
    /// Whether a high dynamic range is preferred; false by default. Stored; has no effect: pictures have the standard
    /// range.
    public var prefersHighDynamicRange = false
    /// Whether pictures are prepared for display; false by default. They always are.
    public var preparesImagesForDisplay = false
    /// The number of pixels per inch; 0, the default, for that of the file. Stored; has no effect: sizes are in pixels.
    public var pixelsPerInch: CGFloat = 0
    /// The size in pixels within which pictures are kept, as a thumbnail; zero, the default, for their own size.
    public var preferredThumbnailSize = CGSize.zero

    /// Creates the usual options.
    public init() {}
  }

  /// The reader with the usual options.
  public static let `default` = UIImageReader(configuration: Configuration())

  /// The options.
  public let configuration: Configuration

  /// Creates a reader.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Decodes the picture of a file; nil if it cannot be read.
  public func image(contentsOf url: URL) -> UIImage? { shrunk(UIImage(contentsOfFile: url.path)) }

  /// Decodes the data of a picture; nil if they cannot be decoded.
  public func image(data: Data) -> UIImage? { shrunk(UIImage(data: data)) }

  /// Decodes the picture of a file off the main thread; nil if it cannot be read.
  public func image(contentsOf url: URL) async -> UIImage? {
    await Task.detached { [self] in decode(url) }.value
  }

  /// Decodes the data of a picture off the main thread; nil if they cannot be decoded.
  public func image(data: Data) async -> UIImage? {
    await Task.detached { [self] in shrunk(UIImage(data: data)) }.value
  }

  private func decode(_ url: URL) -> UIImage? { shrunk(UIImage(contentsOfFile: url.path)) }

  private func shrunk(_ image: UIImage?) -> UIImage? {
    guard let image, configuration.preferredThumbnailSize != .zero else { return image }
    return image.preparingThumbnail(of: configuration.preferredThumbnailSize) ?? image
  }
}
