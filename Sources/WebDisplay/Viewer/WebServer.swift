import CGTK
import CSoup
import Foundation
import QuartzCore
import WindowServer

/// Windows in browsers: each browser that connects is a viewer with its own screen, all in this process.
///
/// A program that sets `onViewer` opens a window for each. Otherwise its windows open on the server itself and are
/// shown to one page at a time, the one that connected last.
@MainActor package final class WebServer: WindowServer {
  /// The seconds for which the windows of a disconnected page are kept.
  static let patience: TimeInterval = 300

  /// Called with a new viewer, whose windows have to be opened.
  package var onViewer: (@MainActor (WebViewer) -> Void)?
  /// Called when a page becomes visible, or is no longer visible because its connection is lost or its tab is in the
  /// background.
  package var onSeen: (@MainActor (WebViewer, _ isSeen: Bool) -> Void)?
  /// Called when a viewer does not reconnect; its windows are closed afterwards.
  package var onGone: (@MainActor (WebViewer) -> Void)?

  private(set) var viewers: [WebViewer] = []
  /// The viewer that was active last.
  weak var activeViewer: WebViewer?
  var clipboard: String?
  let sender = PictureSender()
  let indexer = PixelIndexer()
  package let accessibility: AccessibilityCenter
  let frames: FrameScheduler
  package var clock: FrameScheduler? { frames }

  private let options: WebOptions
  private let policy: RequestPolicy
  private let thread: LoopThread
  private let door: Door
  private let pacer: LoopPacer
  private let loop = MainLoop()
  private var scratch: PictureCanvas?
  private var farewells: [ObjectIdentifier: any PacerTimer] = [:]
  private var shared: WebViewer?

  /// Starts answering.
  ///
  /// - Throws: `WebServerError`.
  package init(_ options: WebOptions) throws {
    self.options = options
    pacer = LoopPacer()
    frames = FrameScheduler(pacer)
    accessibility = AccessibilityCenter(clock: frames)
    let opening = try Opening(options)
    policy = opening.policy
    thread = LoopThread(name: "browsers")
    door = Door(policy: policy, options: options, certificate: opening.certificate, thread: thread)
    address = opening.address
    port = opening.port
    pacer.beforeFrame = { [weak self] in
      guard let self else { return }
      for viewer in viewers { viewer.flushScroll() }
    }
    door.onViewer = { [weak self] socket in
      // Set before it starts, on its thread, so that no message is missed.
      let inputs = InputQueue { [weak self] input in
        if case .hello(let hello) = input { self?.welcome(socket, hello) }
        self?.viewers.first { $0.socket === socket }?.take(input)
      } didTake: {
        socket.didTake()
      }
      socket.onInput = { batch in DispatchQueue.main.async { MainActor.assumeIsolated { inputs.add(batch) } } }
      socket.onEnd = { DispatchQueue.main.async { MainActor.assumeIsolated { self?.didLose(socket) } } }
    }
    door.onUpload = { [weak self] path, session in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let viewer = self?.viewers.first(where: { $0.key == session }) else { return }
          viewer.perform { viewer.onDrop?([path]) }
        }
      }
    }
    let listeners = opening.listeners
    thread.perform { [door] in door.open(listeners) }
  }

  /// The address to print, which contains a secret on loopback.
  package let address: String
  let port: Int

  // MARK: Viewers

  private func welcome(_ socket: ViewerSocket, _ hello: ViewerInput.Hello) {
    if let viewer = viewer(for: hello, socket) {
      farewells.removeValue(forKey: ObjectIdentifier(viewer))?.cancel()
      viewer.attach(socket, hello)
      onSeen?(viewer, true)
      return
    }
    // Pages without a connection make room for one that has one; those of owners only for owners.
    while !hasRoom(for: socket.role),
      let gone = viewers.first(where: {
        !$0.isConnected && $0 !== shared && (socket.role == .owner || $0.role == .guest)
      })
    {
      discard(gone)
    }
    guard hasRoom(for: socket.role) else { return socket.end(.full) }
    let viewer = WebViewer(server: self, key: AccessToken.random().text, role: socket.role, screen: hello.screen)
    viewers.append(viewer)
    viewer.attach(socket, hello)
    onViewer?(viewer)
  }

  private func hasRoom(for role: ViewerRole) -> Bool {
    let guests = viewers.count { $0.role == .guest }
    return ViewerPlaces(most: options.mostViewers).hasRoom(for: role, owners: viewers.count - guests, guests: guests)
  }

  /// Returns the viewer for a page: the one that it was before its connection was lost, if its user may be that one.
  private func viewer(for hello: ViewerInput.Hello, _ socket: ViewerSocket) -> WebViewer? {
    if onViewer == nil { return sharedViewer }
    return viewers.first { !hello.session.isEmpty && $0.key == hello.session && $0.role == socket.role }
  }

  private func didLose(_ socket: ViewerSocket) {
    guard let viewer = viewers.first(where: { $0.socket === socket }) else { return }
    viewer.detach()
    assistanceDidChange()
    onSeen?(viewer, false)
    guard viewer !== shared else { return }
    farewells[ObjectIdentifier(viewer)] = frames.schedule(after: Self.patience) { [weak self, weak viewer] in
      if let viewer { self?.discard(viewer) }
    }
  }

  private func discard(_ viewer: WebViewer) {
    farewells.removeValue(forKey: ObjectIdentifier(viewer))?.cancel()
    onGone?(viewer)
    viewer.end(.goingAway)
    viewers.removeAll { $0 === viewer }
  }

  /// Removes a viewer to which nothing can be shown.
  package func dismiss(_ viewer: WebViewer) { discard(viewer) }

  /// Returns memory to paint into, shared by all viewers.
  func canvas(_ size: (width: Int, height: Int)) -> PictureCanvas? {
    if let scratch, scratch.width >= size.width, scratch.height >= size.height { return scratch }
    scratch = PictureCanvas(
      width: max(size.width, scratch?.width ?? 1), height: max(size.height, scratch?.height ?? 1))
    return scratch
  }

  func assistanceDidChange() { accessibility.isObserved = viewers.contains { $0.accessibility.isObserved } }

  // MARK: The windows of a program without code for viewers

  private var sharedViewer: WebViewer {
    if let shared { return shared }
    let made = WebViewer(
      server: self, key: AccessToken.random().text, role: .owner,
      screen: ViewerInput.Screen(size: CGSize(width: 1_280, height: 800), scale: 1))
    made.onSettingsChange = { [weak self] in self?.onSettingsChange?() }
    shared = made
    viewers.append(made)
    return made
  }

  package func makeSurface(size: CGSize, title: String) -> any WindowSurface {
    sharedViewer.makeSurface(size: size, title: title)
  }

  package var screenSize: CGSize { shared?.screenSize ?? CGSize(width: 1_280, height: 800) }
  /// The highest scale of the viewers' screens: images that the program creates for the main screen are sufficient for
  /// all.
  package var screenScale: CGFloat { viewers.map(\.screenScale).max() ?? 1 }
  /// The settings of the page that shows the program's windows. If each viewer has its own windows, their looks follow
  /// its screen; motion is started by the viewer who acted last, and follows that viewer's settings.
  package var settings: DesktopSettings {
    if let shared { return shared.settings }
    var settings = DesktopSettings()
    settings.reducesMotion = activeViewer?.settings.reducesMotion ?? false
    return settings
  }
  package var onSettingsChange: (@MainActor () -> Void)?

  /// The clipboard of the viewer that was active last. A page reveals its clipboard only when the user pastes.
  package var pasteboardString: String? {
    get { clipboard }
    set {
      clipboard = newValue
      activeViewer?.copy(newValue ?? "")
    }
  }

  // MARK: Main loop

  /// Runs until `stop()`, SIGINT or SIGTERM; then notifies every viewer that the program ends.
  package func run() {
    loop.run()
    shutDown()
  }

  package func stop() { loop.stop() }

  /// Serves what is due; with `mayBlock` it waits for something first.
  func iterate(mayBlock: Bool = false) { loop.iterate(mayBlock: mayBlock) }

  /// Ends every connection and the server. Repeated calls do nothing.
  func shutDown() {
    guard !isShutDown else { return }
    isShutDown = true
    for viewer in viewers { viewer.end(.goingAway) }
    viewers = []
    thread.perform { [door] in door.close() }
    thread.stop()
  }

  private var isShutDown = false
}

extension WebServer: ViewerServer {
  package var isServingViewers: Bool { onViewer != nil }

  package func serveViewers(
    onViewer: @escaping @MainActor (any WindowHost) -> Void,
    onSeen: @escaping @MainActor (any WindowHost, _ isSeen: Bool) -> Void,
    onGone: @escaping @MainActor (any WindowHost) -> Void
  ) {
    self.onViewer = onViewer
    self.onSeen = onSeen
    self.onGone = onGone
  }
}
