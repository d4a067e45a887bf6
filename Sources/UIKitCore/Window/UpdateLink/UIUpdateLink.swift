import QuartzCore

/// Calls actions in the phases of frames, while it is enabled.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiupdatelink).
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private weak var scene: UIWindowScene?
  private let isForView: Bool
  private var actions: [(phase: UIUpdateActionPhase, run: @MainActor (UIUpdateLink, UIUpdateInfo) -> Void)] = []
  private var clients: [UpdateLinkClient] = []
  /// The clock with whose frames the clients are registered.
  private weak var followed: FrameScheduler?
  private var frames: FrameScheduler { view?.frameScheduler ?? scene?.screen.host.frames ?? .current }

  /// Creates a link for the frames of a scene.
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    isForView = false
    super.init()
  }

  /// Creates a link for the frames of a view's window. While the view is in no window, nothing is called.
  public init(view: UIView) {
    self.view = view
    isForView = true
    super.init()
  }

  /// Whether actions are called; false by default.
  open var isEnabled = false { didSet { if isEnabled != oldValue { enabledDidChange() } } }
  /// Whether frames follow each other while the link is enabled, even if nothing else needs them; false by default.
  open var requiresContinuousUpdates = false {
    didSet { if requiresContinuousUpdates { frames.requestFrame() } }
  }
  /// Whether events should be delivered late in the frame; false by default. Stored; has no effect.
  open var wantsLowLatencyEventDispatch = false
  /// Whether frames should be shown without waiting for the display; false by default. Stored; has no effect.
  open var wantsImmediatePresentation = false
  /// The preferred frame rates. Stored; has no effect: the display decides.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The times of the frame in which actions are being called; nil otherwise.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  /// Adds an action for a phase.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping @MainActor (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    actions.append((phase, handler))
  }

  /// Adds an action for the phase before layout.
  open func addAction(handler: @escaping @MainActor (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Adds a method of an object as an action for a phase. It can take the link and the times. The object is not
  /// retained.
  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    weak let receiver: AnyObject? = target as AnyObject
    addAction(to: phase) { link, info in
      if let receiver { selector.sendOrRaise(to: receiver, [link, info]) }
    }
  }

  /// Adds a method of an object as an action for the phase before layout.
  open func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  private func enabledDidChange() {
    if isEnabled {
      clients = [
        UpdateLinkClient(link: self, moment: .animate, phase: .animate),
        UpdateLinkClient(link: self, moment: .layout, phase: .layout),
        UpdateLinkClient(link: self, moment: .render, phase: .render),
      ]
      let frames = frames
      followed = frames
      for client in clients { frames.add(client, phase: client.phase) }
    } else {
      for client in clients { followed?.remove(client, phase: client.phase) }
      followed = nil
      clients = []
    }
  }

  /// Calls the actions of a moment.
  ///
  /// - Returns: whether another frame is needed.
  func run(_ moment: UIUpdateActionPhase.Moment, at time: TimeInterval) -> Bool {
    guard isEnabled, isForView ? view?.window != nil : scene != nil else { return false }
    let info = UIUpdateInfo(time: time)
    currentUpdateInfo = info
    for action in actions where action.phase.moment == moment && isEnabled { action.run(self, info) }
    currentUpdateInfo = nil
    return isEnabled && requiresContinuousUpdates
  }
}

/// The part of an update link in one phase of frames.
@MainActor final class UpdateLinkClient: FrameScheduler.Client {
  private weak var link: UIUpdateLink?
  private let moment: UIUpdateActionPhase.Moment
  let phase: FrameScheduler.Phase

  init(link: UIUpdateLink, moment: UIUpdateActionPhase.Moment, phase: FrameScheduler.Phase) {
    self.link = link
    self.moment = moment
    self.phase = phase
  }

  func frame(at now: TimeInterval) -> Bool { link?.run(moment, at: now) ?? false }
}
