/// A compression of video or pictures.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avvideocodectype).
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The code of four characters.
  public let rawValue: String
  /// Creates a compression by its code.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// HEVC with transparency.
  public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// Apple ProRes 422.
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
  /// Apple ProRes 4444.
  public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}

/// The key of the compression of video.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of the width in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The key of the placement of the picture.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
/// The picture is cropped to the size of the output, without scaling.
public let AVVideoScalingModeFit = "AVVideoScalingModeFit"
/// The picture is distorted to the size of the output.
public let AVVideoScalingModeResize = "AVVideoScalingModeResize"
/// The whole picture is scaled, with bars if the proportions differ.
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
/// The picture is scaled and cropped if the proportions differ.
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
/// The key of the properties of the compression.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The key of the average bits a second.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// The key of the quality of JPEG, from 0 to 1.
public let AVVideoQualityKey = "Quality"
/// The key of the greatest number of pictures between complete ones.
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
/// The key of the most seconds between complete pictures.
public let AVVideoMaxKeyFrameIntervalDurationKey = "MaxKeyFrameIntervalDuration"
/// The key of whether pictures are written in another order.
public let AVVideoAllowFrameReorderingKey = "AllowFrameReordering"
/// The key of the expected number of pictures a second.
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
/// The key of the number of pictures a second that must not be left out.
public let AVVideoAverageNonDroppableFrameRateKey = "AVVideoAverageNonDroppableFrameRateKey"
/// The key of the profile of H.264.
public let AVVideoProfileLevelKey = "ProfileLevel"
/// The baseline profile of H.264.
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
/// The main profile of H.264.
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
/// The high profile of H.264.
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
/// The baseline profile of H.264, level 3.0.
public let AVVideoProfileLevelH264Baseline30 = "H264_Baseline_3_0"
/// The main profile of H.264, level 3.1.
public let AVVideoProfileLevelH264Main31 = "H264_Main_3_1"
/// The high profile of H.264, level 4.0.
public let AVVideoProfileLevelH264High40 = "H264_High_4_0"
/// The key of the coding of H.264.
public let AVVideoH264EntropyModeKey = "AVVideoH264EntropyModeKey"
/// Coding with variable lengths.
public let AVVideoH264EntropyModeCAVLC = "CAVLC"
/// Arithmetic coding.
public let AVVideoH264EntropyModeCABAC = "CABAC"
/// The key of the proportions of pixels.
public let AVVideoPixelAspectRatioKey = "PixelAspectRatio"
/// The key of the part of the picture that is shown.
public let AVVideoCleanApertureKey = "CleanAperture"
/// H.264.
public let AVVideoCodecH264 = "avc1"
/// HEVC.
public let AVVideoCodecHEVC = "hvc1"
/// JPEG.
public let AVVideoCodecJPEG = "jpeg"
