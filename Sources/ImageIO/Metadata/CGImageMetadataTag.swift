import Foundation

/// A tag of XMP: a name in a namespace, and a text, a list or a structure.
///
/// Tags cannot be changed; those in metadata are replaced.
///
/// See [Apple's page](https://developer.apple.com/documentation/imageio/cgimagemetadatatag).
public final class CGImageMetadataTag: Hashable, Sendable {
  /// A value, whose parts are tags themselves.
  indirect enum Value: Sendable {
    case text(String)
    case array([CGImageMetadataTag])
    case structure([CGImageMetadataTag])
  }

  let namespace: String
  let prefix: String
  let name: String
  let type: CGImageMetadataType
  let value: Value
  let qualifiers: [CGImageMetadataTag]

  init(
    namespace: String, prefix: String, name: String, type: CGImageMetadataType, value: Value,
    qualifiers: [CGImageMetadataTag] = []
  ) {
    (self.namespace, self.prefix, self.name) = (namespace, prefix, name)
    (self.type, self.value, self.qualifiers) = (type, value, qualifiers)
  }

  /// Creates a tag from a client's value; nil if it does not fit the type, or is nested in more than `depthLimit`
  /// others.
  convenience init?(
    namespace: String, prefix: String, name: String, type: CGImageMetadataType, object: Any,
    depth: Int = CGImageMetadataTag.depthLimit
  ) {
    guard depth > 0, !name.isEmpty else { return nil }
    func element(_ index: Int, _ object: Any) -> CGImageMetadataTag? {
      object as? CGImageMetadataTag
        ?? CGImageMetadataTag(
          namespace: namespace, prefix: prefix, name: "[\(index)]", type: .default, object: object, depth: depth - 1)
    }
    switch object {
    case let list as NSArray:
      let elements = list.enumerated().compactMap { element($0, $1) }
      guard elements.count == list.count, Self.arrays.contains(type) || type == .default else { return nil }
      let own = type == .default ? .arrayOrdered : type
      self.init(namespace: namespace, prefix: prefix, name: name, type: own, value: .array(elements))
    case let list as [Any]:
      let elements = list.enumerated().compactMap { element($0, $1) }
      guard elements.count == list.count, Self.arrays.contains(type) || type == .default else { return nil }
      let own = type == .default ? .arrayOrdered : type
      self.init(namespace: namespace, prefix: prefix, name: name, type: own, value: .array(elements))
    case let dictionary as NSDictionary:
      guard type == .structure || type == .default else { return nil }
      var fields: [CGImageMetadataTag] = []
      for (key, item) in dictionary {
        let field =
          item as? CGImageMetadataTag
          ?? CGImageMetadataTag(
            namespace: namespace, prefix: prefix, name: "\(key)", type: .default, object: item, depth: depth - 1)
        guard let field else { return nil }
        fields.append(field)
      }
      fields.sort { $0.name < $1.name }
      self.init(namespace: namespace, prefix: prefix, name: name, type: .structure, value: .structure(fields))
    default:
      guard type == .string || type == .default, let text = Self.text(object) else { return nil }
      self.init(namespace: namespace, prefix: prefix, name: name, type: .string, value: .text(text))
    }
  }

  /// The number of tags in which one may be nested.
  static let depthLimit = 64
  static let arrays: Set<CGImageMetadataType> = [.arrayOrdered, .arrayUnordered, .alternateArray, .alternateText]

  private static func text(_ object: Any) -> String? {
    if let text = object as? String { return text }
    if let text = object as? NSString { return String(describing: text) }
    guard let number = object as? NSNumber else { return nil }
    let isBoolean = object is Bool && String(cString: number.objCType) == "c"
    return isBoolean ? (number.boolValue ? "True" : "False") : number.stringValue
  }

  /// The parts of a list or a structure.
  var children: [CGImageMetadataTag] {
    switch value {
    case .text: []
    case .array(let tags), .structure(let tags): tags
    }
  }

  /// The language of a text among those in several languages.
  var language: String? {
    guard let tag = qualifiers.first(where: { $0.prefix == "xml" && $0.name == "lang" }) else { return nil }
    if case .text(let text) = tag.value { return text }
    return nil
  }

  /// The text, or that in the default language.
  var text: String? {
    switch value {
    case .text(let text): return text
    case .array(let tags) where type == .alternateText:
      return (tags.first { $0.language == "x-default" } ?? tags.first)?.text
    default: return nil
    }
  }

  /// Returns the tag with another value, or other qualifiers.
  func with(value: Value? = nil, qualifiers: [CGImageMetadataTag]? = nil) -> CGImageMetadataTag {
    CGImageMetadataTag(
      namespace: namespace, prefix: prefix, name: name, type: type, value: value ?? self.value,
      qualifiers: qualifiers ?? self.qualifiers)
  }

  public static func == (left: CGImageMetadataTag, right: CGImageMetadataTag) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Returns a tag; nil if the value does not fit the type, or the prefix of a namespace of one's own is missing.
public func CGImageMetadataTagCreate(
  _ xmlns: NSString, _ prefix: NSString?, _ name: NSString, _ type: CGImageMetadataType, _ value: AnyObject
) -> CGImageMetadataTag? {
  let namespace = String(describing: xmlns)
  guard
    let prefix = prefix.map({ String(describing: $0) })
      ?? MetadataNamespaces.common.first(where: { $0.value == namespace })?.key
  else { return nil }
  return CGImageMetadataTag(
    namespace: namespace, prefix: prefix, name: String(describing: name), type: type, object: value)
}

/// Returns a number that identifies the type of tags.
public func CGImageMetadataTagGetTypeID() -> UInt { typeID(of: CGImageMetadataTag.self) }

/// Returns the namespace of a tag.
public func CGImageMetadataTagCopyNamespace(_ tag: CGImageMetadataTag) -> NSString? { NSString(string: tag.namespace) }

/// Returns the prefix of a tag's namespace.
public func CGImageMetadataTagCopyPrefix(_ tag: CGImageMetadataTag) -> NSString? { NSString(string: tag.prefix) }

/// Returns the name of a tag. An element of a list has its index in brackets, which is our choice.
public func CGImageMetadataTagCopyName(_ tag: CGImageMetadataTag) -> NSString? { NSString(string: tag.name) }

/// Returns the value of a tag: a string, an array of tags, or a dictionary of tags by their names.
public func CGImageMetadataTagCopyValue(_ tag: CGImageMetadataTag) -> AnyObject? {
  switch tag.value {
  case .text(let text): return NSString(string: text)
  case .array(let tags): return NSArray(array: tags)
  case .structure(let tags):
    let result = NSMutableDictionary()
    for tag in tags { result[NSString(string: tag.name)] = tag }
    return result
  }
}

/// Returns the type of a tag's value.
public func CGImageMetadataTagGetType(_ tag: CGImageMetadataTag) -> CGImageMetadataType { tag.type }

/// Returns the tags that qualify a tag, such as its language; nil if there are none.
public func CGImageMetadataTagCopyQualifiers(_ tag: CGImageMetadataTag) -> NSArray? {
  tag.qualifiers.isEmpty ? nil : NSArray(array: tag.qualifiers)
}
