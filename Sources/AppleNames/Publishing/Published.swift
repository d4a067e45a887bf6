import Foundation
import UIKit

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a published property changes.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// The publisher of an object that is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let receivers = ReceiverList<(), Never>()

  public init() {}

  public func send() { receivers.send(()) }

  public func _subscribe(
    _ receive: @escaping (()) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { receivers.add(receive, complete) }

  /// A constant: the address alone counts.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    if let present = objc_getAssociatedObject(object, key) as? ObservableObjectPublisher { return present }
    let made = ObservableObjectPublisher()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}

/// A property that sends its new value before it has it, and has its object say that it is about to change.
@propertyWrapper public struct Published<Value> {
  /// Kept by all copies of the wrapper.
  private let subject: CurrentValueSubject<Value, Never>

  public init(wrappedValue: Value) {
    subject = CurrentValueSubject(wrappedValue)
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { subject.value }
    set { subject.send(newValue) }
  }

  /// The publisher of the property's values, the present one first.
  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    set {}
  }

  public struct Publisher: AppleNames.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let subject: CurrentValueSubject<Value, Never>

    public func _subscribe(
      _ receive: @escaping (Value) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { subject._subscribe(receive, complete) }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].subject.value }
    set {
      if let observed = object as? any ObservableObject { announce(observed) }
      object[keyPath: storage].subject.send(newValue)
    }
  }

  private static func announce<Object: ObservableObject>(_ object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

extension Publisher where Failure == Never {
  /// Sends the values to a published property, as long as there is one.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    // The property keeps the subscription, which does not keep the property.
    subject.keep(sink { [weak subject] in subject?.send($0) })
  }
}

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name, of `object` or of any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
    AnyPublisher { receive, _ in
      let receiver = Receiver(receive)
      let token = self.addObserver(forName: name, object: object, queue: nil) { receiver.receive($0) }
      return AnyCancellable { self.removeObserver(token) }
    }
  }

  /// Unchecked: publishers hand values over on the thread that sends them, as the poster of a notification wants it.
  private struct Receiver: @unchecked Sendable {
    let receive: (Notification) -> Void
    init(_ receive: @escaping (Notification) -> Void) { self.receive = receive }
  }
}
