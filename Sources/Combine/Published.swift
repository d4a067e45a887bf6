import Foundation
import UIKit

/// An object that announces its changes.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/observableobject).
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// The publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that sends before a published property changes.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// The publisher of an object's announcements.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/observableobjectpublisher).
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let receivers = ReceiverList<(), Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Announces a change to all subscribers.
  public func send() { receivers.send(()) }

  public func _subscribe(
    _ receive: @escaping (()) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { receivers.add(receive, complete) }

  /// A constant, of which only the address matters.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Held while an object gets its publisher, so that it gets one only.
  private static let lock = NSLock()

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      if let present = objc_getAssociatedObject(object, key) as? ObservableObjectPublisher { return present }
      let made = ObservableObjectPublisher()
      objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
      return made
    }
  }
}

/// A property that sends its new value before it has it, and lets its object announce the change.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/published).
@propertyWrapper public struct Published<Value> {
  /// Shared by all copies of the wrapper.
  private let subject: PublishedSubject<Value>

  /// Creates the property with its initial value.
  public init(wrappedValue: Value) {
    subject = PublishedSubject(wrappedValue)
  }

  /// Creates the property with its initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The property's value. Setting it sends it.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { subject.value }
    set { subject.send(newValue) }
  }

  /// The publisher of the property's values, starting with the current one.
  public var projectedValue: Publisher {
    get { Publisher(subject: subject) {} }
    set {}
  }

  /// A publisher of a property's values.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let subject: PublishedSubject<Value>
    /// Lets the property's object announce a change, for values that are assigned through the publisher.
    fileprivate let announce: () -> Void

    public func _subscribe(
      _ receive: @escaping (Value) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { subject.subscribe(receive) }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].subject.value }
    set {
      announce(object)
      object[keyPath: storage].subject.send(newValue)
    }
  }

  /// The publisher of the property's values, which knows the property's object.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, projected projected: ReferenceWritableKeyPath<Object, Publisher>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Publisher {
    get {
      Publisher(subject: object[keyPath: storage].subject) { [weak object] in if let object { announce(object) } }
    }
    set {}
  }

  private static func announce(_ object: AnyObject) {
    if let observed = object as? any ObservableObject { sendChange(of: observed) }
  }

  private static func sendChange<Object: ObservableObject>(of object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

extension Publisher where Failure == Never {
  /// Assigns the values to a published property during its lifetime.
  public func assign(to published: inout Published<Output>.Publisher) {
    let (subject, announce) = (published.subject, published.announce)
    // The property keeps the subscription, which does not keep the property.
    subject.keep(
      sink { [weak subject] in
        announce()
        subject?.send($0)
      })
  }
}

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name, posted by `object` or by anyone.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/notificationcenter/publisher).
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    /// The centre to which the notifications are posted.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts them; nil for anyone. Held strongly.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name, posted by `object` or by anyone.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func _subscribe(
      _ receive: @escaping (Notification) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let receiver = Receiver(receive)
      let center = center
      let token = center.addObserver(forName: name, object: object, queue: nil) { receiver.receive($0) }
      return AnyCancellable { center.removeObserver(token) }
    }
  }

  /// Unchecked: publishers deliver values on the thread that sends them, as the poster of a notification expects.
  private struct Receiver: @unchecked Sendable {
    let receive: (Notification) -> Void
    init(_ receive: @escaping (Notification) -> Void) { self.receive = receive }
  }
}
