import AppleNames

/// The items of this process.
final class Keychain: @unchecked Sendable {
  // Unchecked because of the items, which `lock` protects.
  static let shared = Keychain()
  private let lock = NSLock()
  private var items: [Item] = []

  private struct Item {
    let itemClass: String
    let reference: Data
    var attributes: [String: AnyHashable]
    var secret: Data?
  }

  /// The attributes that identify an item of a class: no two items agree in all of them (Apple's note TN3137).
  private static let identities: [String: [String]] = [
    "genp": ["acct", "svce", "agrp", "sync"],
    "inet": ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"],
    "keys": ["klbl", "atag", "kcls", "type", "bsiz", "agrp", "sync"],
  ]

  func add(_ query: KeychainQuery) -> (OSStatus, CFTypeRef?) {
    lock.withLock {
      guard Self.identities[query.itemClass] != nil else { return (errSecUnimplemented, nil) }
      if let access = query.access, !access.flags.isEmpty { return (errSecAuthFailed, nil) }
      var item = Item(
        itemClass: query.itemClass, reference: Data(UUID().uuidString.utf8), attributes: query.attributes,
        secret: query.secret)
      guard !items.contains(where: { Self.areSame($0, item) }) else { return (errSecDuplicateItem, nil) }
      let now = Date()
      item.attributes[KeychainQuery.Key.created] = now
      item.attributes[KeychainQuery.Key.changed] = now
      items.append(item)
      return (errSecSuccess, Self.result(item, query))
    }
  }

  func copy(_ query: KeychainQuery) -> (OSStatus, CFTypeRef?) {
    lock.withLock {
      let found = items.filter { Self.matches($0, query) }
      if query.returns.contains(KeychainQuery.Key.returnsObject), found.contains(where: { Self.key($0) == nil }) {
        return (errSecUnimplemented, nil)
      }
      guard let first = found.first else { return (errSecItemNotFound, nil) }
      guard let limit = query.limit, limit != 1 else { return (errSecSuccess, Self.result(first, query)) }
      let results = found.prefix(max(0, limit)).compactMap { Self.result($0, query) }
      return (errSecSuccess, results.isEmpty ? nil : NSArray(array: results))
    }
  }

  func update(_ query: KeychainQuery, _ values: [String: Any]) -> OSStatus {
    lock.withLock {
      guard !values.isEmpty else { return errSecParam }
      var changed = items
      let places = items.indices.filter { Self.matches(items[$0], query) }
      guard !places.isEmpty else { return errSecItemNotFound }
      for place in places {
        for (key, value) in values {
          if key == KeychainQuery.Key.secret {
            changed[place].secret = value as? Data
          } else if key == KeychainQuery.Key.access {
            if let access = value as? SecAccessControl, !access.flags.isEmpty { return errSecAuthFailed }
          } else if !key.contains("_"), key != KeychainQuery.Key.itemClass {
            changed[place].attributes[key] = KeychainQuery.hashable(value)
          }
        }
        changed[place].attributes[KeychainQuery.Key.changed] = Date()
        let others = changed.indices.filter { $0 != place }
        guard !others.contains(where: { Self.areSame(changed[$0], changed[place]) }) else {
          return errSecDuplicateItem
        }
      }
      items = changed
      return errSecSuccess
    }
  }

  func delete(_ query: KeychainQuery) -> OSStatus {
    lock.withLock {
      let count = items.count
      items.removeAll { Self.matches($0, query) }
      return items.count < count ? errSecSuccess : errSecItemNotFound
    }
  }

  private static func matches(_ item: Item, _ query: KeychainQuery) -> Bool {
    if let reference = query.reference { return item.reference == reference }
    guard item.itemClass == query.itemClass else { return false }
    // Items that are shared with other devices are only found if the query requests them.
    if !query.findsSynchronized, query.attributes[KeychainQuery.Key.synchronized] == nil, isSynchronized(item) {
      return false
    }
    return query.attributes.allSatisfy { key, value in
      if key == KeychainQuery.Key.synchronized { return isSynchronized(item) == isTrue(value) }
      return item.attributes[key] == value
    }
  }

  private static func areSame(_ first: Item, _ second: Item) -> Bool {
    guard first.itemClass == second.itemClass, let keys = identities[first.itemClass] else { return false }
    return keys.allSatisfy { key in
      key == KeychainQuery.Key.synchronized
        ? isSynchronized(first) == isSynchronized(second) : first.attributes[key] == second.attributes[key]
    }
  }

  private static func isSynchronized(_ item: Item) -> Bool {
    item.attributes[KeychainQuery.Key.synchronized].map(isTrue) ?? false
  }

  private static func isTrue(_ value: AnyHashable) -> Bool {
    (value as? Bool) ?? (value.base as? NSNumber)?.boolValue ?? false
  }

  /// Returns the key of an item; nil for a password.
  private static func key(_ item: Item) -> SecKey? {
    guard item.itemClass == "keys", let secret = item.secret else { return nil }
    return SecKeyCreateWithData(secret as NSData, item.attributes.mapValues { $0.base } as NSDictionary, nil)
  }

  /// Returns the result that a query requests; nil if it requests none.
  private static func result(_ item: Item, _ query: KeychainQuery) -> CFTypeRef? {
    let secret = query.returns.contains(KeychainQuery.Key.returnsSecret)
    let attributes = query.returns.contains(KeychainQuery.Key.returnsAttributes)
    let reference = query.returns.contains(KeychainQuery.Key.returnsReference)
    let key = query.returns.contains(KeychainQuery.Key.returnsObject) ? Self.key(item) : nil
    if let key, !attributes, !secret, !reference { return key }
    if key == nil, !attributes, secret != reference {
      return secret ? item.secret.map { $0 as NSData } : item.reference as NSData
    }
    guard attributes || secret || reference else { return nil }
    var values: [String: Any] = [:]
    if let key { values[KeychainQuery.Key.object] = key }
    if attributes {
      for (key, value) in item.attributes { values[key] = value.base }
      values[KeychainQuery.Key.itemClass] = item.itemClass
    }
    if secret { values[KeychainQuery.Key.secret] = item.secret }
    if reference { values[KeychainQuery.Key.persistentReference] = item.reference }
    return values as NSDictionary
  }
}
