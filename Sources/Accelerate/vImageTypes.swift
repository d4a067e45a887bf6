/// A number of pixels.
public typealias vImagePixelCount = UInt
/// The result of a function: `kvImageNoError`, a negative code, or a size with `kvImageGetTempBufferSize`.
public typealias vImage_Error = Int
/// Options of a function.
public typealias vImage_Flags = UInt32

/// Rows of pixels in memory that somebody else owns.
///
/// See [Apple's page](https://developer.apple.com/documentation/accelerate/vimage_buffer).
public struct vImage_Buffer {
  /// The first row.
  public var data: UnsafeMutableRawPointer!
  /// The number of rows.
  public var height: vImagePixelCount
  /// The number of pixels in a row.
  public var width: vImagePixelCount
  /// The bytes from one row to the next.
  public var rowBytes: Int

  /// Creates a buffer without memory.
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

  /// Creates a buffer.
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
  ) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }
}

/// No options.
public let kvImageNoFlags = 0
/// The fourth channel stays as it is.
public let kvImageLeaveAlphaUnchanged = 1
/// Pixels near an edge are copied.
public let kvImageCopyInPlace = 2
/// Outside the image is the background colour.
public let kvImageBackgroundColorFill = 4
/// Outside the image its edges go on.
public let kvImageEdgeExtend = 8
/// No tiles. Without effect here.
public let kvImageDoNotTile = 16
/// Better resampling. Without effect here.
public let kvImageHighQualityResampling = 32
/// The part of the kernel that lies outside the image does not count.
public let kvImageTruncateKernel = 64
/// The function returns the size of the temporary buffer that it needs: none here.
public let kvImageGetTempBufferSize = 128

/// Success.
public let kvImageNoError = 0
/// The region lies outside of the source.
public let kvImageRoiLargerThanInputBuffer = -21766
/// The kernel's sides are not odd.
public let kvImageInvalidKernelSize = -21767
/// No flag says how edges are treated.
public let kvImageInvalidEdgeStyle = -21768
/// A pointer is nil.
public let kvImageNullPointerArgument = -21772
/// An argument is out of range.
public let kvImageInvalidParameter = -21773
/// The buffers have different sizes.
public let kvImageBufferSizeMismatch = -21774
