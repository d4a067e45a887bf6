/// The plain bytes of a source that may be compressed: told by the first bytes only, never by a name.
///
/// gzip (any number of members), xz (any number of streams) and tar are unpacked, up to three layers deep (gzip in gzip happens); anything else is passed on as it is. zip,
/// zstd, bzip2 and 7z are recognised and refused.
public final class Decompressor: ByteSource {
  private let layers: [any ByteSource]
  private var packed: [any PackedSource] = []
  private let output: any ByteSource
  private let limits: DecompressionLimits
  private var total: Int64 = 0

  /// - Throws: `FeedError` when the first bytes cannot be read or show a form that is not supported.
  public init(_ source: any ByteSource, limits: DecompressionLimits = DecompressionLimits()) throws {
    self.limits = limits
    var layers: [any ByteSource] = [source]
    var isCompressed = false
    for _ in 0..<3 {
      let peek = PeekSource(layers[layers.count - 1])
      // A tar header is one block.
      let head = try peek.peek(512)
      layers[layers.count - 1] = peek
      switch try Self.form(of: head, source: source.name) {
      case .gzip:
        let gzip = try GzipSource(peek)
        packed.append(gzip)
        layers.append(gzip)
      case .xz:
        let xz = try XZSource(peek)
        packed.append(xz)
        layers.append(xz)
      case .tar: layers.append(TarSource(peek))
      case .plain:
        self.layers = layers
        output = peek
        self.isCompressed = isCompressed
        return
      }
      isCompressed = true
    }
    self.layers = layers
    output = layers[layers.count - 1]
    self.isCompressed = isCompressed
  }

  public let isCompressed: Bool
  public var name: String { layers[0].name }
  public var expectedLength: Int64? { layers[0].expectedLength }
  public var bytesRead: Int64 { layers[0].bytesRead }
  /// Bytes after the end of the compressed data, ignored.
  public var hasTrailingGarbage: Bool { packed.contains { $0.hasTrailingGarbage } }

  public func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    let count = try output.read(into: buffer)
    total += Int64(count)
    guard isCompressed else { return count }
    if total > limits.bytes || (total > limits.ratioFloor && total / max(bytesRead, 1) > limits.ratio) {
      throw FeedError(
        .tooLarge, "\(bytesRead) compressed bytes unpack to more than \(total)", source: name, byte: total,
        advice: "It looks made to exhaust the machine; check where it comes from.")
    }
    return count
  }

  private enum Form { case plain, gzip, xz, tar }

  private static func form(of head: [UInt8], source: String) throws -> Form {
    if head.starts(with: [0x1F, 0x8B]) { return .gzip }
    if head.starts(with: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]) { return .xz }
    if TarSource.isHeader(head) { return .tar }
    let refused: [([UInt8], String, String)] = [
      ([0x50, 0x4B, 0x03, 0x04], "zip", "unzip"), ([0x28, 0xB5, 0x2F, 0xFD], "zstd", "zstd -d"),
      ([0x42, 0x5A, 0x68], "bzip2", "bunzip2"), ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "7z", "7z x"),
    ]
    for (magic, form, tool) in refused where head.starts(with: magic) {
      throw FeedError(
        .unsupportedCompression, "is a \(form) file, which cannot be read", source: source,
        advice: "Unpack it first (\(tool)); gzip and xz can be read as they are.")
    }
    return .plain
  }
}
