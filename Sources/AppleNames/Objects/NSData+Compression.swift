import Compression
import Foundation

extension NSData {
  /// A way to compress data. Only `zlib`, which is raw DEFLATE as on iOS, exists here.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nsdata/compressionalgorithm).
  public enum CompressionAlgorithm: Int, Sendable { case lzfse, lz4, lzma, zlib }

  /// Returns the data in compressed form.
  ///
  /// - Throws: an error for algorithms other than `zlib`.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> Self {
    try filtered(.compress, algorithm, failure: NSCompressionFailedError)
  }

  /// Returns the data that was compressed.
  ///
  /// - Throws: an error for algorithms other than `zlib`, and for data that is not in this form.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> Self {
    try filtered(.decompress, algorithm, failure: NSDecompressionFailedError)
  }

  private func filtered(
    _ operation: FilterOperation, _ algorithm: CompressionAlgorithm, failure: Int
  ) throws -> Self {
    guard algorithm == .zlib else { throw NSError(domain: NSCocoaErrorDomain, code: failure) }
    var result = Data()
    do {
      let filter = try OutputFilter(operation, using: .zlib) { if let piece = $0 { result.append(piece) } }
      try filter.write(Data(referencing: self))
      try filter.finalize()
    } catch {
      throw NSError(domain: NSCocoaErrorDomain, code: failure, userInfo: [NSUnderlyingErrorKey: error])
    }
    let data = self is NSMutableData ? NSMutableData(data: result) : NSData(data: result)
    guard let data = data as? Self else { throw NSError(domain: NSCocoaErrorDomain, code: failure) }
    return data
  }
}

extension NSMutableData {
  /// Compresses the data in place.
  public func compress(using algorithm: CompressionAlgorithm) throws {
    setData(Data(referencing: try compressed(using: algorithm)))
  }

  /// Decompresses the data in place.
  public func decompress(using algorithm: CompressionAlgorithm) throws {
    setData(Data(referencing: try decompressed(using: algorithm)))
  }
}
