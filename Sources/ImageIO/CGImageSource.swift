import CoreGraphics
import Foundation

/// A file of pictures, read one picture at a time: PNG, JPEG, GIF with all its frames, and what else GdkPixbuf reads.
///
/// Nothing is decoded before a picture is wanted. May be used on any thread.
///
/// Unchecked because of its variables, which `lock` guards.
public final class CGImageSource: Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var data: Data
  private var isFinal: Bool
  private var facts: PictureFacts?
  private var frames: AnimationFrames?

  init(_ data: Data, isFinal: Bool) {
    self.data = data
    self.isFinal = isFinal
  }

  /// The file's type, size and frames; nil while too few bytes are there to say.
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

  /// Decodes the picture at `index`. Frames of an animation are complete pictures, made of those before them: reading
  /// them in order costs one step each, jumping back decodes from the beginning again.
  func image(at index: Int, maxPixelSize: Int? = nil, appliesOrientation: Bool = false) -> CGImage? {
    guard let contents, (0..<contents.count).contains(index) else { return nil }
    if contents.count > 1 { return frame(at: index) }
    let (data, isFinal) = lock.withLock { (self.data, self.isFinal) }
    return try? ImageDecoder.decode(
      data, maxPixelSize: maxPixelSize, appliesOrientation: appliesOrientation, allowsMissingEnd: !isFinal)
  }

  private func frame(at index: Int) -> CGImage? {
    lock.withLock {
      if frames == nil { frames = AnimationFrames(data) }
      return frames?.image(at: index)
    }
  }

  public static func == (left: CGImageSource, right: CGImageSource) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How far a source is read.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// Returns a source of the pictures in a file's bytes; nil for no bytes.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
  data.length > 0 ? CGImageSource(Data(referencing: data), isFinal: true) : nil
}

/// Returns a source of the pictures in a file; nil where it cannot be read.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
  guard let path = url.path, let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe),
    !data.isEmpty
  else { return nil }
  return CGImageSource(data, isFinal: true)
}

/// Returns a source of the pictures in a provider's bytes; nil for no bytes.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: NSDictionary?) -> CGImageSource?
{
  let data = provider.bytes
  return data.isEmpty ? nil : CGImageSource(data, isFinal: true)
}

/// Returns a source without bytes, to which `CGImageSourceUpdateData` gives them as they arrive.
public func CGImageSourceCreateIncremental(_ options: NSDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Gives a source all the bytes that have arrived so far, those of earlier calls included; `final` with the last.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: NSData, _ final: Bool) {
  source.replace(Data(referencing: data), isFinal: final)
}

/// Returns the uniform type identifier of the file, such as `com.compuserve.gif`; nil for no known one.
public func CGImageSourceGetType(_ source: CGImageSource) -> NSString? {
  source.contents.map { NSString(string: $0.type) }
}

/// Returns the number of pictures: the frames of a GIF, 1 of other formats, 0 of what is no picture.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.contents?.count ?? 0 }

/// Returns the index of the picture that stands for the file: the first.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// Returns how far the source is read.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

/// Returns how far a picture is read: as far as its source.
public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  (0..<CGImageSourceGetCount(source)).contains(index) ? source.status : .statusUnknownType
}

/// Returns the identifiers of the types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> NSArray {
  NSArray(array: PictureType.all.map { NSString(string: $0.identifier) })
}

/// Returns the picture at an index, as it is stored: its orientation is a property and not applied. Nil for an index
/// beyond the last, or bytes that are damaged. Of a source that is not complete, what there is.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? {
  source.image(at: index)
}

/// Returns a small picture of the one at an index. It is made of the picture itself where the options allow it by
/// `kCGImageSourceCreateThumbnailFromImageAlways` or `…IfAbsent`: thumbnails within files are not read, so nil without.
/// `kCGImageSourceThumbnailMaxPixelSize` is its longer side, in pixels; `…WithTransform` applies the orientation.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? {
  let options = SourceOptions(options)
  guard options.makesThumbnails,
    let image = source.image(
      at: index, maxPixelSize: options.maxPixelSize, appliesOrientation: options.appliesOrientation)
  else { return nil }
  // Frames of animations, and formats whose loader cannot make them smaller.
  guard let limit = options.maxPixelSize else { return image }
  return image.scaledDown(toPixels: limit)
}

/// Returns what holds for the whole file, such as how often an animation repeats.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: NSDictionary?) -> NSDictionary? {
  source.contents?.fileProperties
}

/// Returns a picture's size in pixels, its orientation, a frame's duration in seconds; nil beyond the last picture.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> NSDictionary? {
  source.contents?.properties(at: index)
}
