/// Lays out a visible window's tree in the layout phase of a frame, if layout was requested.
@MainActor final class WindowLayoutClient: FrameScheduler.Client {
  private weak var window: UIWindow?
  private var isRequested = false

  init(window: UIWindow) {
    self.window = window
  }

  func request() {
    guard !isRequested, let host = window?.screen.host else { return }
    isRequested = true
    let frames = host.frames
    frames.add(self, phase: .layout, in: host.context)
    frames.requestFrame()
  }

  func frame(at now: TimeInterval) -> Bool {
    guard isRequested, let window else { return false }
    isRequested = false
    let pending = window.pendingAppearance
    window.pendingAppearance = []
    for body in pending { body() }
    window.layoutIfNeeded()
    window.updateSurfaceTitle()
    return isRequested
  }
}
