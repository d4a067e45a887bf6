import Foundation

/// A picture in memory, with facts attached to it.
///
/// See [Apple's page](https://developer.apple.com/documentation/corevideo/cvbuffer).
public final class CVBuffer: Hashable {
  let format: OSType
  let width: Int
  let height: Int
  let planes: [PixelLayout.Plane]
  let isPlanar: Bool
  let size: Int
  let base: UnsafeMutableRawPointer
  let attributes: NSDictionary
  /// The attached objects, by their keys.
  var attachments: [String: (value: AnyObject, mode: CVAttachmentMode)] = [:]
  private let release: () -> Void
  /// The locks that are held.
  private let locks = NSLock()
  private var lockCount = 0

  /// Creates a buffer with memory of its own, which is filled with zeros.
  init(format: OSType, width: Int, height: Int, layout: PixelLayout, attributes: NSDictionary) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: layout.size, alignment: PixelLayout.alignment)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: layout.size)
    (self.format, self.width, self.height) = (format, width, height)
    (planes, isPlanar, size) = (layout.planes, layout.isPlanar, layout.size)
    self.attributes = attributes
    base = memory
    release = { memory.deallocate() }
  }

  /// Creates a buffer on memory of somebody else.
  init(
    format: OSType, width: Int, height: Int, bytesPerRow: Int, base: UnsafeMutableRawPointer, attributes: NSDictionary,
    release: @escaping () -> Void
  ) {
    (self.format, self.width, self.height) = (format, width, height)
    planes = [PixelLayout.Plane(width: width, height: height, bytesPerRow: bytesPerRow)]
    (isPlanar, size) = (false, bytesPerRow * height)
    self.attributes = attributes
    self.base = base
    self.release = release
  }

  deinit { release() }

  func lock() { locks.withLock { lockCount += 1 } }

  /// Takes a lock back; returns false if there is none.
  func unlock() -> Bool {
    locks.withLock {
      guard lockCount > 0 else { return false }
      lockCount -= 1
      return true
    }
  }

  public static func == (left: CVBuffer, right: CVBuffer) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A buffer that contains a picture.
///
/// See [Apple's page](https://developer.apple.com/documentation/corevideo/cvimagebuffer).
public typealias CVImageBuffer = CVBuffer
/// A buffer that contains a picture in main memory.
///
/// See [Apple's page](https://developer.apple.com/documentation/corevideo/cvpixelbuffer).
public typealias CVPixelBuffer = CVImageBuffer

/// Options for access to a buffer.
///
/// See [Apple's page](https://developer.apple.com/documentation/corevideo/cvpixelbufferlockflags).
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt64
  /// Creates options from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// The buffer is not changed.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}
