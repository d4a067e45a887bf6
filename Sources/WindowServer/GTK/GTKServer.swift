import CGTK
import Foundation
import QuartzCore

/// Windows displayed by GTK, on Wayland or X11.
@MainActor package final class GTKServer: WindowServer, FileChoosing {
  package var onSettingsChange: (@MainActor () -> Void)? {
    get { desktop.onChange }
    set { desktop.onChange = newValue }
  }
  package var settings: DesktopSettings { desktop.current }
  package var pasteboardString: String? {
    get { clipboard.string }
    set { clipboard.string = newValue }
  }

  package let accessibility: AccessibilityCenter
  private let assistiveBridge: ATSPIBridge?

  /// The display system that shows the windows.
  let backend: DisplayBackend.Kind

  let pacer: GTKPacer
  let frames: FrameScheduler
  package var clock: FrameScheduler? { frames }
  private let display: GDKDisplay
  private let clipboard: GTKClipboard
  private let desktop: DesktopSettingsReader
  private let loop = MainLoop()
  /// Keeps shown surfaces alive until they are closed, even if nothing else does.
  private var surfaces: [GTKSurface] = []

  /// Connects to the display.
  ///
  /// Create it on the main thread, once, before anything else uses GTK's display.
  ///
  /// - Parameter choice: the display; nil means the result of `DisplayBackend.choose`.
  /// - Throws: `DisplayError` if no display can be opened.
  package init(choice: DisplayBackend.Choice? = nil) throws {
    pacer = GTKPacer()
    frames = FrameScheduler(pacer)
    accessibility = AccessibilityCenter(clock: frames)
    let choice = try choice ?? DisplayBackend.choose(environment: ProcessInfo.processInfo.environment)
    // Desktops identify programs by this name, by which each gets its own entry in a dock.
    let name = ProcessInfo.processInfo.processName
    let title = name.prefix(1).uppercased() + name.dropFirst()
    backend = choice.kind
    // The user's choice to expose nothing; GTK's bridge, which has no access to the contents of windows, is off in any
    // case.
    let isTold = ProcessInfo.processInfo.environment["GTK_A11Y"] != "none"
    assistiveBridge = isTold ? ATSPIBridge(center: accessibility) : nil
    DisplayBackend.prepareEnvironment(for: choice)
    g_set_prgname(name)
    g_set_application_name(title)
    GTKTheme.postpone(on: choice.kind)
    defer { GTKTheme.restoreEnvironment() }
    self.display = try SessionBus.withoutStarting {
      if gtk_init_check() == 0 { throw DisplayError.cannotOpen(choice.kind.rawValue) }
      // After a renderer without a display was used, GTK counts as initialised and opens none by itself.
      guard let display = GDKDisplay.open(choice.name) else { throw DisplayError.cannotOpen(choice.kind.rawValue) }
      return display
    }
    clipboard = GTKClipboard(display: display)
    desktop = DesktopSettingsReader(display: display)
    assistiveBridge?.start()
    pacer.beforeFrame = { [weak self] in
      guard let self else { return }
      for surface in surfaces { surface.flushInput() }
    }
  }

  package func makeSurface(size: CGSize, title: String) -> any WindowSurface {
    GTKSurface(size: size, title: title, server: self)
  }

  func didShow(_ surface: GTKSurface) {
    if !surfaces.contains(where: { $0 === surface }) { surfaces.append(surface) }
  }

  /// Enters or leaves full screen in each window.
  package func toggleFullScreen() {
    for surface in surfaces { surface.isFullScreen.toggle() }
  }

  // MARK: Files from elsewhere

  private var fileChooser: GTKFileChooser?

  package var canChooseFiles: Bool { true }

  /// Lets the user choose files with the desktop's own dialog. Only one is open at a time: a second call is cancelled.
  ///
  /// - Parameters:
  ///   - choose: called with the paths, or with the addresses of files that are not on this computer; not called if
  ///     none was chosen.
  ///   - cancel: called if none was chosen.
  package func chooseFiles(
    _ request: FileRequest, choose: @escaping @MainActor ([String]) -> Void,
    cancel: @escaping @MainActor () -> Void = {}
  ) {
    guard fileChooser == nil else { return cancel() }
    fileChooser = GTKFileChooser(request, parent: surfaces.first) { [weak self] paths in
      self?.fileChooser = nil
      paths.isEmpty ? cancel() : choose(paths)
    }
    if fileChooser == nil { cancel() }
  }

  func didClose(_ surface: GTKSurface) {
    surfaces.removeAll { $0 === surface }
  }

  // MARK: Screen

  package var screenSize: CGSize { display.screenSize ?? CGSize(width: 1280, height: 800) }

  package var screenScale: CGFloat { display.screenScale ?? 1 }

  // MARK: Main loop

  /// Runs until `stop()`, SIGINT or SIGTERM; closes every window.
  package func run() {
    loop.run()
    shutDown()
  }

  package func stop() { loop.stop() }

  /// Serves pending events; with `mayBlock` it first waits for one.
  package func iterate(mayBlock: Bool = false) { loop.iterate(mayBlock: mayBlock) }

  /// Runs one frame now, draws its changes, and waits until it is on screen: for measuring without a display's pace.
  package func drawFrame() {
    pacer.runFrame()
    for surface in surfaces { surface.paintNow() }
    display.sync()
    // Serves the display's replies; the frame clock, which is always pending while it ticks, is not awaited.
    for _ in 0..<8 where g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
  }

  /// Whether every opened window has shown its first frame.
  package var hasDrawnAll: Bool { !surfaces.isEmpty && surfaces.allSatisfy(\.hasDrawn) }

  private func shutDown() {
    for surface in surfaces { surface.close() }
    display.flush()
  }
}
