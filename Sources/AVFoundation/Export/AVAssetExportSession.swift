import Foundation

/// The quality that keeps the tracks as they are.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// The lowest quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The quality for mobile networks.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The highest quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// A picture of at most 640 × 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// A picture of at most 960 × 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// A picture of at most 1280 × 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// A picture of at most 1920 × 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// A picture of at most 3840 × 2160 pixels.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// Sound alone, in MPEG-4.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// Writes an asset in another format. No asset can be exported here: there is never a session, as on iOS for an asset
/// and a preset that do not suit each other.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetexportsession).
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  // Unchecked because there are no objects.
  /// The state of an export.
  public enum Status: Int, Sendable { case unknown = 0, waiting, exporting, completed, failed, cancelled }

  /// The asset.
  public let asset: AVAsset
  /// The quality.
  public let presetName: String
  /// The state.
  open var status: Status { .unknown }
  /// The error of an export that failed.
  open var error: (any Error)? { nil }
  /// The finished part, from 0 to 1.
  open var progress: Float { 0 }
  /// The file to write.
  open var outputURL: URL?
  /// The format to write.
  open var outputFileType: AVFileType?
  /// The formats that can be written.
  open var supportedFileTypes: [AVFileType] { [] }
  /// Whether the file is arranged for playing while it is loaded.
  open var shouldOptimizeForNetworkUse = false
  /// The part of the asset that is written.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)

  /// Returns nil: the asset cannot be exported.
  public init?(asset: AVAsset, presetName: String) { return nil }

  /// Returns the qualities in which an asset can be exported: none.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  /// Returns the qualities: none, as nothing can be exported.
  open class func allExportPresets() -> [String] { [] }

  /// Writes the file, and calls the handler at the end.
  @preconcurrency open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(execute: handler)
  }

  /// Ends writing.
  open func cancelExport() {}
}
