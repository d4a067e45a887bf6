/// The media type of a track.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmediatype).
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The type's four-character code.
  public let rawValue: String

  /// Creates a type from its code.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a type from its code.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Video.
  public static let video = AVMediaType("vide")
  /// Audio.
  public static let audio = AVMediaType("soun")
  /// Text.
  public static let text = AVMediaType("text")
  /// Closed captions.
  public static let closedCaption = AVMediaType("clcp")
  /// Subtitles.
  public static let subtitle = AVMediaType("sbtl")
  /// Time codes.
  public static let timecode = AVMediaType("tmcd")
  /// Timed metadata.
  public static let metadata = AVMediaType("meta")
  /// Interleaved media.
  public static let muxed = AVMediaType("muxx")
}

/// A file type, named by its uniform type identifier.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avfiletype).
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The uniform type identifier.
  public let rawValue: String

  /// Creates a type from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a type from its identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A QuickTime movie.
  public static let mov = AVFileType("com.apple.quicktime-movie")
  /// An MPEG-4 movie.
  public static let mp4 = AVFileType("public.mpeg-4")
  /// An Apple movie.
  public static let m4v = AVFileType("com.apple.m4v-video")
  /// MPEG-4 audio.
  public static let m4a = AVFileType("com.apple.m4a-audio")
  /// A 3GPP movie.
  public static let mobile3GPP = AVFileType("public.3gpp")
  /// MP3 audio.
  public static let mp3 = AVFileType("public.mp3")
  /// Wave audio.
  public static let wav = AVFileType("com.microsoft.waveform-audio")
  /// AIFF audio.
  public static let aiff = AVFileType("public.aiff-audio")
  /// Compressed AIFF audio.
  public static let aifc = AVFileType("public.aifc-audio")
  /// Core Audio format.
  public static let caf = AVFileType("com.apple.coreaudio-format")
  /// A JPEG image.
  public static let jpg = AVFileType("public.jpeg")
  /// A HEIC image.
  public static let heic = AVFileType("public.heic")
  /// A TIFF image.
  public static let tif = AVFileType("public.tiff")
}
