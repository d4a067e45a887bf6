import Foundation
import GuideModel

/// The state of a window, stored from one start to the next. Values that are missing or unreadable have their initial
/// value.
public struct GuideWindowState: Equatable, Sendable, Codable {
  /// The view that the window showed.
  public enum View: String, Codable, Sendable {
    /// Channels and time.
    case grid
    /// A list of what is on, one row per channel.
    case onNow
  }

  /// The grid's scroll position.
  public struct Place: Equatable, Codable, Sendable {
    /// The instant at the grid's leading edge, UTC seconds.
    public var time: Double
    /// The channel at its top.
    public var channel: Channel.Key?
    /// When that was, UTC seconds: yesterday's place is not useful today.
    public var saved: Int64

    /// Creates a place; `time` and `saved` are in UTC seconds since 1970.
    public init(time: Double, channel: Channel.Key?, saved: Int64) {
      self.time = time
      self.channel = channel
      self.saved = saved
    }

    /// Seconds after which a window opens on now again instead of the saved place.
    public static let lifetime: Int64 = 1_800
  }

  /// The view that is shown.
  public var view = View.grid
  /// The filter that chooses the rows.
  public var filter = GuideFilter.all
  /// Whether channels without programmes are shown, too.
  public var showsEmpty = false
  /// The length of a minute in the grid, in points; `nil` for the initial one.
  public var pointsPerMinute: Double?
  /// The direction of time when the window was closed, on which the best length of a minute depends.
  public var axis = GuideSettings.Axis.across
  /// The place of the grid; `nil` opens it at the current time.
  public var place: Place?
  /// The window's width in points; `nil` before one was closed.
  public var width: Double?
  /// The window's height in points; `nil` before one was closed.
  public var height: Double?

  /// Whether the user was offered the program that gives reminders without a window.
  public var hasOfferedAgent = false

  /// Creates the state of a first start.
  public init() {}

  private enum CodingKeys: String, CodingKey {
    case view, filter, showsEmpty, pointsPerMinute, axis, place, width, height, hasOfferedAgent
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) -> Value? { try? values.decodeIfPresent(Value.self, forKey: key) }
    view = value(.view) ?? .grid
    filter = value(.filter) ?? .all
    showsEmpty = value(.showsEmpty) ?? false
    pointsPerMinute = value(.pointsPerMinute).flatMap { (scale: Double) in scale.isFinite && scale > 0 ? scale : nil }
    axis = value(.axis) ?? .across
    place = value(.place)
    hasOfferedAgent = value(.hasOfferedAgent) ?? false
    width = value(.width).flatMap { (side: Double) in (200...16_384).contains(side) ? side : nil }
    height = value(.height).flatMap { (side: Double) in (200...16_384).contains(side) ? side : nil }
  }
}
