extension AVError {
  /// No other reason is known.
  public static var unknown: Code { .unknown }
  /// There is not enough memory.
  public static var outOfMemory: Code { .outOfMemory }
  /// The session does not run.
  public static var sessionNotRunning: Code { .sessionNotRunning }
  /// Another session uses the device.
  public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
  /// Nothing was recorded.
  public static var noDataCaptured: Code { .noDataCaptured }
  /// The session was changed while it recorded.
  public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
  /// There is no space left.
  public static var diskFull: Code { .diskFull }
  /// The device was disconnected.
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  /// The format of the source changed.
  public static var mediaChanged: Code { .mediaChanged }
  /// The recording is as long as it may be.
  public static var maximumDurationReached: Code { .maximumDurationReached }
  /// The file is as large as it may be.
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  /// The source was interrupted.
  public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
  /// The file has as many samples as its format allows.
  public static var maximumNumberOfSamplesForFileFormatReached: Code { .maximumNumberOfSamplesForFileFormatReached }
  /// There is no such device.
  public static var deviceNotConnected: Code { .deviceNotConnected }
  /// Another app uses the device.
  public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
  /// Another app configures the device.
  public static var deviceLockedForConfigurationByAnotherProcess: Code { .deviceLockedForConfigurationByAnotherProcess }
  /// The session was interrupted.
  public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
  /// The services for media started again.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  /// The export failed.
  public static var exportFailed: Code { .exportFailed }
  /// The stream is broken.
  public static var decodeFailed: Code { .decodeFailed }
  /// The source is invalid.
  public static var invalidSourceMedia: Code { .invalidSourceMedia }
  /// The file to write exists.
  public static var fileAlreadyExists: Code { .fileAlreadyExists }
  /// There is a gap between segments of a composition.
  public static var compositionTrackSegmentsNotContiguous: Code { .compositionTrackSegmentsNotContiguous }
  /// The duration of a segment of a composition is invalid.
  public static var invalidCompositionTrackSegmentDuration: Code { .invalidCompositionTrackSegmentDuration }
  /// The start of a segment in its source is invalid.
  public static var invalidCompositionTrackSegmentSourceStartTime: Code {
    .invalidCompositionTrackSegmentSourceStartTime
  }
  /// The duration of a segment in its source is invalid.
  public static var invalidCompositionTrackSegmentSourceDuration: Code { .invalidCompositionTrackSegmentSourceDuration }
  /// The received data are not a stream, but for instance a web page.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// The file is damaged.
  public static var fileFailedToParse: Code { .fileFailedToParse }
  /// Too many photographs are requested at a time.
  public static var maximumStillImageCaptureRequestsExceeded: Code { .maximumStillImageCaptureRequestsExceeded }
  /// The stream is encrypted; here it cannot be decrypted.
  public static var contentIsProtected: Code { .contentIsProtected }
  /// There is no picture at the time.
  public static var noImageAtTime: Code { .noImageAtTime }
  /// A plugin for the stream's format is not installed.
  public static var decoderNotFound: Code { .decoderNotFound }
  /// Nothing here writes the format.
  public static var encoderNotFound: Code { .encoderNotFound }
  /// The server requires a name and a password.
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
  /// The app may not do this.
  public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
  /// The asset does not allow the operation.
  public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
  /// The decoder is in use.
  public static var decoderTemporarilyUnavailable: Code { .decoderTemporarilyUnavailable }
  /// The encoder is in use.
  public static var encoderTemporarilyUnavailable: Code { .encoderTemporarilyUnavailable }
  /// The composition of the video is invalid.
  public static var invalidVideoComposition: Code { .invalidVideoComposition }
  /// A reference leads to where it must not.
  public static var referenceForbiddenByReferencePolicy: Code { .referenceForbiddenByReferencePolicy }
  /// The extension of the file to write does not suit its format.
  public static var invalidOutputURLPathExtension: Code { .invalidOutputURLPathExtension }
  /// The screen cannot be recorded.
  public static var screenCaptureFailed: Code { .screenCaptureFailed }
  /// The screen was switched off.
  public static var displayWasDisabled: Code { .displayWasDisabled }
  /// The torch cannot be as bright at this time.
  public static var torchLevelUnavailable: Code { .torchLevelUnavailable }
  /// The operation was interrupted by the system.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// The asset cannot be played on this device.
  public static var incompatibleAsset: Code { .incompatibleAsset }
  /// The server cannot be reached, or the connection ended.
  public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
  /// The server's answers are invalid: endless redirections, for instance.
  public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
  /// The person does not allow the app to use the device.
  public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
  /// The stream is invalid.
  public static var failedToParse: Code { .failedToParse }
  /// The format has no references to other files.
  public static var fileTypeDoesNotSupportSampleReferences: Code { .fileTypeDoesNotSupportSampleReferences }
  /// The data cannot be decoded.
  public static var undecodableMediaData: Code { .undecodableMediaData }
  /// The sender of AirPlay needs the internet.
  public static var airPlayControllerRequiresInternet: Code { .airPlayControllerRequiresInternet }
  /// The receiver of AirPlay needs the internet.
  public static var airPlayReceiverRequiresInternet: Code { .airPlayReceiverRequiresInternet }
  /// Composing the video failed.
  public static var videoCompositorFailed: Code { .videoCompositorFailed }
  /// A recording has already begun.
  public static var recordingAlreadyInProgress: Code { .recordingAlreadyInProgress }
  /// A key cannot be requested.
  public static var createContentKeyRequestFailed: Code { .createContentKeyRequestFailed }
  /// The settings cannot be kept.
  public static var unsupportedOutputSettings: Code { .unsupportedOutputSettings }
  /// The address, or one to which a stream leads, is of a kind that is not played.
  public static var operationNotAllowed: Code { .operationNotAllowed }
  /// The server does not have the stream.
  public static var contentIsUnavailable: Code { .contentIsUnavailable }
  /// The format is not supported.
  public static var formatUnsupported: Code { .formatUnsupported }
  /// The distances are invalid.
  public static var malformedDepth: Code { .malformedDepth }
  /// The server does not update the stream.
  public static var contentNotUpdated: Code { .contentNotUpdated }
  /// It can no longer be played.
  public static var noLongerPlayable: Code { .noLongerPlayable }
  /// No variant suits the external screen.
  public static var noCompatibleAlternatesForExternalDisplay: Code { .noCompatibleAlternatesForExternalDisplay }
  /// There is no track.
  public static var noSourceTrack: Code { .noSourceTrack }
  /// It cannot be played on another device.
  public static var externalPlaybackNotSupportedForAsset: Code { .externalPlaybackNotSupportedForAsset }
  /// The quality does not allow the operation.
  public static var operationNotSupportedForPreset: Code { .operationNotSupportedForPreset }
  /// The session needs more than the device has.
  public static var sessionHardwareCostOverage: Code { .sessionHardwareCostOverage }
  /// The session does not support the format of the device.
  public static var unsupportedDeviceActiveFormat: Code { .unsupportedDeviceActiveFormat }
  /// GStreamer or the basic plugins are not installed.
  public static var incorrectlyConfigured: Code { .incorrectlyConfigured }
  /// A segment does not begin with a complete picture.
  public static var segmentStartedWithNonSyncSample: Code { .segmentStartedWithNonSyncSample }
  /// Rosetta is not installed.
  public static var rosettaNotInstalled: Code { .rosettaNotInstalled }
  /// The operation was cancelled by the program.
  public static var operationCancelled: Code { .operationCancelled }
  /// The request for a key was cancelled.
  public static var contentKeyRequestCancelled: Code { .contentKeyRequestCancelled }
  /// The position among samples is invalid.
  public static var invalidSampleCursor: Code { .invalidSampleCursor }
  /// The samples cannot be loaded.
  public static var failedToLoadSampleData: Code { .failedToLoadSampleData }
  /// The receiver of AirPlay is not available.
  public static var airPlayReceiverTemporarilyUnavailable: Code { .airPlayReceiverTemporarilyUnavailable }
  /// Encoding failed.
  public static var encodeFailed: Code { .encodeFailed }
  /// The system does not allow access to the file.
  public static var sandboxExtensionDenied: Code { .sandboxExtensionDenied }
}
