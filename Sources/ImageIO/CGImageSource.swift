import CoreGraphics
import Foundation

/// A file of images, read one at a time: JPEG, PNG, GIF and WebP with all their frames, and the other formats of
/// GdkPixbuf.
///
/// Nothing is decoded before an image is requested. May be used on any thread.
///
/// See [Apple's page](https://developer.apple.com/documentation/imageio/cgimagesource).
///
/// Unchecked because of its variables, which `lock` guards.
public final class CGImageSource: Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var data: Data
  private var isFinal: Bool
  private var facts: PictureFacts?
  private var frames: (any AnimationFrames)?

  init(_ data: Data, isFinal: Bool) {
    self.data = data
    self.isFinal = isFinal
  }

  /// The file's type, size and frames; nil while there are too few bytes to tell.
  var contents: PictureFacts? {
    lock.withLock {
      if facts == nil { facts = PictureFacts(data) }
      return facts
    }
  }

  func replace(_ data: Data, isFinal: Bool) {
    lock.withLock {
      self.data = data
      self.isFinal = isFinal
      facts = nil
      frames = nil
    }
  }

  var status: CGImageSourceStatus {
    let (data, isFinal) = lock.withLock { (self.data, self.isFinal) }
    guard contents != nil else {
      if !isFinal { return data.isEmpty ? .statusReadingHeader : .statusUnknownType }
      return data.isEmpty ? .statusUnexpectedEOF : .statusUnknownType
    }
    if ImageDecoder.isComplete(data) { return .statusComplete }
    return isFinal ? .statusUnexpectedEOF : .statusIncomplete
  }

  /// The file's bytes, as far as they are there.
  var bytes: Data { lock.withLock { data } }

  /// Forgets the decoder of an animation, which holds the present frame.
  func forgetFrames() {
    lock.withLock { frames = nil }
  }

  /// Decodes the image at `index`. Frames of an animation are complete images, composed from those before them: reading
  /// them in order costs one step each, going back decodes from the beginning again.
  func image(at index: Int, maxPixelSize: Int? = nil, appliesOrientation: Bool = false) -> CGImage? {
    guard let contents, (0..<contents.count).contains(index) else { return nil }
    if contents.count > 1 { return frame(at: index, contents) }
    let (data, isFinal) = lock.withLock { (self.data, self.isFinal) }
    return try? ImageDecoder.decode(
      data, maxPixelSize: maxPixelSize, appliesOrientation: appliesOrientation, allowsMissingEnd: !isFinal)
  }

  private func frame(at index: Int, _ contents: PictureFacts) -> CGImage? {
    lock.withLock {
      if frames == nil { frames = contents.frames.map { ComposedFrames(data, $0) } ?? PixbufFrames(data) }
      return frames?.image(at: index)
    }
  }

  public static func == (left: CGImageSource, right: CGImageSource) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The state of reading a source.
///
/// See [Apple's page](https://developer.apple.com/documentation/imageio/cgimagesourcestatus).
public enum CGImageSourceStatus: Int32, Sendable {
  /// The bytes are final, but end before the image does.
  case statusUnexpectedEOF = -5
  /// The bytes are damaged; not reported here.
  case statusInvalidData = -4
  /// The bytes are of no format that is read, or there is no image at the index.
  case statusUnknownType = -3
  /// There are no bytes yet.
  case statusReadingHeader = -2
  /// A part of the image has arrived, and more bytes are to come.
  case statusIncomplete = -1
  /// The image is there as a whole.
  case statusComplete = 0
}

/// Returns a source of the images in a file's bytes; nil for no bytes.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
  data.length > 0 ? CGImageSource(Data(referencing: data), isFinal: true) : nil
}

/// Returns a source of the images in a file; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
  guard let path = url.path, let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe),
    !data.isEmpty
  else { return nil }
  return CGImageSource(data, isFinal: true)
}

/// Returns a source of the images in a provider's bytes; nil for no bytes.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: NSDictionary?) -> CGImageSource?
{
  let data = provider.bytes
  return data.isEmpty ? nil : CGImageSource(data, isFinal: true)
}

/// Returns a source without bytes, to which `CGImageSourceUpdateData` passes them as they arrive.
public func CGImageSourceCreateIncremental(_ options: NSDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Passes all the bytes that have arrived so far, including those of earlier calls, to a source; `final` with the last.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: NSData, _ final: Bool) {
  source.replace(Data(referencing: data), isFinal: final)
}

/// Returns the uniform type identifier of the file, such as `com.compuserve.gif`; nil if it is unknown.
public func CGImageSourceGetType(_ source: CGImageSource) -> NSString? {
  source.contents.map { NSString(string: $0.type) }
}

/// Returns the number of images: the frames of an animation, 1 for other files, 0 if it is no image.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.contents?.count ?? 0 }

/// Returns the index of the image that represents the file: the first.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// Returns the state of reading the source.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

/// Returns the state of reading an image, which is that of its source.
public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  (0..<CGImageSourceGetCount(source)).contains(index) ? source.status : .statusUnknownType
}

/// Returns the identifiers of the types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  PictureType.all.map { NSString(string: $0.identifier) }
}

/// Returns the image at an index as it is stored: its orientation is a property and not applied. Nil for an index
/// beyond the last, or damaged bytes. For an incomplete source, returns the existing part.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? {
  source.image(at: index)
}

/// Returns a thumbnail of the image at an index. It is created from the image itself if the options allow it by
/// `kCGImageSourceCreateThumbnailFromImageAlways` or `…IfAbsent`; otherwise the result is nil, as thumbnails within
/// files are not read. `kCGImageSourceThumbnailMaxPixelSize` is its longer side, in pixels; `…WithTransform` applies
/// the orientation.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? {
  let options = SourceOptions(options)
  guard options.makesThumbnails,
    let image = source.image(
      at: index, maxPixelSize: options.maxPixelSize, appliesOrientation: options.appliesOrientation)
  else { return nil }
  // Frames of animations, and formats whose loader cannot reduce them.
  guard let limit = options.maxPixelSize else { return image }
  return image.scaledDown(toPixels: limit)
}

/// Returns the properties of the whole file, such as how often an animation repeats.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: NSDictionary?) -> NSDictionary? {
  source.contents?.fileProperties
}

/// Returns an image's properties: its size, orientation, resolution and colours, the metadata of Exif, TIFF, GPS and
/// IPTC, those of its format, and a frame's duration in seconds; nil beyond the last image. Cameras' own notes are left
/// out.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> NSDictionary? {
  source.contents?.properties(at: index)
}

/// Passes all the bytes that have arrived so far to a source, as a provider; `final` with the last.
public func CGImageSourceUpdateDataProvider(_ source: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
  source.replace(provider.bytes, isFinal: final)
}

/// Forgets decoded pixels. Only those of the last frame of an animation are kept.
public func CGImageSourceRemoveCacheAtIndex(_ source: CGImageSource, _ index: Int) { source.forgetFrames() }

/// Returns nil: depth, mattes and other auxiliary data of photographs are not read.
public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(
  _ source: CGImageSource, _ index: Int, _ auxiliaryImageDataType: NSString
) -> NSDictionary? { nil }

/// Returns a number that identifies the type of sources.
public func CGImageSourceGetTypeID() -> UInt { typeID(of: CGImageSource.self) }
