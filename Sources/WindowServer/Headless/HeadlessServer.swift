import QuartzCore

/// Opens windows without a display: the server of processes that have chosen none, of unit tests and of snapshots.
///
/// Without a display it needs no clock of its own: unless one is given, it follows the current one, which is in real
/// time unless a test runs in virtual time.
@MainActor package final class HeadlessServer: WindowServer, FileChoosing {
  package var screenSize: CGSize
  package var screenScale: CGFloat
  package var settings: DesktopSettings {
    didSet { if settings != oldValue { onSettingsChange?() } }
  }
  package var appearance: Appearance {
    get { settings.appearance }
    set { settings.appearance = newValue }
  }
  package var onSettingsChange: (@MainActor () -> Void)?
  /// The clipboard exists in the process only: headless tests neither read nor change the desktop's.
  package var pasteboardString: String?
  package var context: AnyObject?
  package let clock: FrameScheduler?
  /// Returns the files that the user chooses in file dialogs, none to cancel; nil, the default, for a display without
  /// such dialogs.
  package var fileChoice: (@MainActor (FileRequest) -> [String])?
  package var canChooseFiles: Bool { fileChoice != nil }

  package func chooseFiles(
    _ request: FileRequest, choose: @escaping @MainActor ([String]) -> Void, cancel: @escaping @MainActor () -> Void
  ) {
    let paths = fileChoice?(request) ?? []
    paths.isEmpty ? cancel() : choose(paths)
  }

  package let accessibility: AccessibilityCenter

  /// The shown windows, in the order in which they were shown.
  package internal(set) var visibleSurfaces: [HeadlessSurface] = []

  private var isRunning = false

  package init(
    screenSize: CGSize = CGSize(width: 1280, height: 800), screenScale: CGFloat = HeadlessServer.usualScale,
    appearance: Appearance = .light, clock: FrameScheduler? = nil
  ) {
    self.clock = clock
    self.screenSize = screenSize
    self.screenScale = screenScale
    settings = DesktopSettings(appearance: appearance)
    accessibility = AccessibilityCenter(clock: clock)
  }

  /// The default number of pixels per point: `LINEUP_SCALE` in the environment, otherwise 1.
  nonisolated static var usualScale: CGFloat {
    let scale = ProcessInfo.processInfo.environment["LINEUP_SCALE"].flatMap(Double.init) ?? 1
    return scale >= 1 && scale <= 8 ? CGFloat(scale) : 1
  }

  package func makeSurface(size: CGSize, title: String) -> any WindowSurface {
    HeadlessSurface(size: size, scale: screenScale, title: title, server: self)
  }

  /// Serves the main run loop until `stop()`.
  package func run() {
    isRunning = true
    // A run loop without a source returns at once; a timer in the distant future keeps it waiting.
    let anchor = Timer(timeInterval: 1e9, repeats: false) { _ in }
    RunLoop.main.add(anchor, forMode: .default)
    while isRunning { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 3600)) }
    anchor.invalidate()
  }

  package func stop() {
    guard isRunning else { return }
    isRunning = false
    // Unlike a timer, a served source ends the wait in `run()`.
    DispatchQueue.main.async {}
  }
}
