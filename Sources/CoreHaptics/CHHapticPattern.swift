import Foundation

/// Vibrations and sounds.
///
/// See [Apple's page](https://developer.apple.com/documentation/corehaptics/chhapticpattern).
open class CHHapticPattern: NSObject {
  /// The keys of a pattern as a dictionary, as in AHAP files.
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format's version.
    public static let version = Key(rawValue: "Version")
    /// The list of elements.
    public static let pattern = Key(rawValue: "Pattern")
    /// An event.
    public static let event = Key(rawValue: "Event")
    /// The type of an event.
    public static let eventType = Key(rawValue: "EventType")
    /// The beginning in seconds.
    public static let time = Key(rawValue: "Time")
    /// The length in seconds.
    public static let eventDuration = Key(rawValue: "EventDuration")
    /// The parameters of an event.
    public static let eventParameters = Key(rawValue: "EventParameters")
    /// The name of a parameter.
    public static let parameterID = Key(rawValue: "ParameterID")
    /// The value of a parameter.
    public static let parameterValue = Key(rawValue: "ParameterValue")
    /// A change of all events.
    public static let parameter = Key(rawValue: "Parameter")
  }

  /// The events, in their order.
  let events: [CHHapticEvent]
  /// The length in seconds: the end of the last event.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

  /// Creates a pattern. It does not throw here.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
  }

  /// Creates a pattern. It does not throw here.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
  }

  /// Creates a pattern from a dictionary. Changes of all events are ignored.
  ///
  /// - Throws: `CHHapticError.badEventEntry` if there is no list of events, or if one has no kind or time.
  public convenience init(dictionary patternDict: [Key: Any]) throws {
    guard let elements = patternDict[.pattern] as? [Any] else { throw CHHapticError(.badEventEntry) }
    let events = try elements.compactMap { element -> CHHapticEvent? in
      let entries = Self.entries(element)
      guard let event = entries[Key.event.rawValue] else {
        guard entries[Key.parameter.rawValue] == nil, entries["ParameterCurve"] == nil else { return nil }
        throw CHHapticError(.badEventEntry)
      }
      return try Self.event(Self.entries(event))
    }
    try self.init(events: events, parameters: [])
  }

  /// Creates a pattern from an AHAP file.
  public convenience init(contentsOf ahapURL: URL) throws {
    guard let object = try JSONSerialization.jsonObject(with: Data(contentsOf: ahapURL)) as? [String: Any] else {
      throw CHHapticError(.fileNotFound)
    }
    try self.init(dictionary: [.pattern: object[Key.pattern.rawValue] ?? []])
  }

  /// Returns a dictionary's entries by the keys' texts.
  private static func entries(_ value: Any) -> [String: Any] {
    if let entries = value as? [Key: Any] {
      return Dictionary(uniqueKeysWithValues: entries.map { ($0.key.rawValue, $0.value) })
    }
    return value as? [String: Any] ?? [:]
  }

  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Float).map(Double.init)
      ?? (value as? Int).map(Double.init)
  }

  private static func event(_ entries: [String: Any]) throws -> CHHapticEvent {
    let name = (entries[Key.eventType.rawValue] as? CHHapticEvent.EventType)?.rawValue
    guard let type = name ?? entries[Key.eventType.rawValue] as? String,
      let time = number(entries[Key.time.rawValue])
    else { throw CHHapticError(.badEventEntry) }
    let parameters = (entries[Key.eventParameters.rawValue] as? [Any] ?? []).compactMap { parameter in
      let entries = Self.entries(parameter)
      let name = (entries[Key.parameterID.rawValue] as? CHHapticEvent.ParameterID)?.rawValue
      return (name ?? entries[Key.parameterID.rawValue] as? String).map { name in
        CHHapticEventParameter(
          parameterID: CHHapticEvent.ParameterID(rawValue: name),
          value: Float(number(entries[Key.parameterValue.rawValue]) ?? 0))
      }
    }
    return CHHapticEvent(
      eventType: CHHapticEvent.EventType(rawValue: type), parameters: parameters, relativeTime: time,
      duration: number(entries[Key.eventDuration.rawValue]) ?? 0)
  }
}
