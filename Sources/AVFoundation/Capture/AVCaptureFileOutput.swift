import Foundation

/// Receives the state of a recording. All methods but the one for the end are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturefileoutputrecordingdelegate).
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// Never called here.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// Never called here.
  func fileOutput(
    _ output: AVCaptureFileOutput, didPauseRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// Never called here.
  func fileOutput(
    _ output: AVCaptureFileOutput, didResumeRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// Called with an error, as nothing can be recorded here.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
  public func fileOutput(
    _ output: AVCaptureFileOutput, didPauseRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
  public func fileOutput(
    _ output: AVCaptureFileOutput, didResumeRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
}

/// Records to a file, which fails here.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturefileoutput).
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// The file that is written: nil.
  open var outputFileURL: URL? { nil }
  /// Whether a file is written: false.
  open var isRecording: Bool { false }
  /// Whether the recording is paused: false.
  open var isRecordingPaused: Bool { false }
  /// The recorded duration: zero.
  open var recordedDuration: CMTime { .zero }
  /// The number of recorded bytes: 0.
  open var recordedFileSize: Int64 { 0 }
  /// The greatest duration; invalid for no limit.
  open var maxRecordedDuration = CMTime.invalid
  /// The greatest number of bytes; 0 for no limit.
  open var maxRecordedFileSize: Int64 = 0
  /// The bytes that must be left free on the disk.
  open var minFreeDiskSpaceLimit: Int64 = 0

  /// Calls the delegate with an error, on the main queue: `sessionNotRunning`, or `noDataCaptured` in a session that
  /// runs. iOS raises an exception if there is no connection.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    let error = AVError(session?.isRunning == true ? .noDataCaptured : .sessionNotRunning)
    let ended = Ended(output: self, delegate: delegate)
    DispatchQueue.main.async {
      ended.delegate.fileOutput(
        ended.output, didFinishRecordingTo: outputFileURL, from: ended.output.connections, error: error)
    }
  }

  /// A call of a delegate. Unchecked because the delegate is only used on the main queue.
  private struct Ended: @unchecked Sendable {
    let output: AVCaptureFileOutput
    let delegate: any AVCaptureFileOutputRecordingDelegate
  }

  /// Does nothing, as nothing is recorded.
  open func stopRecording() {}
  /// Does nothing, as nothing is recorded.
  open func pauseRecording() {}
  /// Does nothing, as nothing is recorded.
  open func resumeRecording() {}
}

/// Records a film to a file, which fails here.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturemoviefileoutput).
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  /// The duration of the parts of the file; 10 seconds by default.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// The metadata of the file; nil for none.
  open var metadata: [AVMetadataItem]?
  /// The compressions that can be had: none.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  private var settings: [(connection: AVCaptureConnection, settings: [String: Any])] = []

  override var mediaTypes: [AVMediaType] { [.video, .audio] }

  /// Creates an output.
  public override init() { super.init() }

  /// Returns the settings for a connection.
  open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] {
    settings.first { $0.connection === connection }?.settings ?? [:]
  }

  /// Sets the settings for a connection; nil for the usual ones.
  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {
    settings.removeAll { $0.connection === connection }
    if let outputSettings { settings.append((connection, outputSettings)) }
  }

  /// Returns whether the upright direction of a connection's picture is recorded: false.
  open func recordsVideoOrientationAndMirroringChangesAsMetadataTrack(
    for connection: AVCaptureConnection
  ) -> Bool { false }
  /// Does nothing, as nothing is recorded.
  open func setRecordsVideoOrientationAndMirroringChanges(
    _ doRecordChanges: Bool, asMetadataTrackFor connection: AVCaptureConnection
  ) {}
}
