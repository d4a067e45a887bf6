import QuartzCore
import WindowServer

/// A window on a viewer's page; it fills the page.
@MainActor final class WebSurface: TextEntrySurface, FrameScheduler.Client {
  weak var delegate: (any WindowSurfaceDelegate)?
  var rootLayer: CALayer? {
    didSet {
      guard rootLayer !== oldValue else { return }
      oldValue?.onNeedsRender = nil
      oldValue?.serverFrames = nil
      rootLayer?.serverFrames = viewer?.frames
      rootLayer?.onNeedsRender = { [weak self] in self?.setNeedsDisplay() }
      setNeedsDisplay()
    }
  }
  var title: String { didSet { if title != oldValue { viewer?.surfaceDidChange(self) } } }
  private(set) var size: CGSize
  private(set) var scale: CGFloat
  private(set) var isVisible = false
  var cursor = CursorShape.arrow { didSet { if cursor != oldValue { viewer?.surfaceDidChange(self) } } }
  var isFullScreen = false { didSet { if isFullScreen != oldValue { viewer?.fill(isFullScreen) } } }
  var screenOrigin: CGPoint? { .zero }

  private(set) weak var viewer: WebViewer?
  private(set) var entries: [WebTextEntry] = []
  private(set) var needsDisplay = false

  init(size: CGSize, title: String, viewer: WebViewer) {
    // The page is the screen, and a window fills it.
    self.size = viewer.screenSize
    scale = viewer.screenScale
    self.title = title
    self.viewer = viewer
  }

  func show() {
    guard !isVisible else { return }
    isVisible = true
    viewer?.didShow(self)
    setNeedsDisplay()
  }

  func close() {
    guard isVisible else { return }
    isVisible = false
    viewer?.frames.remove(self, phase: .render)
    for entry in entries { entry.remove() }
    viewer?.didClose(self)
  }

  func setNeedsDisplay() {
    needsDisplay = true
    guard isVisible, let viewer, viewer.takesPictures(of: self) else { return }
    viewer.frames.add(self, phase: .render, in: viewer.context)
    viewer.frames.requestFrame()
  }

  /// Called when the viewer can receive a frame again.
  func drawIfNeeded() { if needsDisplay { setNeedsDisplay() } }

  func frame(at now: TimeInterval) -> Bool {
    guard needsDisplay, isVisible, let viewer, viewer.takesPictures(of: self) else {
      // Without viewers no frames are produced; a new viewer gets the last one.
      viewer?.frames.remove(self, phase: .render)
      return false
    }
    needsDisplay = false
    viewer.show(rootLayer?.renderNode(), of: self)
    return false
  }

  func resize(to size: CGSize, scale: CGFloat) {
    guard size != self.size || scale != self.scale else { return }
    self.size = size
    self.scale = scale
    delegate?.surface(self, didResizeTo: size, scale: scale)
    setNeedsDisplay()
  }

  // MARK: Text

  func makeTextEntry() -> any TextEntry {
    let entry = WebTextEntry(surface: self)
    entries.append(entry)
    return entry
  }

  func makeTextArea() -> any TextArea {
    let area = WebTextArea(surface: self)
    entries.append(area)
    return area
  }

  func remove(_ entry: WebTextEntry) {
    entries.removeAll { $0 === entry }
    viewer?.didRemove(entry)
  }
}
