import BridgedErrors
import Foundation

/// The domain of errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
/// The key of whether a recording is complete despite its error: a `Bool`.
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"
/// The key of the device concerned.
public let AVErrorDeviceKey = "AVErrorDeviceKey"
/// The key of the kind of media concerned.
public let AVErrorMediaTypeKey = "AVErrorMediaTypeKey"

/// The reason why something cannot be played or recorded. The description is meant for users and never contains an
/// address, which could include passwords.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/averror).
public struct AVError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { AVFoundationErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { AVFoundationErrorDomain }

  /// The reasons.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfoundation/averror/code).
  public enum Code: Int, Sendable, CaseIterable, _ErrorCodeProtocol {
    public typealias _ErrorType = AVError
    /// No other reason is known.
    case unknown = -11800
    /// There is not enough memory.
    case outOfMemory = -11801
    /// The session does not run.
    case sessionNotRunning = -11803
    /// Another session uses the device.
    case deviceAlreadyUsedByAnotherSession = -11804
    /// Nothing was recorded.
    case noDataCaptured = -11805
    /// The session was changed while it recorded.
    case sessionConfigurationChanged = -11806
    /// There is no space left.
    case diskFull = -11807
    /// The device was disconnected.
    case deviceWasDisconnected = -11808
    /// The format of the source changed.
    case mediaChanged = -11809
    /// The recording is as long as it may be.
    case maximumDurationReached = -11810
    /// The file is as large as it may be.
    case maximumFileSizeReached = -11811
    /// The source was interrupted.
    case mediaDiscontinuity = -11812
    /// The file has as many samples as its format allows.
    case maximumNumberOfSamplesForFileFormatReached = -11813
    /// There is no such device.
    case deviceNotConnected = -11814
    /// Another app uses the device.
    case deviceInUseByAnotherApplication = -11815
    /// Another app configures the device.
    case deviceLockedForConfigurationByAnotherProcess = -11817
    /// The session was interrupted.
    case sessionWasInterrupted = -11818
    /// The services for media started again.
    case mediaServicesWereReset = -11819
    /// The export failed.
    case exportFailed = -11820
    /// The stream is broken.
    case decodeFailed = -11821
    /// The source is invalid.
    case invalidSourceMedia = -11822
    /// The file to write exists.
    case fileAlreadyExists = -11823
    /// There is a gap between segments of a composition.
    case compositionTrackSegmentsNotContiguous = -11824
    /// The duration of a segment of a composition is invalid.
    case invalidCompositionTrackSegmentDuration = -11825
    /// The start of a segment in its source is invalid.
    case invalidCompositionTrackSegmentSourceStartTime = -11826
    /// The duration of a segment in its source is invalid.
    case invalidCompositionTrackSegmentSourceDuration = -11827
    /// The received data are not a stream, but for instance a web page.
    case fileFormatNotRecognized = -11828
    /// The file is damaged.
    case fileFailedToParse = -11829
    /// Too many photographs are requested at a time.
    case maximumStillImageCaptureRequestsExceeded = -11830
    /// The stream is encrypted; here it cannot be decrypted.
    case contentIsProtected = -11831
    /// There is no picture at the time.
    case noImageAtTime = -11832
    /// A plugin for the stream's format is not installed.
    case decoderNotFound = -11833
    /// Nothing here writes the format.
    case encoderNotFound = -11834
    /// The server requires a name and a password.
    case contentIsNotAuthorized = -11835
    /// The app may not do this.
    case applicationIsNotAuthorized = -11836
    /// The asset does not allow the operation.
    case operationNotSupportedForAsset = -11838
    /// The decoder is in use.
    case decoderTemporarilyUnavailable = -11839
    /// The encoder is in use.
    case encoderTemporarilyUnavailable = -11840
    /// The composition of the video is invalid.
    case invalidVideoComposition = -11841
    /// A reference leads to where it must not.
    case referenceForbiddenByReferencePolicy = -11842
    /// The extension of the file to write does not suit its format.
    case invalidOutputURLPathExtension = -11843
    /// The screen cannot be recorded.
    case screenCaptureFailed = -11844
    /// The screen was switched off.
    case displayWasDisabled = -11845
    /// The torch cannot be as bright at this time.
    case torchLevelUnavailable = -11846
    /// The operation was interrupted by the system.
    case operationInterrupted = -11847
    /// The asset cannot be played on this device.
    case incompatibleAsset = -11848
    /// The server cannot be reached, or the connection ended.
    case failedToLoadMediaData = -11849
    /// The server's answers are invalid: endless redirections, for instance.
    case serverIncorrectlyConfigured = -11850
    /// The person does not allow the app to use the device.
    case applicationIsNotAuthorizedToUseDevice = -11852
    /// The stream is invalid.
    case failedToParse = -11853
    /// The format has no references to other files.
    case fileTypeDoesNotSupportSampleReferences = -11854
    /// The data cannot be decoded.
    case undecodableMediaData = -11855
    /// The sender of AirPlay needs the internet.
    case airPlayControllerRequiresInternet = -11856
    /// The receiver of AirPlay needs the internet.
    case airPlayReceiverRequiresInternet = -11857
    /// Composing the video failed.
    case videoCompositorFailed = -11858
    /// A recording has already begun.
    case recordingAlreadyInProgress = -11859
    /// A key cannot be requested.
    case createContentKeyRequestFailed = -11860
    /// The settings cannot be kept.
    case unsupportedOutputSettings = -11861
    /// The address, or one to which a stream leads, is of a kind that is not played.
    case operationNotAllowed = -11862
    /// The server does not have the stream.
    case contentIsUnavailable = -11863
    /// The format is not supported.
    case formatUnsupported = -11864
    /// The distances are invalid.
    case malformedDepth = -11865
    /// The server does not update the stream.
    case contentNotUpdated = -11866
    /// It can no longer be played.
    case noLongerPlayable = -11867
    /// No variant suits the external screen.
    case noCompatibleAlternatesForExternalDisplay = -11868
    /// There is no track.
    case noSourceTrack = -11869
    /// It cannot be played on another device.
    case externalPlaybackNotSupportedForAsset = -11870
    /// The quality does not allow the operation.
    case operationNotSupportedForPreset = -11871
    /// The session needs more than the device has.
    case sessionHardwareCostOverage = -11872
    /// The session does not support the format of the device.
    case unsupportedDeviceActiveFormat = -11873
    /// GStreamer or the basic plugins are not installed.
    case incorrectlyConfigured = -11875
    /// A segment does not begin with a complete picture.
    case segmentStartedWithNonSyncSample = -11876
    /// Rosetta is not installed.
    case rosettaNotInstalled = -11877
    /// The operation was cancelled by the program.
    case operationCancelled = -11878
    /// The request for a key was cancelled.
    case contentKeyRequestCancelled = -11879
    /// The position among samples is invalid.
    case invalidSampleCursor = -11880
    /// The samples cannot be loaded.
    case failedToLoadSampleData = -11881
    /// The receiver of AirPlay is not available.
    case airPlayReceiverTemporarilyUnavailable = -11882
    /// Encoding failed.
    case encodeFailed = -11883
    /// The system does not allow access to the file.
    case sandboxExtensionDenied = -11884
  }

  private static let detailKey = "AVErrorDetail"

  /// Creates an error with a reason.
  public init(_ code: Code) { self.init(code, detail: "") }

  /// Creates an error with a reason and details.
  public init(_ code: Code, detail: String) {
    let text = detail.isEmpty ? code.text : "\(code.text) (\(detail))"
    _nsError = NSError(
      domain: AVFoundationErrorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: text, Self.detailKey: detail])
  }

  /// Details that the code does not contain, such as the unsupported format; may be empty.
  public var detail: String { _nsError.userInfo[Self.detailKey] as? String ?? "" }

  /// A sentence about the reason, with the details in parentheses.
  public var errorDescription: String? { _nsError.localizedDescription }
}
