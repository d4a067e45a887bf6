import QuartzCore
import WindowServer

/// A viewer: a page in a browser, with its own screen, settings, windows and place in the guide. It outlives its
/// connection for a while, so that it resumes after a laptop's sleep or a network failure.
@MainActor package final class WebViewer: WindowHost, FrameScheduler.Client {
  /// The maximum number of frames under way: with one, the line would be idle for the time of a round trip.
  private static let mostOnTheirWay = 2

  /// The name with which the page resumes: 128 random bits.
  let key: String
  package private(set) var role: ViewerRole
  package private(set) var screenSize: CGSize
  package private(set) var screenScale: CGFloat
  package private(set) var settings = DesktopSettings()
  package var onSettingsChange: (@MainActor () -> Void)?
  package let accessibility: AccessibilityCenter
  let frames: FrameScheduler
  package var clock: FrameScheduler? { frames }
  /// The browser's languages as BCP 47 tags separated by commas, best first.
  package private(set) var languages = ""
  /// Called when the page has reconnected with other languages.
  package var onLanguageChange: (@MainActor () -> Void)?
  /// The context in which everything of the viewer runs; set it before its windows are opened.
  package var context: AnyObject?
  /// The query of the address with which the page was opened.
  package private(set) var query = ""

  /// Called when the user has opened another address of the page.
  package var onNavigate: (@MainActor (_ query: String) -> Void)?
  /// Called with the path of a dropped file; while it is nil nothing can be dropped.
  package var onDrop: (@MainActor ([String]) -> Void)? { didSet { sendAbilities() } }
  /// Returns the address of the displayed content, as a query, and whether there is a way back. Called when the window
  /// has come to rest.
  package var link: (@MainActor () -> (query: String, hasWayBack: Bool))?

  private let server: WebServer
  private(set) var socket: ViewerSocket?
  private(set) var isSeen = true
  private var surfaces: [WebSurface] = []
  /// The picture that the page has, or will have when everything under way has arrived.
  private var shown: RenderNode?
  private var shownSize = (width: 0, height: 0)
  private var known = KnownParts()
  private var number: UInt32 = 0
  private var arrived: UInt32 = 0
  private var scroll = ViewerScroll()
  /// The number of frames sent.
  private(set) var pictureCount = 0

  private(set) weak var focusedEntry: WebTextEntry?
  private var changedEntries: [WebTextEntry] = []
  private var spoken = ""
  private var toldLink = ""
  private var isKnown = false
  private var linkTimer: (any PacerTimer)?
  private var pointers = ViewerPointers()
  private var pressedKeys: [Int: InputEvent.Key] = [:]
  private lazy var mirror = AccessibilityMirror(viewer: self)

  init(server: WebServer, key: String, role: ViewerRole, screen: ViewerInput.Screen) {
    self.server = server
    frames = server.frames
    accessibility = AccessibilityCenter(clock: server.frames)
    self.key = key
    self.role = role
    screenSize = screen.size
    screenScale = screen.scale
  }

  var isConnected: Bool { socket != nil }

  /// Calls `body` in the viewer's context.
  package func perform(_ body: () -> Void) { AmbientContext.perform(in: context, body) }

  /// Sets the language of the windows, a BCP 47 tag; until then it is that of the process.
  package func speak(_ language: String, isRightToLeft: Bool) {
    spoken = language
    let differs = settings.isRightToLeft != isRightToLeft
    settings.isRightToLeft = isRightToLeft
    tellLanguage()
    if differs { onSettingsChange?() }
  }

  private func tellLanguage() {
    tell([
      ("t", "\"language\""), ("v", JSONText.quoted(spoken)),
      ("dir", settings.isRightToLeft == true ? "\"rtl\"" : "\"ltr\""),
    ])
  }

  // MARK: Connection

  /// Shows the windows on a page; a page that showed them before is notified.
  func attach(_ socket: ViewerSocket, _ hello: ViewerInput.Hello) {
    perform { attachInContext(socket, hello) }
  }

  private func attachInContext(_ socket: ViewerSocket, _ hello: ViewerInput.Hello) {
    self.socket?.end(.takenOver)
    self.socket = socket
    role = socket.role
    let reloadsTexts = isKnown && hello.languages != languages
    languages = hello.languages
    // The last address may not have reached the page before the connection was lost: only the page knows whose it is.
    let isElsewhere = isKnown && hello.isChosen
    isKnown = true
    query = hello.query
    shown = nil
    number = 0
    arrived = 0
    scroll.begin()
    pointers.begin()
    toldLink = ""
    isSeen = true
    mirror.forget()
    tell([("t", "\"hello\""), ("session", JSONText.quoted(key)), ("guest", role == .guest ? "1" : "0")])
    sendAbilities()
    take(hello.looks)
    take(hello.screen)
    for surface in surfaces { for entry in surface.entries { entryDidChange(entry) } }
    if let top { surfaceDidChange(top) }
    top?.setNeedsDisplay()
    announceFocus()
    if !spoken.isEmpty { tellLanguage() }
    if reloadsTexts { onLanguageChange?() }
    if isElsewhere { onNavigate?(hello.query) }
    linkMayHaveChanged()
  }

  /// Called when the connection is lost; the page may reconnect.
  func detach() {
    socket = nil
    accessibility.isObserved = false
    perform { releaseAll() }
  }

  /// Ends the connection and closes every window.
  func end(_ code: CloseCode) {
    socket?.end(code)
    socket = nil
    linkTimer?.cancel()
    perform { for surface in surfaces.reversed() { surface.close() } }
  }

  private func sendAbilities() {
    tell([("t", "\"can\""), ("drop", onDrop != nil && role == .owner ? "1" : "0")])
  }

  /// Sends an object to the page.
  func tell(_ members: [(String, String)]) {
    guard let socket else { return }
    server.sender.send([2] + Array(JSONText.object(members).utf8), to: socket)
  }

  // MARK: Windows

  package func makeSurface(size: CGSize, title: String) -> any WindowSurface {
    WebSurface(size: size, title: title, viewer: self)
  }

  /// The frontmost window, which is the visible one.
  private var top: WebSurface? { surfaces.last }

  func didShow(_ surface: WebSurface) {
    surfaces.append(surface)
    surfaceDidChange(surface)
  }

  func didClose(_ surface: WebSurface) {
    surfaces.removeAll { $0 === surface }
    if let top {
      surfaceDidChange(top)
      top.setNeedsDisplay()
    }
  }

  /// Called when the window's title or cursor has changed, or it has come to the front.
  func surfaceDidChange(_ surface: WebSurface) {
    guard surface === top else { return }
    tell([
      ("t", "\"window\""), ("title", JSONText.quoted(surface.title)), ("cursor", "\"\(surface.cursor.cssName)\""),
    ])
  }

  /// Makes the page full screen, or ends that, as far as the browser allows.
  package func setFullScreen(_ isFull: Bool) { top?.isFullScreen = isFull }
  package func toggleFullScreen() { top?.isFullScreen.toggle() }

  func fill(_ isFull: Bool) { tell([("t", "\"fill\""), ("on", isFull ? "1" : "0")]) }

  /// Opens a web page in the viewer's browser, in its own tab.
  package func open(_ address: String) { tell([("t", "\"open\""), ("v", JSONText.quoted(address))]) }

  /// Writes a text to the viewer's clipboard.
  func copy(_ text: String) { tell([("t", "\"copy\""), ("v", JSONText.quoted(text))]) }

  // MARK: Pictures

  func takesPictures(of surface: WebSurface) -> Bool {
    surface === top && socket != nil && isSeen && Int(number &- arrived) < Self.mostOnTheirWay
  }

  /// Sends the changes in a window's picture.
  func show(_ node: RenderNode?, of surface: WebSurface) {
    guard let socket else { return }
    let size = (
      width: max(Int((surface.size.width * surface.scale).rounded()), 1),
      height: max(Int((surface.size.height * surface.scale).rounded()), 1)
    )
    guard let canvas = server.canvas(size) else { return }
    if shown == nil || size != shownSize { known.forget() }
    let painted = canvas.paint(node, after: size == shownSize ? shown : nil, size: size, scale: surface.scale)
    let change = known.reduce(painted) { canvas.hash($0) }
    shown = node
    shownSize = size
    accessibility.noteChange(in: surface)
    linkMayHaveChanged()
    guard !change.moves.isEmpty || !change.damage.isEmpty else { return tellPlace(of: surface) }
    tellPlace(of: surface, withPicture: true)
    number &+= 1
    pictureCount += 1
    server.sender.send(
      PictureMessage(
        head: PictureMessage.head(number: number, width: size.width, height: size.height, at: scroll.place, change),
        body: server.indexer.index(change.damage, of: canvas)), to: socket)
  }

  // MARK: Scrolling

  /// Describes to the page what a wheel would scroll under the pointer, as far as that has changed.
  ///
  /// - Parameter withPicture: whether a frame follows, which contains the place of the content.
  private func tellPlace(of surface: WebSurface, withPicture: Bool = false) {
    let found = surface.delegate?.surface(surface, scrollAreaAt: pointers.location)
    if let news = scroll.news(of: found, scale: surface.scale, withPicture: withPicture) { tell(news) }
  }

  /// Checks the scrolling area at the end of the next frame, unless a frame is sent that describes it.
  private func placeMayHaveChanged() {
    frames.add(self, phase: .render)
    frames.requestFrame()
  }

  // MARK: Input

  /// Handles a message of the page.
  func take(_ input: ViewerInput) {
    perform { takeInContext(input) }
  }

  private func takeInContext(_ input: ViewerInput) {
    switch input {
    case .hello: break
    case .resize(let screen): take(screen)
    case .looks(let looks): take(looks)
    case .acknowledge(let number):
      // Nothing that was not sent can have arrived.
      guard number &- arrived <= self.number &- arrived else { return }
      arrived = number
      top?.drawIfNeeded()
    case .pointer(let pointer): take(pointer)
    case .wheel(let wheel): take(wheel)
    case .key(let key): take(key)
    case .focus(let isFocused):
      if !isFocused { releaseAll() }
    case .text(let id, let revision, let text, let selection):
      becomeActive()
      entry(id)?.take(text, selection: selection, revision: revision)
    case .selection(let id, let range): entry(id)?.takeSelection(range)
    case .entry(let id, let event):
      guard let entry = entry(id) else { return }
      becomeActive()
      switch event {
      case .return: entry.delegate?.textEntryDidReturn(entry)
      case .escape: entry.delegate?.textEntryDidEscape(entry)
      case .focus: didFocus(entry)
      case .blur: if focusedEntry === entry { didFocus(nil) }
      }
    case .back:
      // The Back button of the browser or of a remote works like Esc.
      take(ViewerInput.Key(isDown: true, usage: KeyUsage.escape, characters: "\u{1B}", plain: "\u{1B}"))
      take(ViewerInput.Key(isDown: false, usage: KeyUsage.escape, characters: "\u{1B}", plain: "\u{1B}"))
      linkMayHaveChanged()
    case .navigate(let query): onNavigate?(query)
    case .clipboard(let text): server.clipboard = text
    case .assistance(let isWanted):
      mirror.forget()
      accessibility.sink = isWanted ? mirror : nil
      accessibility.isObserved = isWanted
      server.assistanceDidChange()
      if isWanted { mirror.update() }
    case .assist(let node, let assistance):
      becomeActive()
      mirror.perform(assistance, on: node)
    case .visible(let isVisible):
      guard isVisible != isSeen else { return }
      isSeen = isVisible
      server.onSeen?(self, isVisible)
      if isVisible { top?.drawIfNeeded() }
    }
  }

  private func take(_ screen: ViewerInput.Screen) {
    guard screen.size != screenSize || screen.scale != screenScale else { return }
    screenSize = screen.size
    screenScale = screen.scale
    for surface in surfaces { surface.resize(to: screenSize, scale: screenScale) }
    onSettingsChange?()
  }

  private func take(_ looks: ViewerInput.Looks) {
    let new = DesktopSettings(
      appearance: looks.isDark ? .dark : .light, reducesMotion: looks.reducesMotion,
      increasesContrast: looks.increasesContrast, textScale: looks.textScale, isRightToLeft: settings.isRightToLeft)
    guard new != settings else { return }
    settings = new
    onSettingsChange?()
  }

  /// Gives the keyboard to the window, which another viewer may have used last.
  private func becomeActive() {
    guard server.activeViewer !== self else { return }
    server.activeViewer = self
    deliver(.keyFocus(true))
  }

  private func deliver(_ event: InputEvent) {
    guard let top else { return }
    top.delegate?.surface(top, didReceive: event)
  }

  private func take(_ pointer: ViewerInput.Pointer) {
    flushScroll()
    guard let event = pointers.event(pointer, at: frames.now) else { return }
    if event.phase == .began { becomeActive() }
    deliver(.pointer(event))
    placeMayHaveChanged()
  }

  private func take(_ wheel: ViewerInput.Wheel) {
    pointers.move(to: wheel.location)
    let turn = InputEvent.Scroll(
      unit: wheel.isNotches ? .notch : .point, delta: wheel.delta, location: wheel.location, modifiers: wheel.modifiers,
      time: frames.now)
    if let before = scroll.add(turn) { deliver(before) }
    frames.requestFrame()
  }

  /// Delivers input that is limited to one event per frame.
  func flushScroll() {
    if let turns = scroll.take() { deliver(turns) }
  }

  private func deliver(_ turns: InputEvent.Scroll) {
    perform { deliver(.scroll(turns)) }
    placeMayHaveChanged()
  }

  private func take(_ key: ViewerInput.Key) {
    flushScroll()
    becomeActive()
    // Letters and signs count by their place on a US keyboard, wherever they are on the user's.
    let typed = key.plain.count == 1 ? key.plain.first.map { KeyUsage.usage(typing: $0) } ?? 0 : 0
    let event = InputEvent.Key(
      phase: key.isDown ? .down : .up, usage: typed != 0 ? typed : key.usage, characters: key.characters,
      charactersIgnoringModifiers: key.plain, modifiers: key.modifiers, isRepeat: key.isRepeat,
      time: frames.now)
    if key.isDown {
      // A page reports a few keys at once; more cannot come from a user.
      guard pressedKeys.count < 32 else { return }
      pressedKeys[key.usage] = event
    } else if pressedKeys.removeValue(forKey: key.usage) == nil {
      return
    }
    deliver(.key(event))
  }

  /// Releases everything that is held down when the page has lost the keyboard or the connection.
  private func releaseAll() {
    let now = frames.now
    for var key in pressedKeys.values {
      key.phase = .up
      deliver(.key(key))
    }
    pressedKeys = [:]
    for event in pointers.releaseAll(at: now) { deliver(.pointer(event)) }
  }

  // MARK: Text

  private func entry(_ id: Int) -> WebTextEntry? { top?.entries.first { $0.id == id } }

  func entryDidChange(_ entry: WebTextEntry) {
    guard !changedEntries.contains(where: { $0 === entry }) else { return }
    changedEntries.append(entry)
    frames.add(self, phase: .render, in: context)
    frames.requestFrame()
  }

  /// Sends changed fields and the scrolling area to the page, once per frame.
  package func frame(at now: TimeInterval) -> Bool {
    let entries = changedEntries
    changedEntries = []
    for entry in entries where entry.surface != nil { tell(entry.description) }
    if !entries.isEmpty { announceFocus() }
    if let top, !top.needsDisplay, shown != nil { tellPlace(of: top) }
    frames.remove(self, phase: .render)
    return false
  }

  func didRemove(_ entry: WebTextEntry) {
    changedEntries.removeAll { $0 === entry }
    tell([("t", "\"unentry\""), ("id", "\(entry.id)")])
  }

  /// Gives the keyboard to a field, or back to the window.
  func focus(_ entry: WebTextEntry?) {
    guard entry !== focusedEntry else { return }
    didFocus(entry)
    announceFocus()
  }

  private func announceFocus() {
    tell([("t", "\"focus\""), ("id", focusedEntry.map { "\($0.id)" } ?? "0")])
  }

  private func didFocus(_ entry: WebTextEntry?) {
    guard entry !== focusedEntry else { return }
    let before = focusedEntry
    focusedEntry = entry
    if let before { before.delegate?.textEntry(before, didChangeFocus: false) }
    if let entry { entry.delegate?.textEntry(entry, didChangeFocus: true) }
  }

  // MARK: Address

  /// Schedules an update of the address, which follows the displayed content once that has come to rest.
  private func linkMayHaveChanged() {
    guard link != nil, linkTimer == nil else { return }
    linkTimer = frames.schedule(after: 0.4) { [weak self] in
      guard let self else { return }
      linkTimer = nil
      guard let (query, hasWayBack) = link?() else { return }
      let told = JSONText.object([
        ("t", "\"link\""), ("v", JSONText.quoted(query)), ("back", hasWayBack ? "1" : "0"),
      ])
      guard told != toldLink, let socket else { return }
      toldLink = told
      server.sender.send([2] + Array(told.utf8), to: socket)
    }
  }
}

extension CursorShape {
  fileprivate var cssName: String {
    switch self {
    case .arrow: "default"
    case .hand: "pointer"
    case .text: "text"
    case .grab: "grab"
    case .grabbing: "grabbing"
    case .resizeHorizontal: "ew-resize"
    }
  }
}
