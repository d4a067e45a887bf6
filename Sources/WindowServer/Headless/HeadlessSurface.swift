import QuartzCore

/// A window without a display: input is scripted, and the picture is drawn on demand.
@MainActor package final class HeadlessSurface: TextEntrySurface, DragSurface, FrameScheduler.Client {
  package weak var delegate: (any WindowSurfaceDelegate)?
  package var rootLayer: CALayer? {
    didSet {
      guard rootLayer !== oldValue else { return }
      oldValue?.onNeedsRender = nil
      oldValue?.serverFrames = nil
      rootLayer?.serverFrames = server?.clock
      rootLayer?.onNeedsRender = { [weak self] in self?.setNeedsDisplay() }
      setNeedsDisplay()
    }
  }
  package var title: String
  package private(set) var size: CGSize
  package private(set) var scale: CGFloat
  package private(set) var isVisible = false
  package var screenOrigin: CGPoint? { .zero }
  package var cursor = CursorShape.arrow
  package var isFullScreen = false {
    didSet { if isFullScreen != oldValue { followFullScreen() } }
  }

  /// The contents of the last frame.
  package private(set) var node: RenderNode?
  /// The number of frames that drew something.
  package private(set) var drawnFrameCount = 0
  /// The text fields on the surface, back to front.
  package internal(set) var entries: [HeadlessTextEntry] = []
  var focusedEntry: HeadlessTextEntry?

  private(set) weak var server: HeadlessServer?
  private var needsDisplay = false
  /// The clock whose frames draw the surface.
  private weak var frames: FrameScheduler?
  private var sizeBeforeFullScreen: CGSize?
  /// The pointers that are down, with their places, by their numbers. The surface does not use them; they are kept here
  /// for those who script its input.
  package var pressed: [Int: InputEvent.Pointer] = [:]

  init(size: CGSize, scale: CGFloat, title: String, server: HeadlessServer) {
    self.size = size
    self.scale = scale
    self.title = title
    self.server = server
  }

  package func show() {
    guard !isVisible else { return }
    isVisible = true
    server?.visibleSurfaces.append(self)
    setNeedsDisplay()
  }

  package func close() {
    guard isVisible else { return }
    isVisible = false
    server?.visibleSurfaces.removeAll { $0 === self }
    frames?.remove(self, phase: .render)
    frames = nil
  }

  package func setNeedsDisplay() {
    needsDisplay = true
    guard isVisible else { return }
    let frames = server?.frames ?? .current
    if frames !== self.frames { self.frames?.remove(self, phase: .render) }
    self.frames = frames
    frames.add(self, phase: .render)
    frames.requestFrame()
  }

  package func frame(at now: TimeInterval) -> Bool {
    if needsDisplay, isVisible {
      needsDisplay = false
      node = rootLayer?.renderNode()
      drawnFrameCount += 1
      server?.accessibility.noteChange(in: self)
    }
    return false
  }

  package func makeTextEntry() -> any TextEntry {
    let entry = HeadlessTextEntry(surface: self)
    entries.append(entry)
    return entry
  }

  package func makeTextArea() -> any TextArea {
    let area = HeadlessTextArea(surface: self)
    entries.append(area)
    return area
  }

  // MARK: Drags

  /// Whether drags can leave the window; false by default, because no desktop takes them.
  package var letsDragsLeave = false
  /// The last drag that left the window.
  package private(set) var leftDrag: DragOffer?

  package func beginDrag(_ offer: DragOffer) -> Bool {
    guard letsDragsLeave, !pressed.isEmpty else { return false }
    leftDrag = offer
    return true
  }

  // MARK: Actions of users and desktops

  /// Changes the window's size or scale, as if the user dragged its corner or moved it to another screen.
  package func resize(to size: CGSize, scale: CGFloat? = nil) {
    let scale = scale ?? self.scale
    guard size != self.size || scale != self.scale else { return }
    self.size = size
    self.scale = scale
    delegate?.surface(self, didResizeTo: size, scale: scale)
    setNeedsDisplay()
  }

  /// Presses the window's close button.
  package func requestClose() {
    delegate?.surfaceDidRequestClose(self)
  }

  /// Delivers an event as the host would: keys first to a focused text field.
  package func deliver(_ event: InputEvent) {
    if case .key(let key) = event, let focusedEntry, focusedEntry.handle(key) { return }
    delegate?.surface(self, didReceive: event)
  }

  // MARK: Pictures

  /// Returns the window's current contents, laid out, at its scale.
  /// - Throws: `HeadlessRenderer.Failure`.
  package func image() throws -> CGImage {
    try HeadlessRenderer.image(of: drawnLayer(), size: size, scale: scale)
  }

  package func writePNG(_ path: String) throws {
    try HeadlessRenderer.png(of: drawnLayer(), size: size, scale: scale, to: path)
  }

  package func writePDF(_ path: String) throws { try HeadlessRenderer.pdf(of: drawnLayer(), size: size, to: path) }

  package func writeSVG(_ path: String) throws { try HeadlessRenderer.svg(of: drawnLayer(), size: size, to: path) }

  /// Returns the layer to draw, which exists even for an empty window.
  private func drawnLayer() -> CALayer { rootLayer ?? CALayer() }

  private func followFullScreen() {
    if isFullScreen {
      sizeBeforeFullScreen = size
      resize(to: server?.screenSize ?? size)
    } else if let sizeBeforeFullScreen {
      resize(to: sizeBeforeFullScreen)
      self.sizeBeforeFullScreen = nil
    }
  }
}
