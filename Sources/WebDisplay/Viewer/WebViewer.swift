import QuartzCore
import WindowServer

/// A viewer: a page in a browser, with its own screen, settings, windows and place in the guide. It outlives its
/// connection for a while, so that a laptop that slept or a network that failed resumes where it was.
@MainActor package final class WebViewer: WindowHost, FrameScheduler.Client {
  /// Pictures on their way that are not on the screen yet: one would leave the line empty for the time of a round trip.
  private static let mostOnTheirWay = 2
  /// Seconds and points within which a second press is a double click.
  private static let doubleClickTime: TimeInterval = 0.4
  private static let doubleClickDistance: CGFloat = 5

  /// The name by which the page resumes: 128 random bits.
  let key: String
  package private(set) var role: ViewerRole
  package private(set) var screenSize: CGSize
  package private(set) var screenScale: CGFloat
  package private(set) var settings = DesktopSettings()
  package var onSettingsChange: (@MainActor () -> Void)?
  package let accessibility = AccessibilityCenter()
  /// The browser's languages, BCP 47 tags with commas, best first.
  package private(set) var languages = ""
  /// Called when the page came back with other languages.
  package var onLanguageChange: (@MainActor () -> Void)?
  /// The context that everything of the viewer runs in: set it before its windows are opened.
  package var context: AnyObject?
  /// The query of the address that the page was opened with.
  package private(set) var query = ""

  /// The person went to another address of the page.
  package var onNavigate: (@MainActor (_ query: String) -> Void)?
  /// Called with the path of a file that was dropped; while it is `nil` nothing can be.
  package var onDrop: (@MainActor ([String]) -> Void)? { didSet { sendAbilities() } }
  /// Tells the address of what is shown, a query, and whether there is a way back. Asked when the window has come to
  /// rest.
  package var link: (@MainActor () -> (query: String, hasWayBack: Bool))?

  private let server: WebServer
  private(set) var socket: ViewerSocket?
  private(set) var isSeen = true
  private var surfaces: [WebSurface] = []
  /// The picture that the page has, or will have when what is on its way has arrived.
  private var shown: RenderNode?
  private var shownSize = (width: 0, height: 0)
  private var known = KnownParts()
  private var number: UInt32 = 0
  private var arrived: UInt32 = 0
  /// The area that scrolls and where its content is, as the page was told last.
  private var area: ScrollNews?
  private var areaNumber = 0
  private var place = ScrollNews.Place()
  private var wheelsTaken: UInt32 = 0
  private var wheelsDone: UInt32 = 0
  /// Pictures that were sent.
  private(set) var pictureCount = 0

  private(set) weak var focusedEntry: WebTextEntry?
  private var changedEntries: [WebTextEntry] = []
  private var spoken = ""
  private var toldLink = ""
  private var toldQuery = ""
  private var isKnown = false
  private var linkTimer: (any PacerTimer)?
  private var pendingScroll: InputEvent.Scroll?
  private var location = CGPoint.zero
  private var pressedButton = 0
  private var clickCount = 0
  private var lastClick: (time: TimeInterval, button: Int, location: CGPoint)?
  /// How far this machine's clock is ahead of the page's, in seconds.
  private var clockOffset = Double.infinity
  private var touches: Set<Int> = []
  private var pressedKeys: [Int: InputEvent.Key] = [:]
  private lazy var mirror = AccessibilityMirror(viewer: self)

  init(server: WebServer, key: String, role: ViewerRole, screen: ViewerInput.Screen) {
    self.server = server
    self.key = key
    self.role = role
    screenSize = screen.size
    screenScale = screen.scale
  }

  var isConnected: Bool { socket != nil }

  /// Calls `body` in the viewer's context.
  package func perform(_ body: () -> Void) { AmbientContext.perform(in: context, body) }

  /// Says what language the windows are in, a BCP 47 tag; until then it is that of the process.
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
    let speaksAnew = isKnown && hello.languages != languages
    languages = hello.languages
    // A page that comes back has the address that it was sent last, unless the person changed it.
    let isElsewhere = isKnown && hello.query != toldQuery
    isKnown = true
    query = hello.query
    shown = nil
    number = 0
    arrived = 0
    area = nil
    place = ScrollNews.Place()
    wheelsTaken = 0
    wheelsDone = 0
    clockOffset = .infinity
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
    tellFocus()
    if !spoken.isEmpty { tellLanguage() }
    if speaksAnew { onLanguageChange?() }
    if isElsewhere { onNavigate?(hello.query) }
    linkMayHaveChanged()
  }

  /// The connection is gone; the page may come back.
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

  /// The window that is in front, which is the one that is seen.
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

  /// The window's title or cursor changed, or it came to the front.
  func surfaceDidChange(_ surface: WebSurface) {
    guard surface === top else { return }
    tell([
      ("t", "\"window\""), ("title", JSONText.quoted(surface.title)), ("cursor", "\"\(surface.cursor.cssName)\""),
    ])
  }

  /// Fills the viewer's screen with the page, or ends that, as far as the browser allows.
  package func setFullScreen(_ isFull: Bool) { top?.isFullScreen = isFull }
  package func toggleFullScreen() { top?.isFullScreen.toggle() }

  func fill(_ isFull: Bool) { tell([("t", "\"fill\""), ("on", isFull ? "1" : "0")]) }

  /// Opens a web page in the viewer's browser, in a tab of its own.
  package func open(_ address: String) { tell([("t", "\"open\""), ("v", JSONText.quoted(address))]) }

  /// Puts a text on the viewer's clipboard.
  func copy(_ text: String) { tell([("t", "\"copy\""), ("v", JSONText.quoted(text))]) }

  // MARK: Pictures

  func takesPictures(of surface: WebSurface) -> Bool {
    surface === top && socket != nil && isSeen && Int(number &- arrived) < Self.mostOnTheirWay
  }

  /// Sends what is new in a window's picture.
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
        head: PictureMessage.head(number: number, width: size.width, height: size.height, at: place, change),
        body: server.indexer.index(change.damage, of: canvas)), to: socket)
  }

  // MARK: What scrolls

  /// Tells the page what a wheel would scroll where the pointer is, as far as that changed.
  /// - Parameter withPicture: whether a picture comes next, which says where the content is.
  private func tellPlace(of surface: WebSurface, withPicture: Bool = false) {
    let found = surface.delegate?.surface(surface, scrollAreaAt: location)
    let news = found.map { ScrollNews($0, scale: surface.scale) }
    let isOther = news != area
    if isOther {
      area = news
      // 0 says that there is none.
      areaNumber = areaNumber % 0xFFFF + 1
    }
    var now = ScrollNews.Place(wheels: wheelsDone)
    if let found {
      now.number = areaNumber
      now.x = ScrollNews.pixels(found.offset.x, surface.scale)
      now.y = ScrollNews.pixels(found.offset.y, surface.scale)
      now.targetX = ScrollNews.pixels(found.target.x, surface.scale)
      now.targetY = ScrollNews.pixels(found.target.y, surface.scale)
    }
    let hasMoved = now != place
    place = now
    if isOther, let news {
      tell(news.members(number: areaNumber, at: withPicture ? nil : now))
    } else if hasMoved, !withPicture {
      tell(now.message)
    }
  }

  /// Looks at the end of the next frame at what scrolls; the picture that it may bring says it already.
  private func placeMayHaveChanged() {
    FrameScheduler.add(self, phase: .render)
    FrameScheduler.pacer.requestFrame()
  }

  // MARK: Input

  /// Works off what the page sent, in order.
  func take(_ inputs: [ViewerInput]) {
    perform { for input in inputs { take(input) } }
  }

  private func take(_ input: ViewerInput) {
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
      // The button of the browser, or a remote's: what Esc does.
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

  /// Gives the window the keyboard, which another viewer may have had last.
  private func becomeActive() {
    guard server.activeViewer !== self else { return }
    server.activeViewer = self
    deliver(.keyFocus(true))
  }

  private func deliver(_ event: InputEvent) {
    guard let top else { return }
    top.delegate?.surface(top, didReceive: event)
  }

  /// The page's time as this machine's, never in the future.
  private func time(_ milliseconds: Double) -> TimeInterval {
    let now = FrameScheduler.pacer.now
    clockOffset = min(clockOffset, now - milliseconds / 1_000)
    return min(now, max(milliseconds / 1_000 + clockOffset, now - 1))
  }

  private func take(_ pointer: ViewerInput.Pointer) {
    flushScroll()
    location = pointer.location
    let now = time(pointer.milliseconds)
    var event = InputEvent.Pointer(
      phase: pointer.phase, kind: pointer.kind, id: pointer.id, location: pointer.location, button: 0, clickCount: 0,
      modifiers: pointer.modifiers, time: now)
    if pointer.kind == .touch {
      // Fingers count from 1: 0 is the mouse.
      event.id = pointer.id + 1
      event.button = 1
      event.clickCount = 1
      switch pointer.phase {
      case .began: touches.insert(event.id)
      case .moved: guard touches.contains(event.id) else { return }
      case .ended, .cancelled: guard touches.remove(event.id) != nil else { return }
      case .hover, .exited: return
      }
    } else {
      event.id = 0
      switch pointer.phase {
      case .began:
        // One press at a time: UIKit knows buttons as a mask of one touch.
        guard pressedButton == 0, pointer.button > 0 else { return }
        if let lastClick, lastClick.button == pointer.button, now - lastClick.time <= Self.doubleClickTime,
          hypot(location.x - lastClick.location.x, location.y - lastClick.location.y) <= Self.doubleClickDistance
        {
          clickCount += 1
        } else {
          clickCount = 1
        }
        lastClick = (now, pointer.button, location)
        pressedButton = pointer.button
      case .ended, .cancelled:
        guard pressedButton != 0, pointer.phase == .cancelled || pointer.button == pressedButton else { return }
      case .moved: if pressedButton == 0 { event.phase = .hover }
      case .hover: if pressedButton != 0 { event.phase = .moved }
      case .exited: if pressedButton != 0 { return }
      }
      event.button = pressedButton
      event.clickCount = pressedButton == 0 ? 0 : clickCount
      if event.phase == .ended || event.phase == .cancelled { pressedButton = 0 }
    }
    if event.phase == .began { becomeActive() }
    deliver(.pointer(event))
    placeMayHaveChanged()
  }

  private func take(_ wheel: ViewerInput.Wheel) {
    location = wheel.location
    let scroll = InputEvent.Scroll(
      unit: wheel.isNotches ? .notch : .point, delta: wheel.delta, location: wheel.location, modifiers: wheel.modifiers,
      time: FrameScheduler.pacer.now)
    if var pending = pendingScroll, pending.unit == scroll.unit, pending.modifiers == scroll.modifiers {
      pending.delta.dx += scroll.delta.dx
      pending.delta.dy += scroll.delta.dy
      pending.location = scroll.location
      pending.time = scroll.time
      pendingScroll = pending
    } else {
      flushScroll()
      pendingScroll = scroll
    }
    wheelsTaken &+= 1
    FrameScheduler.pacer.requestFrame()
  }

  /// Delivers input that was held back to one event a frame.
  func flushScroll() {
    guard let scroll = pendingScroll else { return }
    pendingScroll = nil
    perform { deliver(.scroll(scroll)) }
    wheelsDone = wheelsTaken
    placeMayHaveChanged()
  }

  private func take(_ key: ViewerInput.Key) {
    flushScroll()
    becomeActive()
    // Letters and signs count by their place on a US keyboard, wherever they are on the person's.
    let typed = key.plain.count == 1 ? key.plain.first.map { KeyUsage.usage(typing: $0) } ?? 0 : 0
    let event = InputEvent.Key(
      phase: key.isDown ? .down : .up, usage: typed != 0 ? typed : key.usage, characters: key.characters,
      charactersIgnoringModifiers: key.plain, modifiers: key.modifiers, isRepeat: key.isRepeat,
      time: FrameScheduler.pacer.now)
    if key.isDown {
      // A page reports a few keys at once; more cannot come from a person.
      guard pressedKeys.count < 32 else { return }
      pressedKeys[key.usage] = event
    } else if pressedKeys.removeValue(forKey: key.usage) == nil {
      return
    }
    deliver(.key(event))
  }

  /// The page lost the keyboard or the connection: whatever is held down is let go.
  private func releaseAll() {
    let now = FrameScheduler.pacer.now
    for var key in pressedKeys.values {
      key.phase = .up
      deliver(.key(key))
    }
    pressedKeys = [:]
    for id in touches {
      deliver(.pointer(.init(phase: .cancelled, kind: .touch, id: id, location: location, button: 1, time: now)))
    }
    touches = []
    guard pressedButton != 0 else { return }
    deliver(.pointer(.init(phase: .cancelled, location: location, button: pressedButton, time: now)))
    pressedButton = 0
  }

  // MARK: Text

  private func entry(_ id: Int) -> WebTextEntry? { top?.entries.first { $0.id == id } }

  func entryDidChange(_ entry: WebTextEntry) {
    guard !changedEntries.contains(where: { $0 === entry }) else { return }
    changedEntries.append(entry)
    FrameScheduler.add(self, phase: .render, in: context)
    FrameScheduler.pacer.requestFrame()
  }

  /// Tells the page of fields that changed and of what scrolls, once a frame.
  package func frame(at now: TimeInterval) -> Bool {
    let entries = changedEntries
    changedEntries = []
    for entry in entries where entry.surface != nil { tell(entry.description) }
    if !entries.isEmpty { tellFocus() }
    if let top, !top.needsDisplay, shown != nil { tellPlace(of: top) }
    FrameScheduler.remove(self, phase: .render)
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
    tellFocus()
  }

  private func tellFocus() {
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

  /// The address follows what is shown once that has come to rest.
  private func linkMayHaveChanged() {
    guard link != nil, linkTimer == nil else { return }
    linkTimer = FrameScheduler.pacer.schedule(after: 0.4) { [weak self] in
      guard let self else { return }
      linkTimer = nil
      guard let (query, hasWayBack) = link?() else { return }
      let told = JSONText.object([
        ("t", "\"link\""), ("v", JSONText.quoted(query)), ("back", hasWayBack ? "1" : "0"),
      ])
      toldQuery = query
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
