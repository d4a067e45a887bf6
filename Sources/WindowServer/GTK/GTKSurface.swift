import CGTK
import QuartzCore

/// A GtkWindow that shows a layer tree.
@MainActor final class GTKSurface: TextEntrySurface, DragSurface, X11PresenterHost, FrameScheduler.Client {
  weak var delegate: (any WindowSurfaceDelegate)?
  var rootLayer: CALayer? {
    didSet {
      guard rootLayer !== oldValue else { return }
      oldValue?.onNeedsRender = nil
      oldValue?.serverFrames = nil
      rootLayer?.serverFrames = server.frames
      rootLayer?.onNeedsRender = { [weak self] in self?.setNeedsDisplay() }
      setNeedsDisplay()
    }
  }
  var title: String {
    didSet {
      guard !isClosed else { return }
      gtk_window_set_title(window, title)
    }
  }
  private(set) var size: CGSize
  private(set) var scale: CGFloat
  var isVisible: Bool { !isClosed && gtk_widget_get_visible(windowWidget) != 0 }
  var cursor = CursorShape.arrow {
    didSet { if cursor != oldValue, !isClosed { gtk_widget_set_cursor_from_name(content, cursor.gtkName) } }
  }
  var isFullScreen: Bool {
    get { !isClosed && gtk_window_is_fullscreen(window) != 0 }
    set {
      guard !isClosed, newValue != isFullScreen else { return }
      if newValue { gtk_window_fullscreen(window) } else { gtk_window_unfullscreen(window) }
    }
  }

  var screenOrigin: CGPoint? { isClosed ? nil : WindowOrigin.onScreen(of: content) }

  let windowWidget: UnsafeMutablePointer<GtkWidget>
  let content: UnsafeMutablePointer<GtkWidget>
  let server: GTKServer
  private var input: GTKInput?
  private var dropTarget: GTKDropTarget?
  private var entries: [GTKTextWidget] = []
  private(set) var isClosed = false
  private var needsDisplay = false
  private var isAllocating = false
  /// The window's contents: composed in the render phase, drawn when GTK paints.
  private var node: RenderNode?
  /// Presents without GTK where that is cheaper; created after GTK has drawn the window once.
  private var presenter: X11Presenter?
  private var hasNoPresenter = false
  /// The origin at which GTK last drew the content, in points of the window; nil while GTK has to draw it first.
  private var drawnOrigin: CGPoint?
  /// Whether GTK has drawn a picture of the content.
  private(set) var hasDrawn = false
  /// Whether the window shows a later picture than the one that GTK has drawn.
  private var gtkIsBehind = false

