import Foundation

/// Writes samples to a file. Nothing is encoded here: `startWriting()` fails.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetwriter).
open class AVAssetWriter: NSObject, @unchecked Sendable {
  // Unchecked because writers are used on one queue, as Apple's are.
  /// The state of writing.
  public enum Status: Int, Sendable { case unknown = 0, writing, completed, failed, cancelled }

  /// The file.
  public let outputURL: URL
  /// The format.
  public let outputFileType: AVFileType
  /// The state.
  open private(set) var status = Status.unknown
  /// The error after a failure.
  open private(set) var error: (any Error)?
  /// The inputs.
  open private(set) var inputs: [AVAssetWriterInput] = []
  /// The facts to write.
  open var metadata: [AVMetadataItem] = []
  /// Whether the file is arranged for playing while it is loaded; false by default.
  open var shouldOptimizeForNetworkUse = false
  /// The duration of the parts of the file; invalid, the default, for a single one.
  open var movieFragmentInterval = CMTime.invalid
  /// The parts of a second in which the times of the film are given; 0, the default, for a suitable one.
  open var movieTimeScale: CMTimeScale = 0
  /// The formats that can be written: none.
  open var availableMediaTypes: [AVMediaType] { [.video, .audio] }

  /// Creates a writer.
  ///
  /// - Throws: `AVError` for an address that is no file.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    guard outputURL.isFileURL else { throw AVError(.operationNotAllowed) }
    (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
    super.init()
  }

  /// Creates a writer.
  ///
  /// - Throws: `AVError` for an address that is no file.
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }

  /// Returns whether settings can be used for a kind of media.
  open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool {
    availableMediaTypes.contains(mediaType)
  }

  /// Returns whether an input can be added: before writing, if no writer has it.
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { status == .unknown && !input.isAdded }

  /// Adds an input. Does nothing if `canAdd(_:)` is false, where iOS raises an exception.
  open func add(_ input: AVAssetWriterInput) {
    guard canAdd(input) else { return }
    input.isAdded = true
    inputs.append(input)
  }

  /// Fails with `encoderNotFound`, or `fileAlreadyExists`, and returns false.
  @discardableResult open func startWriting() -> Bool {
    guard status == .unknown else { return false }
    let exists = FileManager.default.fileExists(atPath: outputURL.path)
    (status, error) = (.failed, AVError(exists ? .fileAlreadyExists : .encoderNotFound))
    return false
  }

  /// Does nothing, as nothing is written.
  open func startSession(atSourceTime startTime: CMTime) {}
  /// Does nothing, as nothing is written.
  open func endSession(atSourceTime endTime: CMTime) {}
  /// Ends writing.
  open func cancelWriting() { if status == .unknown || status == .writing { status = .cancelled } }

  /// Calls the handler on another queue. `status` and `error` say that writing has failed.
  @preconcurrency open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
    if status == .unknown { startWriting() }
    DispatchQueue.global().async(execute: handler)
  }

  /// Returns at once. `status` and `error` say that writing has failed.
  open func finishWriting() async { if status == .unknown { startWriting() } }
}

/// Takes samples for a file. None are taken here, as no writer writes.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetwriterinput).
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
  // Unchecked because inputs are used on one queue, as Apple's are.
  var isAdded = false
  /// The kind of media.
  public let mediaType: AVMediaType
  /// The format; nil for that of the samples.
  public let outputSettings: [String: Any]?
  /// The format of the samples; nil for any.
  public let sourceFormatHint: CMFormatDescription?
  /// The facts to write.
  open var metadata: [AVMetadataItem] = []
  /// Whether samples come from a source that does not wait; false by default.
  open var expectsMediaDataInRealTime = false
  /// Whether several passes are allowed; false by default.
  open var performsMultiPassEncodingIfSupported = false
  /// The transform for display; the identity by default.
  open var transform = CGAffineTransform.identity
  /// The size in pixels; zero, the default, for that of the samples.
  open var naturalSize = CGSize.zero
  /// The parts of a second in which times are given; 0, the default, for suitable ones.
  open var mediaTimeScale: CMTimeScale = 0
  /// The language; nil by default.
  open var languageCode: String?
  /// Whether the track is presented by default; true by default.
  open var marksOutputTrackAsEnabled = true
  /// The volume, from 0 to 1; 1 by default.
  open var preferredVolume: Float = 1
  /// Whether samples can be appended: false.
  open var isReadyForMoreMediaData: Bool { false }

  /// Creates an input.
  public init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?) {
    (self.mediaType, self.outputSettings, self.sourceFormatHint) = (mediaType, outputSettings, sourceFormatHint)
    super.init()
  }

  /// Creates an input.
  public convenience init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
    self.init(mediaType: mediaType, outputSettings: outputSettings, sourceFormatHint: nil)
  }

  /// Returns false: nothing is written.
  @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  /// Does nothing.
  open func markAsFinished() {}
  /// Never calls the block, as no samples can be appended.
  @preconcurrency open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void
  ) {}
}

/// Takes pictures for a file. None are taken here, as no writer writes.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avassetwriterinputpixelbufferadaptor).
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
  // Unchecked because adaptors are used on one queue, as Apple's are.
  /// The input.
  public let assetWriterInput: AVAssetWriterInput
  /// The attributes of the buffers of the pool; nil for none.
  public let sourcePixelBufferAttributes: [String: Any]?
  /// The pool of buffers: nil, as no writer writes.
  open var pixelBufferPool: CVPixelBufferPool? { nil }

  /// Creates an adaptor of an input.
  public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
    (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
    super.init()
  }

  /// Returns false: nothing is written.
  @discardableResult open func append(
    _ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime
  ) -> Bool { false }
}
