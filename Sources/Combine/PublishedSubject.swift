import Foundation

/// The values of a published property.
///
/// Unchecked: locks guard the value, the subscribers and the kept subscriptions.
final class PublishedSubject<Value>: @unchecked Sendable {
  private let receivers: ReceiverList<Value, Never>
  private let lock = NSLock()
  private var kept: [AnyCancellable] = []

  init(_ value: Value) { receivers = ReceiverList(current: value) }

  var value: Value { receivers.current }

  /// Sends a value, which the property has afterwards, as with Combine.
  func send(_ value: Value) { receivers.sendBeforeStoring(value) }

  /// Keeps a subscription during the subject's lifetime.
  func keep(_ subscription: AnyCancellable) { lock.withLock { kept.append(subscription) } }

  func subscribe(_ receive: @escaping (Value) -> Void) -> AnyCancellable { receivers.add(receive) { _ in } }
}
