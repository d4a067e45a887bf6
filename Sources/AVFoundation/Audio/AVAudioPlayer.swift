import Foundation

/// A player for a sound in a file or in memory.
///
/// Unchecked because of the state, which the condition's lock guards.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avaudioplayer).
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The delegate, which is notified of the end of playback.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The address of the file; nil for a sound in memory.
  public let url: URL?
  /// The sound in memory; nil for a file.
  public let data: Data?

  private let file: URL
  private let condition = NSCondition()
  private var pipeline: MediaPipeline?
  private var ready: Double??
  private var error: AVError?
  private var plays = false
  private var hasEnded = false
  private var loopsLeft = 0
  private var settings = (volume: Float(1), rate: Float(1), loops: 0)

  /// Creates a player for a file.
  ///
  /// - Throws: if the file does not exist.
  public init(contentsOf url: URL) throws {
    guard try url.checkResourceIsReachable() else { throw CocoaError(.fileReadNoSuchFile) }
    self.url = url
    data = nil
    file = url
    super.init()
  }

  /// Creates a player for a file; the type hint has no effect.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Creates a player for a sound in memory, which is stored in a temporary file during the player's lifetime.
  public init(data: Data) throws {
    file = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)")
    try data.write(to: file)
    self.data = data
    url = nil
    super.init()
  }

  /// Creates a player for a sound in memory; the type hint has no effect.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  deinit {
    pipeline?.stop()
    if url == nil { try? FileManager.default.removeItem(at: file) }
  }

  /// Whether the player is playing.
  open var isPlaying: Bool { condition.withLock { plays } }

  /// The duration in seconds, or zero if the file is not a sound. The first access blocks until the file has been read.
  open var duration: TimeInterval {
    _ = open()
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    return condition.withLock {
      while ready == nil, error == nil, condition.wait(until: deadline) {}
      return (ready ?? nil) ?? 0
    }
  }

  /// The position in seconds from the beginning.
  open var currentTime: TimeInterval {
    get { condition.withLock { pipeline }?.clock.position ?? 0 }
    set {
      condition.withLock { hasEnded = false }
      open().seek(to: newValue, isAccurate: true, id: 0)
    }
  }

  /// The volume, from 0 to 1.
  open var volume: Float {
    get { condition.withLock { settings.volume } }
    set {
      condition.withLock { settings.volume = min(1, max(0, newValue)) }
      condition.withLock { pipeline }?.setVolume(volume, isMuted: false)
    }
  }

  /// Sets the volume immediately; the fade duration has no effect.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// Whether `rate` takes effect.
  open var enableRate = false
  /// The playback rate; 1 is the recorded speed.
  open var rate: Float {
    get { condition.withLock { settings.rate } }
    set {
      condition.withLock { settings.rate = newValue }
      if isPlaying { open().setRate(appliedRate) }
    }
  }

  private var appliedRate: Double { enableRate ? Double(rate) : 1 }

  /// The number of repetitions after the first playback; a negative number for endless repetition.
  open var numberOfLoops: Int {
    get { condition.withLock { settings.loops } }
    set { condition.withLock { settings.loops = newValue } }
  }

  /// Opens the file, so that playback starts sooner.
  @discardableResult open func prepareToPlay() -> Bool {
    _ = open()
    return condition.withLock { error == nil }
  }

  /// Starts or resumes playback; returns false after a failure.
  @discardableResult open func play() -> Bool {
    let pipeline = open()
    let (canPlay, startsAgain) = condition.withLock {
      guard error == nil else { return (false, false) }
      defer { hasEnded = false }
      (plays, loopsLeft) = (true, settings.loops)
      return (true, hasEnded)
    }
    guard canPlay else { return false }
    if startsAgain { pipeline.seek(to: 0, isAccurate: true, id: 0) }
    pipeline.setRate(appliedRate)
    return true
  }

  /// Pauses playback at the current position.
  open func pause() {
    condition.withLock { plays = false }
    condition.withLock { pipeline }?.setRate(0)
  }

  /// Stops playback at the current position, and releases the audio device.
  open func stop() {
    let pipeline = condition.withLock {
      plays = false
      defer { self.pipeline = nil }
      return self.pipeline
    }
    pipeline?.stop()
  }

  /// The seconds after which a file without any data counts as failed.
  private static let patience = 10.0

  private func open() -> MediaPipeline {
    condition.lock()
    defer { condition.unlock() }
    if let pipeline { return pipeline }
    var request = MediaRequest(url: file)
    request.volume = settings.volume
    let made = MediaPipeline(request, patience: Self.patience) {
    } onEvent: { [weak self] in
      self?.note($0)
    }
    (pipeline, ready, error) = (made, nil, nil)
    made.start()
    return made
  }

  private func note(_ event: MediaEvent) {
    switch event {
    case .ready(let duration, _):
      condition.withLock {
        ready = .some(duration)
        condition.broadcast()
      }
    case .ended: end()
    case .failed(let failure):
      condition.withLock {
        (error, plays) = (failure, false)
        condition.broadcast()
      }
      DispatchQueue.main.async { self.delegate?.audioPlayerDecodeErrorDidOccur(self, error: failure) }
    case .durationChanged, .runs, .buffered, .stalled, .sought: break
    }
  }

  private func end() {
    let (repeats, pipeline) = condition.withLock {
      let repeats = plays && loopsLeft != 0
      if loopsLeft > 0 { loopsLeft -= 1 }
      if !repeats { (plays, hasEnded) = (false, true) }
      return (repeats, self.pipeline)
    }
    if repeats {
      pipeline?.seek(to: 0, isAccurate: true, id: 0)
    } else {
      DispatchQueue.main.async { self.delegate?.audioPlayerDidFinishPlaying(self, successfully: true) }
    }
  }
}

/// Receives the end of playback. Its methods are called on the main queue.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avaudioplayerdelegate).
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called at the end of the sound; `flag` is false after an error.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called after the sound could not be decoded.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
