import Foundation

/// A function that is called when the memory of a buffer is no longer used.
public typealias CVPixelBufferReleaseBytesCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// Creates a buffer, whose memory is filled with zeros.
///
/// The lengths of rows are multiples of 64 bytes, or of the number under `kCVPixelBufferBytesPerRowAlignmentKey`.
///
/// - Returns: `kCVReturnSuccess`, `kCVReturnInvalidPixelFormat` or `kCVReturnInvalidSize`.
@discardableResult public func CVPixelBufferCreate(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: NSDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard PixelLayout.supports(pixelFormatType) else { return kCVReturnInvalidPixelFormat }
  let given = AttributeNumber.read(pixelBufferAttributes?[kCVPixelBufferBytesPerRowAlignmentKey]) ?? 0
  let alignment = (1...4_096).contains(given) && given.nonzeroBitCount == 1 ? given : PixelLayout.alignment
  guard
    let layout = PixelLayout(format: pixelFormatType, width: width, height: height, alignment: alignment)
  else { return kCVReturnInvalidSize }
  pixelBufferOut.pointee = CVPixelBuffer(
    format: pixelFormatType, width: width, height: height, layout: layout,
    attributes: pixelBufferAttributes ?? NSDictionary())
  return kCVReturnSuccess
}

/// Creates a buffer on existing memory.
///
/// - Parameters:
///   - bytesPerRow: the length of a row.
///   - releaseCallback: called when the memory is no longer used, with `releaseRefCon` and the memory.
/// - Returns: `kCVReturnSuccess`, `kCVReturnInvalidPixelFormat` also for formats in planes, or
/// `kCVReturnInvalidSize` if
///   the rows are shorter than the width.
@discardableResult public func CVPixelBufferCreateWithBytes(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int, _ releaseCallback: CVPixelBufferReleaseBytesCallback?,
  _ releaseRefCon: UnsafeMutableRawPointer?, _ pixelBufferAttributes: NSDictionary?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard PixelLayout.supports(pixelFormatType) else { return kCVReturnInvalidPixelFormat }
  guard
    let layout = PixelLayout(format: pixelFormatType, width: width, height: height, alignment: 1),
    let plane = layout.planes.first, plane.bytesPerRow <= bytesPerRow
  else { return kCVReturnInvalidSize }
  guard !layout.isPlanar else { return kCVReturnInvalidPixelFormat }
  pixelBufferOut.pointee = CVPixelBuffer(
    format: pixelFormatType, width: width, height: height, bytesPerRow: bytesPerRow, base: baseAddress,
    attributes: pixelBufferAttributes ?? NSDictionary(),
    release: { releaseCallback?(releaseRefCon, UnsafeRawPointer(baseAddress)) })
  return kCVReturnSuccess
}
