import Foundation
import Synchronization

/// Writes an asset in another format.
///
/// Only one export is possible here: with `AVAssetExportPresetPassthrough`, of a whole file in its own format, without
/// a mix and a composition. The file is copied. All others fail with `AVError`, as nothing is encoded.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetexportsession).
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  // Unchecked because settings are made before the export, as on iOS; the state has a lock.
  /// The state of an export.
  public enum Status: Int, Sendable { case unknown = 0, waiting, exporting, completed, failed, cancelled }

  private struct State {
    var status = Status.unknown
    var error: AVError?
  }
  private let state = Mutex(State())

  /// The asset.
  public let asset: AVAsset
  /// The quality.
  public let presetName: String
  /// The state.
  open var status: Status { state.withLock { $0.status } }
  /// The error of an export that failed.
  open var error: (any Error)? { state.withLock { $0.error } }
  /// The finished part, from 0 to 1.
  open var progress: Float { status == .completed ? 1 : 0 }
  /// The file to write.
  open var outputURL: URL?
  /// The format to write.
  open var outputFileType: AVFileType?
  /// The formats that can be written: that of the file; none if the asset is none, or with another preset.
  open var supportedFileTypes: [AVFileType] {
    guard presetName == AVAssetExportPresetPassthrough, let type = asset.ownFileType else { return [] }
    return [type]
  }
  /// Whether the file is arranged for playing while it is loaded; false by default. Kept without effect.
  open var shouldOptimizeForNetworkUse = false
  /// The part of the asset that is written; all of it by default.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// The greatest number of bytes; 0, the default, for no limit.
  open var fileLengthLimit: Int64 = 0
  /// How pictures are put together; nil by default.
  open var videoComposition: AVVideoComposition?
  /// How sounds are mixed; nil by default.
  open var audioMix: AVAudioMix?
  /// The facts to write; nil, the default, for those of the asset.
  open var metadata: [AVMetadataItem]?
  /// The algorithm for sound at another rate; the one for music by default. Kept without effect.
  open var audioTimePitchAlgorithm = "Spectral"
  /// The folder for temporary files; nil by default. Kept without effect.
  open var directoryForTemporaryFiles: URL?
  /// Whether several passes are allowed; false by default. Kept without effect.
  open var canPerformMultiplePassesOverSourceMediaData = false

  /// Creates a session; nil for a preset with an unknown name.
  public init?(asset: AVAsset, presetName: String) {
    guard Self.allExportPresets().contains(presetName) else { return nil }
    (self.asset, self.presetName) = (asset, presetName)
    super.init()
  }

  /// Returns the qualities in which an asset can be exported: `AVAssetExportPresetPassthrough` for a file, otherwise
  /// none.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] {
    asset.ownFileType == nil ? [] : [AVAssetExportPresetPassthrough]
  }

  /// Returns all qualities.
  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetPassthrough, AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality,
      AVAssetExportPresetHighestQuality, AVAssetExportPreset640x480, AVAssetExportPreset960x540,
      AVAssetExportPreset1280x720, AVAssetExportPreset1920x1080, AVAssetExportPreset3840x2160,
      AVAssetExportPresetAppleM4A, AVAssetExportPresetHEVCHighestQuality, AVAssetExportPresetHEVC1920x1080,
      AVAssetExportPresetHEVC3840x2160,
    ]
  }

  /// Calls the handler with whether an asset can be exported, on another queue.
  @preconcurrency open class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    let type = presetName == AVAssetExportPresetPassthrough ? asset.ownFileType : nil
    let isCompatible = type != nil && (outputFileType == nil || outputFileType == type)
    DispatchQueue.global().async { handler(isCompatible) }
  }

  /// Calls the handler with the formats that can be written, on another queue.
  @preconcurrency open func determineCompatibleFileTypes(
    completionHandler handler: @escaping @Sendable ([AVFileType]) -> Void
  ) {
    let types = supportedFileTypes
    DispatchQueue.global().async { handler(types) }
  }

  /// Writes the file on another queue, and calls the handler there at the end. iOS raises an exception if the file or
  /// its format is not set; here the export fails.
  @preconcurrency open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    let begins = state.withLock { state in
      defer { if state.status == .unknown { state.status = .waiting } }
      return state.status == .unknown
    }
    DispatchQueue.global().async {
      if begins { self.run() }
      handler()
    }
  }

  /// Writes the file.
  open func export() async { await withCheckedContinuation { done in exportAsynchronously { done.resume() } } }

  /// Writes a file of a format.
  ///
  /// - Throws: the error, if the export fails.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    (outputURL, outputFileType) = (url, fileType)
    await export()
    if let error { throw error }
  }

  /// Ends writing, if it has not begun.
  open func cancelExport() {
    state.withLock { state in
      if state.status == .unknown || state.status == .waiting { state = State(status: .cancelled) }
    }
  }

  private func run() {
    let goesOn = state.withLock { state in
      guard state.status == .waiting else { return false }
      state.status = .exporting
      return true
    }
    guard goesOn else { return }
    let failure = copyFile()
    state.withLock { $0 = State(status: failure == nil ? .completed : .failed, error: failure) }
  }

  /// Copies the file; returns the error if that is not what is wanted, or not possible.
  private func copyFile() -> AVError? {
    guard let outputURL, outputURL.isFileURL, let outputFileType else { return AVError(.operationNotAllowed) }
    guard presetName == AVAssetExportPresetPassthrough else { return AVError(.encoderNotFound) }
    guard let type = asset.ownFileType, asset.facts.found.isReadable else {
      return asset.readsStream
        ? asset.facts.found.error ?? AVError(.operationNotSupportedForAsset)
        : AVError(.operationNotSupportedForAsset)
    }
    guard type == outputFileType else { return AVError(.operationNotSupportedForPreset) }
    let isWhole = timeRange.start == .zero && (!timeRange.duration.isNumeric || timeRange.duration >= asset.duration)
    guard isWhole, videoComposition == nil, audioMix == nil, metadata?.isEmpty ?? true else {
      return AVError(.operationNotSupportedForPreset)
    }
    let source = asset.location.url
    let size = (try? FileManager.default.attributesOfItem(atPath: source.path))?[.size] as? NSNumber
    if fileLengthLimit > 0, let size, size.int64Value > fileLengthLimit { return AVError(.maximumFileSizeReached) }
    guard !FileManager.default.fileExists(atPath: outputURL.path) else { return AVError(.fileAlreadyExists) }
    do {
      try FileManager.default.copyItem(at: source, to: outputURL)
      return nil
    } catch {
      return AVError(.exportFailed, detail: error.localizedDescription)
    }
  }
}

extension AVAsset {
  /// The format of the asset's file, by its extension; nil if it is none, or of another format.
  fileprivate var ownFileType: AVFileType? {
    guard readsStream, location.url.isFileURL else { return nil }
    switch location.url.pathExtension.lowercased() {
    case "mov", "qt": return .mov
    case "mp4": return .mp4
    case "m4v": return .m4v
    case "m4a": return .m4a
    case "3gp": return .mobile3GPP
    case "mp3": return .mp3
    case "wav": return .wav
    case "aif", "aiff": return .aiff
    default: return nil
    }
  }
}
