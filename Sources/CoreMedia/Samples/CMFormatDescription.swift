import Foundation

/// A kind of media, as a code of four characters.
public typealias CMMediaType = FourCharCode
/// A way of compressing video, as a code of four characters.
public typealias CMVideoCodecType = FourCharCode

/// A size in pixels.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremedia/cmvideodimensions).
public struct CMVideoDimensions: Hashable, Sendable {
  /// The width in pixels.
  public var width: Int32
  /// The height in pixels.
  public var height: Int32
  /// Creates an empty size.
  public init() { (width, height) = (0, 0) }
  /// Creates a size.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// The format of samples.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremedia/cmformatdescription).
public final class CMFormatDescription: Hashable, @unchecked Sendable {
  // Unchecked because of the address, at which nothing changes.
  /// The kind of media.
  ///
  /// See
  /// [Apple's page](https://developer.apple.com/documentation/coremedia/cmformatdescription/mediatype-swift.struct).
  public struct MediaType: RawRepresentable, Hashable, Sendable {
    /// The code of four characters.
    public let rawValue: FourCharCode
    /// Creates a kind from its code.
    public init(rawValue: FourCharCode) { self.rawValue = rawValue }
    /// Video.
    public static let video = MediaType(rawValue: kCMMediaType_Video)
    /// Sound.
    public static let audio = MediaType(rawValue: kCMMediaType_Audio)
    /// Text.
    public static let text = MediaType(rawValue: kCMMediaType_Text)
    /// Metadata.
    public static let metadata = MediaType(rawValue: kCMMediaType_Metadata)
  }

  /// The format within a kind: how it is compressed, or the format of pixels.
  ///
  /// See
  /// [Apple's page](https://developer.apple.com/documentation/coremedia/cmformatdescription/mediasubtype-swift.struct).
  public struct MediaSubType: RawRepresentable, Hashable, Sendable {
    /// The code of four characters.
    public let rawValue: FourCharCode
    /// Creates a format from its code.
    public init(rawValue: FourCharCode) { self.rawValue = rawValue }
  }

  /// The kind of media.
  public let mediaType: MediaType
  /// The format within the kind.
  public let mediaSubType: MediaSubType
  /// The size of the picture in pixels; empty for other media.
  public let dimensions: CMVideoDimensions
  /// The format of the sound; nil for other media.
  public var audioStreamBasicDescription: AudioStreamBasicDescription? { sound?.pointee }

  let sound: UnsafePointer<AudioStreamBasicDescription>?

  package init(video: CMVideoCodecType, _ dimensions: CMVideoDimensions) {
    (mediaType, mediaSubType) = (.video, MediaSubType(rawValue: video))
    self.dimensions = dimensions
    sound = nil
  }

  init(audio: AudioStreamBasicDescription) {
    (mediaType, mediaSubType) = (.audio, MediaSubType(rawValue: audio.mFormatID))
    dimensions = CMVideoDimensions()
    let memory = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
    memory.initialize(to: audio)
    sound = UnsafePointer(memory)
  }

  deinit { sound?.deallocate() }

  public static func == (left: CMFormatDescription, right: CMFormatDescription) -> Bool {
    left.mediaType == right.mediaType && left.mediaSubType == right.mediaSubType && left.dimensions == right.dimensions
      && left.audioStreamBasicDescription == right.audioStreamBasicDescription
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(mediaType)
    hasher.combine(mediaSubType)
    hasher.combine(dimensions)
  }
}

/// The format of video.
public typealias CMVideoFormatDescription = CMFormatDescription
/// The format of sound.
public typealias CMAudioFormatDescription = CMFormatDescription

/// Video.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
/// Sound.
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
/// Media of several kinds together.
public let kCMMediaType_Muxed: CMMediaType = 0x6D75_7878
/// Text.
public let kCMMediaType_Text: CMMediaType = 0x7465_7874
/// Metadata.
public let kCMMediaType_Metadata: CMMediaType = 0x6D65_7461

/// H.264.
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
/// HEVC.
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
/// A series of JPEG pictures.
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567
/// MPEG-4 video.
public let kCMVideoCodecType_MPEG4Video: CMVideoCodecType = 0x6D70_3476
/// VP9.
public let kCMVideoCodecType_VP9: CMVideoCodecType = 0x7670_3039
