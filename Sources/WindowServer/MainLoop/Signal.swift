import CGTK

/// Connects C callbacks to GObject signals.
enum Signal {
  /// The function for a change of a property: the object, the property, the data.
  typealias Notify = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void

  /// Connects `handler`, a `@convention(c)` function with the signal's C signature, with `data` as its last argument.
  /// The caller has to keep `data` alive as long as the object.
  @discardableResult
  static func connect<Handler>(
    _ object: UnsafeMutableRawPointer, _ name: String, data: UnsafeMutableRawPointer?, _ handler: Handler
  ) -> gulong {
    g_signal_connect_data(
      object, name, unsafeBitCast(handler, to: GCallback.self), data, nil, GConnectFlags(rawValue: 0))
  }
}

/// Returns the object whose unretained pointer was passed to C as user data.
func object<Object: AnyObject>(_ type: Object.Type, from data: UnsafeMutableRawPointer?) -> Object? {
  data.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
}
