import GuideModel

/// The plain bytes of a source that may be compressed. The format is recognised by the first bytes only, never by a
/// name.
///
/// gzip (any number of members), xz (any number of streams) and tar are unpacked, up to three layers deep (gzip within
/// gzip occurs); anything else is passed on unchanged. zip, zstd, bzip2 and 7z are recognised and refused. Every layer
/// is subject to the limits (`LimitedSource`).
public final class Decompressor: ByteSource {
  private let source: any ByteSource
  private var packed: [any PackedSource] = []
  private let output: any ByteSource

  /// The greatest number of layers that are unpacked.
  private static let mostLayers = 3

  /// - Throws: `FeedError` if the first bytes cannot be read or are of an unsupported format.
  public init(_ source: any ByteSource, limits: DecompressionLimits = DecompressionLimits()) throws {
    self.source = source
    var top: any ByteSource = LimitedSource(source, limits: limits, isCompressed: false)
    var isCompressed = false
    layers: for _ in 0..<Self.mostLayers {
      let peek = PeekSource(top)
      top = peek
      // A tar header is one block.
      switch try Self.form(of: peek.peek(512), source: source.name) {
      case .gzip:
        let gzip = GzipSource(peek)
        packed.append(gzip)
        top = LimitedSource(gzip, limits: limits, isCompressed: true)
      case .xz:
        let xz = try XZSource(peek)
        packed.append(xz)
        top = LimitedSource(xz, limits: limits, isCompressed: true)
      case .tar: top = TarSource(peek)
      case .plain: break layers
      }
      isCompressed = true
    }
    output = top
    self.isCompressed = isCompressed
  }

  /// Whether the source is compressed or an archive.
  public let isCompressed: Bool
  public var name: String { source.name }
  public var expectedLength: Int64? { source.expectedLength }
  public var bytesRead: Int64 { source.bytesRead }
  /// Whether there are bytes after the end of the compressed data, which are ignored.
  public var hasTrailingGarbage: Bool { packed.contains { $0.hasTrailingGarbage } }

  public func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int { try output.read(into: buffer) }

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
        .unsupportedCompression, localized("is a \(form) file, which cannot be read"), source: source,
        advice: localized("Unpack it first (\(tool)); gzip and xz can be read as they are."))
    }
    return .plain
  }
}
