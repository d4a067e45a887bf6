import CoreGraphics

/// Calls a function for each frame.
///
/// `init(handler:)` takes a closure; UIKit adds Apple's initialiser, which takes a target and a selector.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/cadisplaylink).
///
/// Not isolated, as on iOS, though frames arrive on the main actor: a link must be created and used there.
public final class CADisplayLink: NSObject {
  private var handler: ((CADisplayLink) -> Void)?
  private var isAdded = false
  private var client: Client?

  /// The start of the frame, in seconds of `CACurrentMediaTime()`.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The expected start of the next frame.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The seconds between frames: always 1/60.
  public var duration: CFTimeInterval { 1.0 / 60 }
  /// The preferred frame rate; 0 by default. Stored, without effect: the display decides.
  public var preferredFramesPerSecond = 0
  /// The preferred frame rates. Stored, without effect: the display decides.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Whether calls are suspended; false by default.
  public var isPaused = false {
    didSet { update() }
  }

  /// Creates a display link.
  ///
  /// - Parameter handler: called in the first phase of each frame, from when the link is added to a run loop until it
  ///   is invalidated.
  public init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Starts the calls. There is one main loop, so the arguments have no effect.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    update()
  }

  package func start() {
    isAdded = true
    update()
  }

  /// Stops the calls, which `add(to:forMode:)` can start again. The arguments have no effect.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    update()
  }

  /// Stops the calls for good and releases the handler.
  public func invalidate() {
    isAdded = false
    update()
    // The handler and the link may retain each other.
    handler = nil
  }

  private func update() {
    // Unsafe because links are not `Sendable`; this one does not leave the thread.
    nonisolated(unsafe) let link = self
    MainActor.assumeIsolated { link.updateClient() }
  }

  @MainActor private func updateClient() {
    if isAdded, !isPaused {
      if client == nil {
        let client = Client(self)
        self.client = client
        Self.running[ObjectIdentifier(self)] = self
        client.frames.add(client, phase: .animate)
      }
    } else if let client {
      client.frames.remove(client, phase: .animate)
      self.client = nil
      Self.running[ObjectIdentifier(self)] = nil
    }
  }

  /// Retains a running link until it is invalidated, as on iOS.
  @MainActor private static var running: [ObjectIdentifier: CADisplayLink] = [:]

  @MainActor private func fire(at now: TimeInterval) -> Bool {
    guard client != nil else { return false }
    timestamp = now
    handler?(self)
    return client != nil
  }

  @MainActor private final class Client: FrameScheduler.Client {
    unowned let link: CADisplayLink
    let frames = FrameScheduler.current
    init(_ link: CADisplayLink) { self.link = link }
    func frame(at now: TimeInterval) -> Bool { link.fire(at: now) }
  }
}
