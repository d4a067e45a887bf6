import AppleNames

/// The items of this process.
final class Keychain: @unchecked Sendable {
  // Unchecked because of the items, which `lock` protects.
  static let shared = Keychain()
  private let lock = NSLock()
  private var items: [KeychainItem] = []

  /// The attributes that identify an item of a class: no two items agree in all of them (Apple's note TN3137).
  private static let identities: [String: [String]] = [
    "genp": ["acct", "svce", "agrp", "sync"],
    "inet": ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"],
    "keys": ["klbl", "atag", "kcls", "type", "bsiz", "agrp", "sync"],
    "cert": ["issr", "slnr", "ctyp", "agrp", "sync"],
  ]

  func add(_ query: KeychainQuery) -> (OSStatus, CFTypeRef?) {
    lock.withLock {
      if let access = query.access, !access.flags.isEmpty { return (errSecAuthFailed, nil) }
      guard query.itemClass != "idnt" else { return addIdentity(query) }
      guard Self.identities[query.itemClass] != nil else { return (errSecUnimplemented, nil) }
      guard query.itemClass != "cert" || query.object is SecCertificate else { return (errSecParam, nil) }
      let item = KeychainItem(itemClass: query.itemClass, attributes: query.attributes, secret: query.secret)
      guard let added = insert(item) else { return (errSecDuplicateItem, nil) }
      return (errSecSuccess, Self.result(added, query))
    }
  }

  /// Adds the certificate and the private key, which are items of their own, as on iOS.
  private func addIdentity(_ query: KeychainQuery) -> (OSStatus, CFTypeRef?) {
    guard let identity = query.object as? SecIdentity else { return (errSecParam, nil) }
    let parts: [any KeychainObject] = [identity.certificate, identity.privateKey]
    let names = identity.attributes
    let made = parts.map { part in
      var attributes = query.attributes.filter { names[$0.key] == nil }
      for (name, value) in part.attributes { attributes[name] = KeychainQuery.hashable(value) }
      attributes[KeychainQuery.Key.itemClass] = nil
      return KeychainItem(
        itemClass: part === identity.certificate ? "cert" : "keys", attributes: attributes, secret: part.keychainData)
    }
    let added = made.map { insert($0) }
    guard added.contains(where: { $0 != nil }) else { return (errSecDuplicateItem, nil) }
    return (errSecSuccess, Self.result(KeychainItem(identity: added[0] ?? made[0], added[1] ?? made[1]), query))
  }

  /// Adds an item with its times; returns nil if there is already such an item.
  private func insert(_ item: KeychainItem) -> KeychainItem? {
    guard !items.contains(where: { Self.areSame($0, item) }) else { return nil }
    var item = item
    let now = Date()
    item.attributes[KeychainQuery.Key.created] = now
    item.attributes[KeychainQuery.Key.changed] = now
    if item.itemClass == "cert", item.attributes["labl"] == nil {
      item.attributes["labl"] = (item.object as? SecCertificate)?.summary
    }
    items.append(item)
    return item
  }

  /// The certificates whose private keys are in the keychain.
  private var pairs: [(certificate: KeychainItem, key: KeychainItem)] {
    let keys = Dictionary(
      items.filter(\.isPrivateKey).map { ($0.attributes["klbl"], $0) }, uniquingKeysWith: { first, _ in first })
    return items.filter { $0.itemClass == "cert" }.compactMap { item in
      item.attributes["pkhh"].flatMap { keys[$0] }.map { (item, $0) }
    }
  }

  /// Returns the items that a query finds.
  private func found(_ query: KeychainQuery) -> [KeychainItem] {
    let joined = query.itemClass == "idnt" || query.reference != nil ? pairs.map { KeychainItem(identity: $0, $1) } : []
    return (items + joined).filter { Self.matches($0, query) }
  }

  func copy(_ query: KeychainQuery) -> (OSStatus, CFTypeRef?) {
    lock.withLock {
      let found = found(query)
      if query.returns.contains(KeychainQuery.Key.returnsObject), found.contains(where: { $0.object == nil }) {
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
      guard query.itemClass != "idnt" else { return errSecUnimplemented }
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
      let identities = Set(found(query).filter { $0.itemClass == "idnt" }.map(\.reference))
      let parts = pairs.filter { identities.contains(KeychainItem(identity: $0, $1).reference) }
      let references = Set(parts.flatMap { [$0.certificate.reference, $0.key.reference] })
      items.removeAll { references.contains($0.reference) || Self.matches($0, query) }
      return items.count < count ? errSecSuccess : errSecItemNotFound
    }
  }

  private static func matches(_ item: KeychainItem, _ query: KeychainQuery) -> Bool {
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

  private static func areSame(_ first: KeychainItem, _ second: KeychainItem) -> Bool {
    guard first.itemClass == second.itemClass, let keys = identities[first.itemClass] else { return false }
    return keys.allSatisfy { key in
      key == KeychainQuery.Key.synchronized
        ? isSynchronized(first) == isSynchronized(second) : first.attributes[key] == second.attributes[key]
    }
  }

  private static func isSynchronized(_ item: KeychainItem) -> Bool {
    item.attributes[KeychainQuery.Key.synchronized].map(isTrue) ?? false
  }

  private static func isTrue(_ value: AnyHashable) -> Bool {
    (value as? Bool) ?? (value.base as? NSNumber)?.boolValue ?? false
  }

  /// Returns the result that a query requests; nil if it requests none.
  private static func result(_ item: KeychainItem, _ query: KeychainQuery) -> CFTypeRef? {
    let secret = query.returns.contains(KeychainQuery.Key.returnsSecret)
    let attributes = query.returns.contains(KeychainQuery.Key.returnsAttributes)
    let reference = query.returns.contains(KeychainQuery.Key.returnsReference)
    let object = query.returns.contains(KeychainQuery.Key.returnsObject) ? item.object : nil
    if let object, !attributes, !secret, !reference { return object }
    if object == nil, !attributes, secret != reference {
      return secret ? item.secret.map { $0 as NSData } : item.reference as NSData
    }
    guard attributes || secret || reference else { return nil }
    var values: [String: Any] = [:]
    if let object { values[KeychainQuery.Key.object] = object }
    if attributes {
      for (key, value) in item.attributes { values[key] = value.base }
      values[KeychainQuery.Key.itemClass] = item.itemClass
    }
    if secret { values[KeychainQuery.Key.secret] = item.secret }
    if reference { values[KeychainQuery.Key.persistentReference] = item.reference }
    return values as NSDictionary
  }
}
