/// A channel's stream, as a playlist describes it. Address, headers and options usually contain credentials: never show
/// or log them; descriptions leave them out.
public struct ChannelStream: Hashable, Sendable, Codable {
  /// The way in which past programmes can be watched.
  public struct CatchUp: Hashable, Sendable, Codable {
    /// The playlist's word for it in lower case: "default", "append", "shift", "flussonic", "xc", …; empty if it gives
    /// only days.
    public var type: String
    /// The address, or what is appended to the stream's, with placeholders such as `{utc}` and `${start}`; empty if the
    /// type is enough.
    public var source: String
    /// The number of days that reach back; 0 if the playlist does not say.
    public var days: Double
    /// Seconds to add to the times in the address.
    public var correction: Int64

    /// Creates a description of an archive; `days` count back from now and `correction` is in seconds.
    public init(type: String, source: String = "", days: Double = 0, correction: Int64 = 0) {
      self.type = type
      self.source = source
      self.days = days
      self.correction = correction
    }
  }

  /// The address without the headers after `|`.
  public var address: String
  /// The request headers that followed `|`, by name.
  public var headers: [String: String]
  /// Lines such as `EXTVLCOPT:http-user-agent=…` and `KODIPROP:…`, without the `#` before them, in order.
  public var options: [String]
  /// The way to watch past programmes; `nil` if there is none.
  public var catchUp: CatchUp?
  /// Whether it is a radio station.
  public var isRadio: Bool

  /// Creates a stream; `address` is without the headers after `|`.
  public init(
    address: String, headers: [String: String] = [:], options: [String] = [], catchUp: CatchUp? = nil,
    isRadio: Bool = false
  ) {
    self.address = address
    self.headers = headers
    self.options = options
    self.catchUp = catchUp
    self.isRadio = isRadio
  }
}

extension ChannelStream: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "stream" + (catchUp == nil ? "" : " with catch-up") }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
