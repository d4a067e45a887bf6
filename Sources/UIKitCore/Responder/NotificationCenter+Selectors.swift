import Synchronization

/// The observers that are objects with a selector, which Foundation on Linux does not support.
private final class SelectorObservers: Sendable {
  static let shared = SelectorObservers()

  // Unchecked because of the references, which are only compared and passed on; `Table` is behind a mutex.
  private struct Entry: @unchecked Sendable {
    weak var center: NotificationCenter?
    weak var observer: AnyObject?
    let name: Notification.Name?
    weak var object: AnyObject?
    let hasObject: Bool
    let token: any NSObjectProtocol
  }

  /// The entries by observer. Addresses are reused, so an entry is valid only while its observer exists.
  private struct Table: Sendable {
    var entries: [ObjectIdentifier: [Entry]] = [:]
    var sweepCount = 64
  }
  private let table = Mutex(Table())

  func add(
    _ observer: AnyObject, _ selector: Selector, to center: NotificationCenter, name: Notification.Name?, object: Any?
  ) {
    let box = WeakObserver(observer)
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      if let observer = box.object { selector.sendOrRaise(to: observer, [notification]) }
    }
    let sender = object.map { $0 as AnyObject }
    let entry = Entry(
      center: center, observer: observer, name: name, object: sender, hasObject: object != nil, token: token)
    var gone: [Entry] = []
    table.withLock { table in
      let id = ObjectIdentifier(observer)
      gone = table.entries[id, default: []].filter { $0.observer == nil }
      table.entries[id, default: []].removeAll { $0.observer == nil }
      table.entries[id, default: []].append(entry)
      guard table.entries.count > table.sweepCount else { return }
      for (id, entries) in table.entries where entries.allSatisfy({ $0.observer == nil }) {
        gone += entries
        table.entries[id] = nil
      }
      table.sweepCount = max(64, table.entries.count * 2)
    }
    for entry in gone { entry.center?.removeObserver(entry.token as Any) }
  }

  /// - Returns: whether the object was an observer by selector.
  func remove(
    _ observer: AnyObject, from center: NotificationCenter, where isMeant: (Notification.Name?, AnyObject?) -> Bool
  ) {
    let removed = table.withLock { table in
      let id = ObjectIdentifier(observer)
      let entries = table.entries[id] ?? []
      let removed = entries.filter {
        $0.observer == nil || ($0.center === center && isMeant($0.name, $0.hasObject ? $0.object : nil))
      }
      let rest = entries.filter { entry in !removed.contains { $0.token === entry.token } }
      table.entries[id] = rest.isEmpty ? nil : rest
      return removed
    }
    for entry in removed { entry.center?.removeObserver(entry.token as Any) }
  }

  // Set while it is created. The observer is called on the thread that posts, as on iOS.
  private final class WeakObserver: @unchecked Sendable {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
}

extension NotificationCenter {
  /// Calls a method of `observer` with each notification of that name and object, on the thread that posts it. The
  /// observer is not retained.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    if let own = overrides {
      own.own·addObserver(observer, selector: aSelector, name: aName, object: anObject)
    } else {
      base·addObserver(observer, selector: aSelector, name: aName, object: anObject)
    }
  }

  /// Ends all observations by that object, or by the token that `addObserver(forName:…)` returned.
  public func removeObserver(_ observer: AnyObject) {
    if let own = overrides { own.own·removeObserver(observer) } else { base·removeObserver(observer) }
  }

  /// Ends the observations by that object or token of a name and a sender. Nil stands for any.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    if let own = overrides {
      own.own·removeObserver(observer, name: aName, object: anObject)
    } else {
      base·removeObserver(observer, name: aName, object: anObject)
    }
  }

  private var overrides: (any NotificationCenterOverrides)? {
    type(of: self) == NotificationCenter.self ? nil : self as? any NotificationCenterOverrides
  }
}

/// A subclass of `NotificationCenter` that overrides methods for observers with selectors, as those of tests do.
///
/// Members of extensions cannot be overridden: the command `uikit` declares such overrides under these names.
public protocol NotificationCenterOverrides: NotificationCenter {
  /// Replaces `addObserver(_:selector:name:object:)`.
  func own·addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?)
  /// Replaces `removeObserver(_:)`.
  func own·removeObserver(_ observer: Any)
  /// Replaces `removeObserver(_:name:object:)`.
  func own·removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?)
}

extension NotificationCenterOverrides {
  public func own·addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) { base·addObserver(observer, selector: aSelector, name: aName, object: anObject) }

  public func own·removeObserver(_ observer: Any) { base·removeObserver(observer) }

  public func own·removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?) {
    base·removeObserver(observer, name: aName, object: anObject)
  }
}

extension NotificationCenter {
  /// Adds an observer as the class itself does, whatever a subclass does. Overrides call it in place of `super`.
  public func base·addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservers.shared.add(observer as AnyObject, aSelector, to: self, name: aName, object: anObject)
  }

  /// Removes an observer as the class itself does.
  public func base·removeObserver(_ observer: Any) {
    SelectorObservers.shared.remove(observer as AnyObject, from: self) { _, _ in true }
    removeObserver(observer as Any)
  }

  /// Removes an observer of a name and a sender as the class itself does.
  public func base·removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?) {
    let sender = anObject.map { $0 as AnyObject }
    SelectorObservers.shared.remove(observer as AnyObject, from: self) { name, object in
      (aName == nil || name == aName) && (sender == nil || object === sender)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
