import Foundation

extension NotificationCenter {
  /// Returns the notifications with a name, from the call on, as a sequence to be awaited.
  ///
  /// - Parameter object: the sender; nil for any.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications with a name. Up to seven that are not yet awaited are kept, as on iOS.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/notificationcenter/notifications).
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    // Unchecked: nothing is changed after the creation.
    private let center: NotificationCenter
    private let token: any NSObjectProtocol
    private let stream: AsyncStream<Box>

    /// A notification on its way from the sender's thread.
    fileprivate struct Box: @unchecked Sendable {
      let notification: Notification
    }

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      let (stream, continuation) = AsyncStream.makeStream(of: Box.self, bufferingPolicy: .bufferingNewest(7))
      self.stream = stream
      token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        continuation.yield(Box(notification: notification))
      }
    }

    deinit { center.removeObserver(token) }

    public func makeAsyncIterator() -> Iterator { Iterator(sequence: self, inner: stream.makeAsyncIterator()) }

    /// Awaits notifications.
    public struct Iterator: AsyncIteratorProtocol {
      // Kept: its end is that of the observation.
      fileprivate let sequence: Notifications
      private var inner: AsyncStream<Box>.Iterator

      fileprivate init(sequence: Notifications, inner: AsyncStream<Box>.Iterator) {
        self.sequence = sequence
        self.inner = inner
      }

      /// Returns the next notification; nil after the task was cancelled.
      public mutating func next() async -> Notification? { await inner.next()?.notification }

      /// Returns the next notification; nil after the task was cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await inner.next(isolation: actor)?.notification
      }
    }
  }
}

extension NotificationCenter {
  /// Posts a notification without further information. Foundation on Linux has one method with a default value for it,
  /// which does not satisfy a protocol that requires this form.
  public func post(name: NSNotification.Name, object: Any?) {
    if type(of: self) != NotificationCenter.self, let own = self as? any NotificationPostOverrides {
      own.own·post(name: name, object: object)
    } else {
      base·post(name: name, object: object)
    }
  }

  /// Posts as the class itself does, whatever a subclass does. Overrides call it in place of `super`.
  public func base·post(name: NSNotification.Name, object: Any?) { post(name: name, object: object, userInfo: nil) }
}

/// A subclass of `NotificationCenter` that overrides posting, as those of tests do.
///
/// Members of extensions cannot be overridden: the command `uikit` declares such overrides under this name.
public protocol NotificationPostOverrides: NotificationCenter {
  /// Replaces `post(name:object:)`.
  func own·post(name: NSNotification.Name, object: Any?)
}
