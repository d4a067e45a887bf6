import CoreGraphics
import Foundation

/// Returns a destination that appends a file's bytes to `data`; nil for a type other than PNG, JPEG and GIF.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? {
  CGImageDestination(.data(data), type: type, count: count)
}

/// Returns a destination that writes a file; nil for a type other than PNG, JPEG and GIF.
public func CGImageDestinationCreateWithURL(
  _ url: NSURL, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? {
  url.path.flatMap { CGImageDestination(.file(URL(fileURLWithPath: $0)), type: type, count: count) }
}

/// Sets properties for all images, such as the quality and an animation's number of repetitions.
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: NSDictionary?) {
  destination.set(properties)
}

/// Adds an image. PNG and JPEG contain only the first.
///
/// The orientation, the resolution and the dictionaries of Exif, TIFF, GPS, IPTC (JPEG) and PNG (PNG) among the
/// properties are written, and the delay in that of GIF.
public func CGImageDestinationAddImage(_ destination: CGImageDestination, _ image: CGImage, _ properties: NSDictionary?)
{
  destination.add(image, properties)
}

/// Adds an image from a source, with its properties. Those given are added to them, and `NSNull` removes one.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: NSDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
  let facts = source.contents
  var own = properties
  // A frame keeps its delay if no other is given.
  if properties?.object(forKey: kCGImagePropertyGIFDictionary) == nil, let animation = facts?.animation {
    let extended = properties?.mutableCopy() as? NSMutableDictionary ?? NSMutableDictionary()
    extended[kCGImagePropertyGIFDictionary] = NSMutableDictionary.with(animation.properties(at: index))
    own = extended
  }
  destination.add(image, own, inherited: facts?.properties ?? PictureProperties())
}

/// Adds an image with metadata, which are written as XMP and, as far as it has their tags, as Exif.
public func CGImageDestinationAddImageAndMetadata(
  _ destination: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?, _ options: NSDictionary?
) {
  destination.add(image, options, metadata: metadata)
}

/// Does nothing: depth, mattes and other auxiliary data of photographs are not written.
public func CGImageDestinationAddAuxiliaryDataInfo(
  _ destination: CGImageDestination, _ auxiliaryImageDataType: NSString, _ auxiliaryDataInfoDictionary: NSDictionary
) {}

/// Writes the file. Returns false if fewer images were added than announced, or it cannot be written.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finish() }

/// Returns the identifiers of the types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  CGImageDestination.types.map { NSString(string: $0) }
}

/// Returns a number that identifies the type of destinations.
public func CGImageDestinationGetTypeID() -> UInt { typeID(of: CGImageDestination.self) }
