import Foundation

/// The properties of an image: general ones, and dictionaries for each format of metadata.
struct PictureProperties: Sendable, Equatable {
  /// A dictionary among the properties, by its key.
  enum Group: String, Sendable, CaseIterable {
    case exif = "{Exif}"
    case gps = "{GPS}"
    case iptc = "{IPTC}"
    case jfif = "{JFIF}"
    case png = "{PNG}"
    case tiff = "{TIFF}"
  }

  var general: [String: PropertyValue] = [:]
  private var groups: [Group: [String: PropertyValue]] = [:]

  /// Creates properties without any.
  init() {}

  /// Takes clients' properties. Values that no format stores are left out.
  init(_ properties: NSDictionary?) {
    add(properties)
  }

  subscript(group: Group) -> [String: PropertyValue] {
    get { groups[group] ?? [:] }
    set { groups[group] = newValue.isEmpty ? nil : newValue }
  }

  subscript(group: Group, key: NSString) -> PropertyValue? {
    get { groups[group]?[String(describing: key)] }
    set { self[group][String(describing: key)] = newValue }
  }

  subscript(key: NSString) -> PropertyValue? {
    get { general[String(describing: key)] }
    set { general[String(describing: key)] = newValue }
  }

  /// Adds clients' properties to those here. `NSNull` in place of a value, or of a dictionary, removes it.
  mutating func add(_ properties: NSDictionary?) {
    guard let properties else { return }
    for (key, value) in properties {
      guard let key = (key as? NSString).map({ String(describing: $0) }) ?? key as? String else { continue }
      if let group = Group(rawValue: key) {
        if value is NSNull { self[group] = [:] }
        guard let own = value as? NSDictionary ?? (value as? [AnyHashable: Any]).map(Self.dictionary) else { continue }
        for (name, item) in own {
          guard let name = (name as? NSString).map({ String(describing: $0) }) ?? name as? String else { continue }
          if item is NSNull {
            self[group][name] = nil
          } else if let item = PropertyValue(item) {
            self[group][name] = item
          }
        }
      } else if value is NSNull {
        general[key] = nil
      } else if let value = PropertyValue(value) {
        general[key] = value
      }
    }
  }

  private static func dictionary(_ own: [AnyHashable: Any]) -> NSDictionary {
    let result = NSMutableDictionary()
    for (key, value) in own { if let key = key.base as? String { result[NSString(string: key)] = value } }
    return result
  }

  /// Adds properties to those here, which lose where both have one.
  mutating func merge(_ other: PictureProperties) {
    general.merge(other.general) { $1 }
    for (group, values) in other.groups { self[group].merge(values) { $1 } }
  }

  /// Adds the properties to a dictionary for clients.
  func write(to dictionary: NSMutableDictionary) {
    for (key, value) in general { dictionary[NSString(string: key)] = value.object }
    for (group, values) in groups {
      let own = NSMutableDictionary()
      for (key, value) in values { own[NSString(string: key)] = value.object }
      dictionary[NSString(string: group.rawValue)] = own
    }
  }
}
