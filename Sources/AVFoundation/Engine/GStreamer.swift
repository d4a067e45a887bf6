import CGStreamer
import Foundation

/// GStreamer's functions, loaded on first use.
///
/// Nothing else opens the libraries: a program that plays nothing neither loads them nor requires them. Loading reads
/// GStreamer's list of plugins, which takes seconds after an installation: never access `shared` on the main thread.
///
/// Unchecked because of the pointer, to a table that does not change.
struct GStreamer: @unchecked Sendable {
  /// Never written to after it was filled, and never freed.
  let table: UnsafePointer<lineup_gst>

  /// The name of a missing library or function.
  struct Missing: Error, Sendable { var name: String }

  static let shared: Result<GStreamer, Missing> = load()

  private static func load() -> Result<GStreamer, Missing> {
    let table = UnsafeMutablePointer<lineup_gst>.allocate(capacity: 1)
    if let missing = lineup_gst_load(table) {
      let name = String(cString: missing)
      table.deallocate()
      return .failure(Missing(name: name))
    }
    var error: UnsafeMutablePointer<lineup_gst_error>?
    guard table.pointee.init_check(nil, nil, &error) != 0 else {
      let text = error?.pointee.message.map { String(cString: $0) } ?? "gst_init"
      if let error { table.pointee.error_free(error) }
      return .failure(Missing(name: text))
    }
    return .success(GStreamer(table: UnsafePointer(table)))
  }

  /// Returns a text created by GStreamer and frees the original.
  func take(_ text: UnsafeMutablePointer<CChar>?) -> String {
    guard let text else { return "" }
    defer { table.pointee.free(text) }
    return String(cString: text)
  }

  /// Returns the name of the factory that created an element, such as "souphttpsrc".
  func factoryName(of element: UnsafeMutableRawPointer) -> String {
    guard let factory = table.pointee.element_get_factory(element) else { return "" }
    return take(table.pointee.object_get_name(factory))
  }

  enum State {
    static let null: Int32 = 1
    static let paused: Int32 = 3
    static let playing: Int32 = 4
  }

  /// The result of setting a state.
  enum StateChange {
    static let failure: Int32 = 0
    static let noPreroll: Int32 = 3
  }

  /// The kinds of messages, as bits.
  enum Message {
    static let end: Int32 = 1 << 0
    static let error: Int32 = 1 << 1
    static let buffering: Int32 = 1 << 5
    static let stateChanged: Int32 = 1 << 6
    static let clockLost: Int32 = 1 << 10
    static let element: Int32 = 1 << 15
    static let durationChanged: Int32 = 1 << 18
    static let latency: Int32 = 1 << 19
    static let asyncDone: Int32 = 1 << 21
  }

  /// The features that playbin enables (`GstPlayFlags`).
  enum Play {
    static let video: Int32 = 1 << 0
    static let audio: Int32 = 1 << 1
    static let softVolume: Int32 = 1 << 4
    static let nativeVideo: Int32 = 1 << 6
    static let buffering: Int32 = 1 << 8
    static let deinterlace: Int32 = 1 << 9
  }

  enum Seek {
    static let flush: Int32 = 1 << 0
    static let accurate: Int32 = 1 << 1
    static let keyUnit: Int32 = 1 << 2
    static let set: Int32 = 1
    static let none: Int32 = 0
  }

  /// `GST_FORMAT_TIME`, in nanoseconds.
  static let time: Int32 = 3
  static let second = 1_000_000_000.0

  /// Returns a time in nanoseconds, at most 292 years; 0 for what is not a number.
  static func time(ofSeconds seconds: Double) -> Int64 {
    seconds.isNaN ? 0 : Int64(max(-9e18, min(9e18, seconds * second)))
  }
}
