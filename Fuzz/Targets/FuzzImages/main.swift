import CoreGraphics
import Foundation
import ImageIO
import Support

// A damaged picture in the hands of an app: as a whole, and in pieces as they arrive. The first byte decides on their
// number.
private let mostFrames = 6
private let mostPieces = 4
private let thumbnailSize = 24

Fuzzer.run { bytes, count in
  guard let bytes, count > 1 else { return 0 }
  let data = NSData(bytes: bytes + 1, length: count - 1)
  if let whole = CGImageSourceCreateWithData(data, nil) { check(whole) }
  let growing = CGImageSourceCreateIncremental(nil)
  let pieces = Int(bytes[0]) % mostPieces + 1
  for piece in 1...pieces {
    let length = data.length * piece / pieces
    CGImageSourceUpdateData(growing, NSData(bytes: bytes + 1, length: length), piece == pieces)
    check(growing)
  }
  return 0
}

private func check(_ source: CGImageSource) {
  let count = CGImageSourceGetCount(source)
  precondition(count >= 0, "a negative number of images")
  precondition(count == 0 || CGImageSourceGetType(source) != nil, "images of no type")
  _ = CGImageSourceGetStatus(source)
  _ = CGImageSourceCopyProperties(source, nil)
  for index in [-1, count, .max, .min] {
    precondition(CGImageSourceCreateImageAtIndex(source, index, nil) == nil, "an image at \(index) of \(count)")
    precondition(CGImageSourceCopyPropertiesAtIndex(source, index, nil) == nil, "properties at \(index) of \(count)")
    _ = CGImageSourceGetStatusAtIndex(source, index)
  }
  for index in 0..<min(count, mostFrames) {
    let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
    if let metadata = CGImageSourceCopyMetadataAtIndex(source, index, nil) { checkMetadata(metadata) }
    let options: NSDictionary = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: thumbnailSize,
      kCGImageSourceCreateThumbnailWithTransform: index % 2 == 0,
    ]
    if let small = CGImageSourceCreateThumbnailAtIndex(source, index, options) {
      precondition(max(small.width, small.height) <= thumbnailSize, "a thumbnail larger than it may be")
      checkPixels(small)
    }
    guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { continue }
    precondition(properties != nil, "an image without properties")
    checkPixels(image)
    if index == 0 { checkWriting(image, properties) }
  }
}

private func checkPixels(_ image: CGImage) {
  precondition(image.width > 0 && image.height > 0, "an image of no size")
  guard let bytes = image.dataProvider?.data else { return }
  let row = (image.width * image.bitsPerPixel + 7) / 8
  precondition(bytes.length >= (image.height - 1) * image.bytesPerRow + row, "rows are missing")
}

/// Checks that metadata that were read can be written, and read again.
private func checkMetadata(_ metadata: CGImageMetadata) {
  precondition(CGImageMetadataCreateXMPData(metadata, nil) != nil, "metadata without tags")
  CGImageMetadataEnumerateTagsUsingBlock(
    metadata, nil, [kCGImageMetadataEnumerateRecursively: true] as NSDictionary, { _, _ in true })
}

/// Checks that what was read can be written with its properties, and read again.
private func checkWriting(_ image: CGImage, _ properties: NSDictionary?) {
  guard image.width * image.height <= 256 * 256 else { return }
  for type in ["public.png", "public.jpeg", "com.compuserve.gif"] {
    let data = NSMutableData()
    guard let destination = CGImageDestinationCreateWithData(data, type as NSString, 1, nil) else { continue }
    CGImageDestinationAddImage(destination, image, properties)
    precondition(CGImageDestinationFinalize(destination), "an image that was read cannot be written")
    guard let source = CGImageSourceCreateWithData(data, nil),
      let again = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else { fatalError("an image that was written as \(type) cannot be read") }
    precondition(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) != nil, "an image without properties")
    // A property may ask for a smaller image.
    precondition(again.width <= image.width && again.height <= image.height, "the size has grown")
  }
}
