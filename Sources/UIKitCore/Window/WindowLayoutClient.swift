/// Lays out a visible window's tree in the layout phase of a frame, if layout was requested.
@MainActor final class WindowLayoutClient: FrameScheduler.Client {
  private weak var window: UIWindow?
  private var isRequested = false

  init(window: UIWindow) {
    self.window = window
  }

  func request() {
    guard !isRequested else { return }
    isRequested = true
    FrameScheduler.add(self, phase: .layout, in: window?.screen.host.context)
    FrameScheduler.pacer.requestFrame()
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
