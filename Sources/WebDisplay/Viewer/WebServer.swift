import CGTK
import CSoup
import Foundation
import QuartzCore
import WindowServer

/// Windows in browsers: each that comes is a viewer with a screen of its own, all in this process.
///
/// A program that sets `onViewer` opens a window for each. One that does not has the windows it opens on the server
/// itself: they are shown to one page at a time, the one that came last.
@MainActor package final class WebServer: WindowServer {
  /// Seconds that the windows of a page that went away are kept.
  static let patience: TimeInterval = 300

  /// Called with a new viewer, whose windows are to be opened.
  package var onViewer: (@MainActor (WebViewer) -> Void)?
  /// Called when a page comes to be seen, or is not seen any more: its connection is lost, or its tab is in the
  /// background.
  package var onSeen: (@MainActor (WebViewer, _ isSeen: Bool) -> Void)?
  /// Called when a viewer does not come back; its windows are closed after that.
  package var onGone: (@MainActor (WebViewer) -> Void)?

  private(set) var viewers: [WebViewer] = []
  /// The viewer that was active last.
  weak var activeViewer: WebViewer?
  var clipboard: String?
  let sender = PictureSender()
  let indexer = PixelIndexer()
  package let accessibility = AccessibilityCenter()

  private let options: WebOptions
  private let policy: RequestPolicy
  private let thread: LoopThread
  private let door: Door
  private let pacer = LoopPacer()
  private let loop = MainLoop()
  private var scratch: PictureCanvas?
  private var farewells: [ObjectIdentifier: any PacerTimer] = [:]
  private var shared: WebViewer?

  /// Starts to answer, and takes over `FrameScheduler.pacer`.
  /// - Throws: `WebServerError`.
  package init(_ options: WebOptions) throws {
    self.options = options
    let opening = try Opening(options)
    policy = opening.policy
    thread = LoopThread(name: "browsers")
    door = Door(policy: policy, options: options, certificate: opening.certificate, thread: thread)
    address = opening.address
    port = opening.port
    FrameScheduler.pacer = pacer
    pacer.beforeFrame = { [weak self] in
      guard let self else { return }
      for viewer in viewers { viewer.flushScroll() }
    }
    door.onViewer = { [weak self] socket in
      // Set before it starts, on its thread: nothing it says is missed.
      let greeter = Greeter { [weak self] in
        self?.welcome(socket, $0)
      } onInput: { [weak self] in
        self?.viewers.first { $0.socket === socket }?.take($0)
      }
      socket.onInput = { inputs in
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            greeter.take(inputs)
            socket.didTake()
          }
        }
      }
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

  /// The address to print: on loopback it carries a secret.
  package let address: String
  let port: Int

  /// The first message of a connection, then the others.
  @MainActor private final class Greeter: Sendable {
    private let onHello: @MainActor (ViewerInput.Hello) -> Void
    private let onInput: @MainActor ([ViewerInput]) -> Void

    nonisolated init(
      onHello: @escaping @MainActor (ViewerInput.Hello) -> Void, onInput: @escaping @MainActor ([ViewerInput]) -> Void
    ) {
      self.onHello = onHello
      self.onInput = onInput
    }

    func take(_ inputs: [ViewerInput]) {
      if case .hello(let hello) = inputs.first { onHello(hello) }
      onInput(inputs)
    }
  }

  // MARK: Viewers

  private func welcome(_ socket: ViewerSocket, _ hello: ViewerInput.Hello) {
    if let viewer = viewer(for: hello, socket) {
      farewells.removeValue(forKey: ObjectIdentifier(viewer))?.cancel()
      viewer.attach(socket, hello)
      onSeen?(viewer, true)
      return
    }
    // Pages that are gone make room for one that is here.
    while viewers.count >= options.mostViewers, let gone = viewers.first(where: { !$0.isConnected && $0 !== shared }) {
      discard(gone)
    }
    guard viewers.count < options.mostViewers else { return socket.end(.full) }
    let viewer = WebViewer(server: self, key: AccessToken.random().text, role: socket.role, screen: hello.screen)
    viewers.append(viewer)
    viewer.attach(socket, hello)
    onViewer?(viewer)
  }

  /// The viewer that a page is to be: the one it was before its connection was lost, if its person may be that.
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
    farewells[ObjectIdentifier(viewer)] = pacer.schedule(after: Self.patience) { [weak self, weak viewer] in
      if let viewer { self?.discard(viewer) }
    }
  }

  private func discard(_ viewer: WebViewer) {
    farewells.removeValue(forKey: ObjectIdentifier(viewer))?.cancel()
    onGone?(viewer)
    viewer.end(.goingAway)
    viewers.removeAll { $0 === viewer }
  }

  /// Lets a viewer go whom nothing can be shown.
  package func dismiss(_ viewer: WebViewer) { discard(viewer) }

  /// Memory to paint into; one for all viewers.
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
  /// The finest of the viewers' screens: pictures that the program makes for the main one are good enough for all.
  package var screenScale: CGFloat { viewers.map(\.screenScale).max() ?? 1 }
  /// Of the page that shows the program's windows. Where each viewer has its own, looks are those of its screen;
  /// whatever moves is set in motion by the viewer who did something last, and moves as that one likes it.
  package var settings: DesktopSettings {
    if let shared { return shared.settings }
    var settings = DesktopSettings()
    settings.reducesMotion = activeViewer?.settings.reducesMotion ?? false
    return settings
  }
  package var onSettingsChange: (@MainActor () -> Void)?

  /// Belongs to the viewer that was active last. A page reveals its clipboard only when the person pastes.
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

  /// Serves what is due without waiting.
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
