import Foundation

// The keys of animations: `{GIF}`, `{PNG}`, `{WebP}`, and `{HEICS}`, which is not read.
// The constants are unsafe because `NSString` is not `Sendable`.

/// The image colour map, among the properties of GIFs.
nonisolated(unsafe) public let kCGImagePropertyGIFImageColorMap: NSString = "ImageColorMap"
/// The canvas pixel width, among the properties of GIFs.
nonisolated(unsafe) public let kCGImagePropertyGIFCanvasPixelWidth: NSString = "CanvasPixelWidth"
/// The canvas pixel height, among the properties of GIFs.
nonisolated(unsafe) public let kCGImagePropertyGIFCanvasPixelHeight: NSString = "CanvasPixelHeight"
/// The frame info array, among the properties of GIFs.
nonisolated(unsafe) public let kCGImagePropertyGIFFrameInfoArray: NSString = "FrameInfo"
/// The frame info array, among the properties of animated PNGs.
nonisolated(unsafe) public let kCGImagePropertyAPNGFrameInfoArray: NSString = "FrameInfo"
/// The canvas pixel width, among the properties of animated PNGs.
nonisolated(unsafe) public let kCGImagePropertyAPNGCanvasPixelWidth: NSString = "CanvasPixelWidth"
/// The canvas pixel height, among the properties of animated PNGs.
nonisolated(unsafe) public let kCGImagePropertyAPNGCanvasPixelHeight: NSString = "CanvasPixelHeight"
/// The loop count, among the properties of WebP.
nonisolated(unsafe) public let kCGImagePropertyWebPLoopCount: NSString = "LoopCount"
/// The delay time, among the properties of WebP.
nonisolated(unsafe) public let kCGImagePropertyWebPDelayTime: NSString = "DelayTime"
/// The unclamped delay time, among the properties of WebP.
nonisolated(unsafe) public let kCGImagePropertyWebPUnclampedDelayTime: NSString = "UnclampedDelayTime"
/// The frame info array, among the properties of WebP.
nonisolated(unsafe) public let kCGImagePropertyWebPFrameInfoArray: NSString = "FrameInfo"
/// The canvas pixel width, among the properties of WebP.
nonisolated(unsafe) public let kCGImagePropertyWebPCanvasPixelWidth: NSString = "CanvasPixelWidth"
/// The canvas pixel height, among the properties of WebP.
nonisolated(unsafe) public let kCGImagePropertyWebPCanvasPixelHeight: NSString = "CanvasPixelHeight"
/// The loop count, among the properties of sequences of HEIF images.
nonisolated(unsafe) public let kCGImagePropertyHEICSLoopCount: NSString = "LoopCount"
/// The delay time, among the properties of sequences of HEIF images.
nonisolated(unsafe) public let kCGImagePropertyHEICSDelayTime: NSString = "DelayTime"
/// The unclamped delay time, among the properties of sequences of HEIF images.
nonisolated(unsafe) public let kCGImagePropertyHEICSUnclampedDelayTime: NSString = "UnclampedDelayTime"
/// The canvas pixel width, among the properties of sequences of HEIF images.
nonisolated(unsafe) public let kCGImagePropertyHEICSCanvasPixelWidth: NSString = "CanvasPixelWidth"
/// The canvas pixel height, among the properties of sequences of HEIF images.
nonisolated(unsafe) public let kCGImagePropertyHEICSCanvasPixelHeight: NSString = "CanvasPixelHeight"
/// The frame info array, among the properties of sequences of HEIF images.
nonisolated(unsafe) public let kCGImagePropertyHEICSFrameInfoArray: NSString = "FrameInfo"
