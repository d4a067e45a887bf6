import Foundation

// The keys are constants: unsafe because `NSString` is a class, and so not `Sendable`.

/// The format of the pixels, or formats of which one is chosen.
nonisolated(unsafe) public let kCVPixelBufferPixelFormatTypeKey: NSString = "PixelFormatType"
/// The width in pixels.
nonisolated(unsafe) public let kCVPixelBufferWidthKey: NSString = "Width"
/// The height in pixels.
nonisolated(unsafe) public let kCVPixelBufferHeightKey: NSString = "Height"
/// The number of bytes of which the length of a row is a multiple.
nonisolated(unsafe) public let kCVPixelBufferBytesPerRowAlignmentKey: NSString = "BytesPerRowAlignment"
/// The number of bytes of which the offset of a plane is a multiple. Without effect.
nonisolated(unsafe) public let kCVPixelBufferPlaneAlignmentKey: NSString = "PlaneAlignment"
/// The number of pixels to the left of the picture. Without effect.
nonisolated(unsafe) public let kCVPixelBufferExtendedPixelsLeftKey: NSString = "ExtendedPixelsLeft"
/// The number of pixels above the picture. Without effect.
nonisolated(unsafe) public let kCVPixelBufferExtendedPixelsTopKey: NSString = "ExtendedPixelsTop"
/// The number of pixels to the right of the picture. Without effect.
nonisolated(unsafe) public let kCVPixelBufferExtendedPixelsRightKey: NSString = "ExtendedPixelsRight"
/// The number of pixels below the picture. Without effect.
nonisolated(unsafe) public let kCVPixelBufferExtendedPixelsBottomKey: NSString = "ExtendedPixelsBottom"
/// The allocator of the memory. Without effect.
nonisolated(unsafe) public let kCVPixelBufferMemoryAllocatorKey: NSString = "MemoryAllocator"
/// Whether Core Graphics can draw into the buffer. Without effect.
nonisolated(unsafe) public let kCVPixelBufferCGBitmapContextCompatibilityKey: NSString = "CGBitmapContextCompatibility"
/// Whether Core Graphics can make an image of the buffer. Without effect.
nonisolated(unsafe) public let kCVPixelBufferCGImageCompatibilityKey: NSString = "CGImageCompatibility"
/// The properties of a surface that processes share. Without effect.
nonisolated(unsafe) public let kCVPixelBufferIOSurfacePropertiesKey: NSString = "IOSurfaceProperties"
/// Whether OpenGL can use the buffer. Without effect.
nonisolated(unsafe) public let kCVPixelBufferOpenGLESCompatibilityKey: NSString = "OpenGLESCompatibility"
/// Whether Metal can use the buffer. Without effect.
nonisolated(unsafe) public let kCVPixelBufferMetalCompatibilityKey: NSString = "MetalCompatibility"
/// The number of buffers that a pool keeps. Without effect.
nonisolated(unsafe) public let kCVPixelBufferPoolMinimumBufferCountKey: NSString = "MinimumBufferCount"
/// The seconds for which a pool keeps an unused buffer. Without effect.
nonisolated(unsafe) public let kCVPixelBufferPoolMaximumBufferAgeKey: NSString = "MaximumBufferAge"
/// The greatest number of buffers of a pool in use.
nonisolated(unsafe) public let kCVPixelBufferPoolAllocationThresholdKey: NSString = "BufferPoolAllocationThreshold"
