import CGTK
import Foundation

/// A drag over a window of this program, as GDK delivers it.
@MainActor final class GTKDrop: IncomingDrag {
  static let addressList = "text/uri-list"

  /// The `GdkDrop`, which this object keeps.
  let pointer: OpaquePointer
  let types: [String]
  private(set) var addresses: [String] = []
  /// Whether the addresses have come, if there are any. Until then the delegate is not called.
  private(set) var isReady = false
  /// Whether the delegate has been told of the drag.
  var isKnown = false
  var isDropped = false
  var location = CGPoint.zero
  private var reads = IncomingReads()
  private var isOpen = false
  private var isFinished = false

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    g_object_ref(UnsafeMutableRawPointer(pointer))
    var count: gsize = 0
    let names = gdk_content_formats_get_mime_types(gdk_drop_get_formats(pointer), &count)
    types = (0..<Int(count)).compactMap { index in names?[index].map { String(cString: $0) } }
  }

  isolated deinit {
    if isDropped, !isFinished { gdk_drop_finish(pointer, GdkDragAction(0)) }
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  var offer: DragOffer? { gdk_drop_get_drag(pointer).flatMap { GTKDrag.offer(of: $0) } }

  var allowsCopy: Bool { gdk_drop_get_actions(pointer).rawValue & GDK_ACTION_COPY.rawValue != 0 }

  /// Reads the addresses, so that views can be asked which of them they take. `isReady` is true at the end.
  func prepare(_ done: @escaping () -> Void) {
    guard offer == nil, types.contains(Self.addressList) else {
      isReady = true
      return
    }
    load(Self.addressList, limit: IncomingDragLimits.list) { [self] data in
      if let data { addresses = IncomingDragLimits.addresses(in: data) }
      isReady = true
      done()
    }
  }

  func propose(_ action: GdkDragAction) {
    guard !isDropped else { return }
    gdk_drop_status(pointer, action, action)
  }

  func read(_ type: String, _ done: @escaping @MainActor (Data?) -> Void) {
    guard isOpen, types.contains(type) else { return done(nil) }
    reads.begin()
    load(type, limit: IncomingDragLimits.data) { [self] data in
      reads.end(hasData: data != nil)
      done(data)
      finish()
    }
  }

  /// Hands the data over. Reading can begin only while `body` runs (facts 22.2), so that the drop comes to an end.
  func perform(_ body: () -> Bool) {
    isOpen = true
    let isTaken = body()
    isOpen = false
    guard isTaken else { return refuse() }
    reads.isTaken = true
    finish()
  }

  func refuse() {
    guard !isFinished else { return }
    isFinished = true
    gdk_drop_finish(pointer, GdkDragAction(0))
  }

  private func finish() {
    guard let isSuccess = reads.isSuccess, !isFinished else { return }
    isFinished = true
    gdk_drop_finish(pointer, isSuccess ? GDK_ACTION_COPY : GdkDragAction(0))
  }

  // MARK: Reading

  private func load(_ type: String, limit: Int, _ done: @escaping @MainActor (Data?) -> Void) {
    let reader = Unmanaged.passRetained(StreamReader(limit: limit, done)).toOpaque()
    type.withCString { name in
      var names: [UnsafePointer<CChar>?] = [name, nil]
      gdk_drop_read_async(
        pointer, &names, 0, nil,
        { source, result, data in
          guard let data else { return }
          let reader = Unmanaged<StreamReader>.fromOpaque(data).takeRetainedValue()
          // GDK calls on the main thread.
          nonisolated(unsafe) let (source, result) = (source, result)
          MainActor.assumeIsolated {
            guard let source, let result else { return reader.read(nil) }
            var error: UnsafeMutablePointer<GError>?
            var name: UnsafePointer<CChar>?
            let stream = gdk_drop_read_finish(OpaquePointer(source), result, &name, &error)
            g_clear_error(&error)
            reader.read(stream)
          }
        }, reader)
    }
  }
}