  private var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(windowWidget).assumingMemoryBound(to: GtkWindow.self)
  }

  init(size: CGSize, title: String, server: GTKServer) {
    self.size = size
    self.title = title
    self.server = server
    windowWidget = gtk_window_new()
    content = ContentWidget.make()
    scale = CGFloat(gtk_widget_get_scale_factor(windowWidget))
    // GTK keeps windows until they are destroyed; a reference of our own makes `close()` safe, whichever side destroys
    // first.
    g_object_ref(windowWidget)
    ContentWidget.attach(self, to: content)
    gtk_window_set_title(window, title)
    gtk_window_set_default_size(window, Int32(size.width.rounded()), Int32(size.height.rounded()))
    gtk_window_set_child(window, content)
    input = GTKInput(surface: self)
    dropTarget = GTKDropTarget(surface: self)
    connectSignals()
  }

  isolated deinit {
    close()
  }

  private func connectSignals() {
    let data = Unmanaged.passUnretained(self).toOpaque()
    let closeRequest: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean = { _, data in
      MainActor.assumeIsolated {
        guard let surface = object(GTKSurface.self, from: data) else { return gboolean(0) }
        surface.delegate?.surfaceDidRequestClose(surface)
        return gboolean(1)
      }
    }
    Signal.connect(windowWidget, "close-request", data: data, closeRequest)
    let activeChanged: Signal.Notify = { _, _, data in
      MainActor.assumeIsolated { object(GTKSurface.self, from: data)?.keyFocusDidChange() }
    }
    Signal.connect(windowWidget, "notify::is-active", data: data, activeChanged)
    let scaleChanged: Signal.Notify = { _, _, data in
      MainActor.assumeIsolated { object(GTKSurface.self, from: data)?.scaleDidChange() }
    }
    Signal.connect(content, "notify::scale-factor", data: data, scaleChanged)
    let mapped: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
      MainActor.assumeIsolated { object(GTKSurface.self, from: data)?.didMap() }
    }
    Signal.connect(content, "map", data: data, mapped)
    let unmapped: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
      MainActor.assumeIsolated { object(GTKSurface.self, from: data)?.didUnmap() }
    }
    Signal.connect(content, "unmap", data: data, unmapped)
  }

  // MARK: Life

  func show() {
    guard !isClosed else { return }
    server.didShow(self)
    gtk_window_present(window)
    gtk_widget_grab_focus(content)
    setNeedsDisplay()
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    rootLayer?.onNeedsRender = nil
    rootLayer?.serverFrames = nil
    server.frames.remove(self, phase: .render)
    server.pacer.remove(content)
    input?.detach()
    input = nil
    dropTarget?.detach()
    dropTarget = nil
    for entry in entries { entry.detach() }
    entries = []
    presenter = nil
    ContentWidget.detach(content)
    let data = Unmanaged.passUnretained(self).toOpaque()
    for widget in [windowWidget, content] {
      g_signal_handlers_disconnect_matched(widget, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, data)
    }
    gtk_window_destroy(window)
    g_object_unref(windowWidget)
    server.didClose(self)
  }

  private func didMap() { server.pacer.add(content) }
  private func didUnmap() {
    server.pacer.remove(content)
    presenter = nil
    drawnOrigin = nil
  }

  private func keyFocusDidChange() {
    let isActive = gtk_window_is_active(window) != 0
    if !isActive { input?.forgetPressedKeys() }
    delegate?.surface(self, didReceive: .keyFocus(isActive))
  }

  private func scaleDidChange() {
    let new = CGFloat(gtk_widget_get_scale_factor(content))
    guard new != scale else { return }
    scale = new
    delegate?.surface(self, didResizeTo: size, scale: scale)
    setNeedsDisplay()
  }

  // MARK: Frames

  func setNeedsDisplay() {
    guard !isClosed else { return }
    needsDisplay = true
    server.frames.add(self, phase: .render)
    server.frames.requestFrame()
  }

  func frame(at now: TimeInterval) -> Bool {
    if needsDisplay, !isClosed {
      needsDisplay = false
      let old = node
      node = rootLayer?.renderNode()
      if node !== old {
        if !presentDirectly(from: old) { drawByGTK() }
        server.accessibility.noteChange(in: self)
      }
    }
    return false
  }

  /// Makes GTK paint at once what is waiting for its frame clock.
  func paintNow() {
    guard !isClosed, drawnOrigin == nil, gtk_widget_get_mapped(content) != 0,
      let clock = gtk_widget_get_frame_clock(content)
    else { return }
    // Layout twice, as the clock itself does when sizes have changed.
    lineup_emit(UnsafeMutableRawPointer(clock), "layout")
    lineup_emit(UnsafeMutableRawPointer(clock), "layout")
    lineup_emit(UnsafeMutableRawPointer(clock), "paint")
  }

  private func drawByGTK() {
    drawnOrigin = nil
    gtk_widget_queue_draw(content)
  }

  /// Presents the current picture without GTK if possible.
  ///
  /// - Returns: whether it did.
  private func presentDirectly(from old: RenderNode?) -> Bool {
    guard let old, let node, let origin = drawnOrigin, origin == contentOrigin, entries.allSatisfy(\.isHidden),
      let presenter = currentPresenter()
    else { return false }
    let width = Int(size.width * scale)
    let height = Int(size.height * scale)
    guard
      let change = PictureDiff.change(
        from: old, to: node, width: width, height: height, scale: Float(scale)),
      presenter.present(
        change, node: node, size: (width, height), origin: (Int(origin.x * scale), Int(origin.y * scale)), scale: scale)
    else { return false }
    gtkIsBehind = true
    return true
  }

  private func currentPresenter() -> X11Presenter? {
    if presenter == nil, !hasNoPresenter {
      presenter = X11Presenter(host: self)
      hasNoPresenter = presenter == nil
    }
    return presenter
  }

  func gtkWillPaint() {
    guard gtkIsBehind, !isClosed else { return }
    gtkIsBehind = false
    gtk_widget_queue_draw(content)
  }

  func presentEverything() {
    guard let node, let origin = drawnOrigin, origin == contentOrigin else { return }
    let width = Int(size.width * scale)
    let height = Int(size.height * scale)
    let all = PictureChange(damage: [PictureChange.Rect(x: 0, y: 0, width: width, height: height)])
    _ = presenter?.present(
      all, node: node, size: (width, height), origin: (Int(origin.x * scale), Int(origin.y * scale)), scale: scale)
  }

  /// The origin of the content in the window, in points; nil if it must not be painted over, because of the shadows and
  /// rounded corners of a window that decorates itself.
  private var contentOrigin: CGPoint? {
    var shadowX = 0.0
    var shadowY = 0.0
    gtk_native_get_surface_transform(OpaquePointer(windowWidget), &shadowX, &shadowY)
    var x = 0.0
    var y = 0.0
    guard shadowX == 0, shadowY == 0,
      gtk_widget_translate_coordinates(content, windowWidget, 0, 0, &x, &y) != 0, x == x.rounded(), y == y.rounded()
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Called with the size that GTK has given to the content, in points. The next frame is built before GTK draws this
  /// one, so that a window being resized never shows the old layout stretched or cut.
  func didAllocate(width: Int, height: Int) {
    isAllocating = true
    drawnOrigin = nil
    let new = CGSize(width: width, height: height)
    if new != size {
      size = new
      delegate?.surface(self, didResizeTo: new, scale: scale)
      needsDisplay = true
      server.frames.runFrame()
    }
    isAllocating = false
    for entry in entries { entry.allocate() }
  }

  func snapshot(to snapshot: GTKSnapshot) {
    if let node {
      snapshot.append(node)
      hasDrawn = true
    }
    drawnOrigin = contentOrigin
    gtkIsBehind = false
    for entry in entries where !entry.isHidden { entry.snapshot(to: snapshot, in: content) }
  }

  /// Delivers input that is limited to one event per frame.
  func flushInput() { input?.flushScroll() }

  func beginDrag(_ offer: DragOffer) -> Bool {
    guard !isClosed, let input, let device = input.pressedDevice else { return false }
    guard GTKDrag.begin(offer, from: windowWidget, with: device) else { return false }
    input.releaseLater()
    return true
  }

  // MARK: Text

  func makeTextEntry() -> any TextEntry {
    let entry = GTKTextEntry(surface: self)
    entries.append(entry)
    return entry
  }

  func makeTextArea() -> any TextArea {
    let area = GTKTextArea(surface: self)
    entries.append(area)
    return area
  }

  func remove(_ entry: GTKTextWidget) {
    entries.removeAll { $0 === entry }
  }

  /// Called when a text field has moved: it is placed at the next allocation.
  func entryFrameDidChange() {
    if !isAllocating, !isClosed { gtk_widget_queue_allocate(content) }
  }
}

extension CursorShape {
  var gtkName: String {
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
