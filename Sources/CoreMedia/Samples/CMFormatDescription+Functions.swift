import Foundation

/// An argument is missing or invalid.
public let kCMFormatDescriptionError_InvalidParameter: Int32 = -12710

/// Creates the format of video of a size.
@discardableResult public func CMVideoFormatDescriptionCreate(
  allocator: CFAllocator?, codecType: CMVideoCodecType, width: Int32, height: Int32, extensions: NSDictionary?,
  formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> Int32 {
  formatDescriptionOut.pointee = CMFormatDescription(
    video: codecType, CMVideoDimensions(width: width, height: height))
  return 0
}

/// Creates the format of the video that consists of pictures like a buffer's.
@discardableResult public func CMVideoFormatDescriptionCreateForImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer,
  formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> Int32 {
  let size = CMVideoDimensions(width: Int32(clamping: imageBuffer.width), height: Int32(clamping: imageBuffer.height))
  formatDescriptionOut.pointee = CMFormatDescription(video: imageBuffer.format, size)
  return 0
}

/// Creates the format of sound. The layout of the channels and the codec's data are not kept.
@discardableResult public func CMAudioFormatDescriptionCreate(
  allocator: CFAllocator?, asbd: UnsafePointer<AudioStreamBasicDescription>, layoutSize: Int,
  layout: UnsafePointer<AudioChannelLayout>?, magicCookieSize: Int, magicCookie: UnsafeRawPointer?,
  extensions: NSDictionary?, formatDescriptionOut: UnsafeMutablePointer<CMAudioFormatDescription?>
) -> Int32 {
  formatDescriptionOut.pointee = CMFormatDescription(audio: asbd.pointee)
  return 0
}

/// Returns the kind of media.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType.rawValue }
/// Returns the format within the kind of media.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaSubType.rawValue
}
/// Returns the size of the picture in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
  videoDesc.dimensions
}
/// Returns the size at which the picture is shown.
public func CMVideoFormatDescriptionGetPresentationDimensions(
  _ videoDesc: CMVideoFormatDescription, usePixelAspectRatio: Bool, useCleanAperture: Bool
) -> CGSize { CGSize(width: Int(videoDesc.dimensions.width), height: Int(videoDesc.dimensions.height)) }

/// Returns the part of the picture that is shown: all of it.
public func CMVideoFormatDescriptionGetCleanAperture(
  _ videoDesc: CMVideoFormatDescription, originIsAtTopLeft: Bool
) -> CGRect { CGRect(x: 0, y: 0, width: Int(videoDesc.dimensions.width), height: Int(videoDesc.dimensions.height)) }

/// Returns the format of the sound, at an address that is valid as long as the description; nil for other media.
public func CMAudioFormatDescriptionGetStreamBasicDescription(
  _ desc: CMAudioFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? { desc.sound }

/// Returns the layout of the channels: nil, as it is not kept.
public func CMAudioFormatDescriptionGetChannelLayout(
  _ desc: CMAudioFormatDescription, sizeOut: UnsafeMutablePointer<Int>?
) -> UnsafePointer<AudioChannelLayout>? {
  sizeOut?.pointee = 0
  return nil
}
