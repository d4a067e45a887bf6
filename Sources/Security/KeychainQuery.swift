import AppleNames

/// A keychain query, split into the conditions on items and the requested results.
struct KeychainQuery {
  let itemClass: String
  /// The values that items must have, by attribute. The secret is not compared.
  var attributes: [String: AnyHashable] = [:]
  private(set) var secret: Data?
  private(set) var reference: Data?
  private(set) var access: SecAccessControl?
  /// The key, certificate or identity to add or to find.
  private(set) var object: (any KeychainObject)?
  private(set) var returns: Set<String> = []
  /// The greatest number of results; nil for one that is not in an array.
  private(set) var limit: Int?
  private(set) var findsSynchronized = false

  /// Returns the entries by the keys' texts.
  static func values(of dictionary: CFDictionary) -> [String: Any] {
    var result: [String: Any] = [:]
    for (key, value) in dictionary {
      if let key = key as? String { result[key] = value }
      if let key = key as? NSString { result["\(key)"] = value }
    }
    return result
  }

  /// Returns nil if there is neither a class, nor an object, nor a lasting reference.
  init?(_ dictionary: CFDictionary) {
    let values = Self.values(of: dictionary)
    reference = values[Key.persistentReference] as? Data
    object = values[Key.object] as? any KeychainObject
    guard
      let name = (values[Key.itemClass] ?? object?.attributes[Key.itemClass]).map({ "\($0)" })
        ?? reference.map({ _ in "" })
    else { return nil }
    itemClass = name
    secret = values[Key.secret] as? Data
    access = values[Key.access] as? SecAccessControl
    if object == nil, name == "cert" { object = secret.flatMap { SecCertificate($0) } }
    for (key, value) in values {
      if key.hasPrefix("r_") {
        if (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false { returns.insert(key) }
      } else if key == Key.limit {
        let all = "\(value)" == Key.all
        limit = all ? .max : (value as? Int) ?? (value as? NSNumber)?.intValue
      } else if key == Key.synchronized, "\(value)" == Key.synchronizedOrNot {
        findsSynchronized = true
      } else if key != Key.itemClass, key != Key.access, !key.hasPrefix("v_"), !key.hasPrefix("m_"),
        !key.hasPrefix("u_"), key != Key.kindOfKeychain, let value = Self.hashable(value)
      {
        attributes[key] = value
      }
    }
    if let object {
      if secret == nil { secret = object.keychainData }
      for (name, value) in object.attributes where name != Key.itemClass && attributes[name] == nil {
        attributes[name] = Self.hashable(value)
      }
    }
  }

  /// Returns a value as it is compared: an `NSString` equals the `String`.
  static func hashable(_ value: Any) -> AnyHashable? {
    if let text = value as? String { return text }
    if let data = value as? Data { return data }
    if let date = value as? Date { return date }
    if let flag = value as? Bool { return NSNumber(value: flag) }
    return value as? AnyHashable
  }

  /// The names of Apple's constants, which are not `String`.
  enum Key {
    static let itemClass = "class"
    static let secret = "v_Data"
    static let object = "v_Ref"
    static let persistentReference = "v_PersistentRef"
    static let access = "accc"
    static let limit = "m_Limit"
    static let all = "m_LimitAll"
    static let synchronized = "sync"
    static let synchronizedOrNot = "syna"
    static let kindOfKeychain = "nleg"
    static let created = "cdat"
    static let changed = "mdat"
    static let returnsSecret = "r_Data"
    static let returnsAttributes = "r_Attributes"
    static let returnsReference = "r_PersistentRef"
    static let returnsObject = "r_Ref"
  }
}
