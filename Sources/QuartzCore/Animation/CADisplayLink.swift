import CoreGraphics

/// Calls a function in each frame.
///
/// `init(handler:)` takes a closure; UIKit adds Apple's initialiser, which takes a target and a selector.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  private var handler: ((CADisplayLink) -> Void)?
  private var isAdded = false
  private var client: Client?

  /// When the frame began, in seconds of `CACurrentMediaTime()`.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is expected.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Seconds between frames.
  public var duration: CFTimeInterval { 1.0 / 60 }
  /// Kept; the display decides.
  public var preferredFramesPerSecond = 0
  public var preferredFrameRateRange = CAFrameRateRange.default

  public var isPaused = false {
    didSet { update() }
  }

  /// - Parameter handler: called in the first phase of each frame, from when the link is added to a run loop until it
  ///   is invalidated.
  public init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Starts the calls. There is one main loop; the arguments do not matter.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    update()
  }

  package func start() {
    isAdded = true
    update()
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    update()
  }

  public func invalidate() {
    isAdded = false
    update()
    // The handler may keep this alive, and the other way round.
    handler = nil
  }

  private func update() {
    if isAdded, !isPaused {
      if client == nil {
        let client = Client(self)
        self.client = client
        Self.running[ObjectIdentifier(self)] = self
        FrameScheduler.add(client, phase: .animate)
      }
    } else if let client {
      FrameScheduler.remove(client, phase: .animate)
      self.client = nil
      Self.running[ObjectIdentifier(self)] = nil
    }
  }

  /// A running link lives until it is invalidated, as on iOS.
  private static var running: [ObjectIdentifier: CADisplayLink] = [:]

  private func fire(at now: TimeInterval) -> Bool {
    guard client != nil else { return false }
    timestamp = now
    handler?(self)
    return client != nil
  }

  private final class Client: FrameScheduler.Client {
    unowned let link: CADisplayLink
    init(_ link: CADisplayLink) { self.link = link }
    func frame(at now: TimeInterval) -> Bool { link.fire(at: now) }
  }
}
