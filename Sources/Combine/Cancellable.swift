import Foundation

// Combine, for packages that use it with UIKit.
//
// Publishers of this module deliver values when they are sent, on the thread that sends them; values that another
// module's subscriber has not requested yet are queued.

/// An activity that can be cancelled.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/cancellable).
public protocol Cancellable {
  /// Cancels the activity.
  func cancel()
}

extension Cancellable {
  /// Stores the subscription in a set, which keeps it alive.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert((self as? AnyCancellable) ?? AnyCancellable(self))
  }

  /// Stores the subscription in a list, which keeps it alive.
  public func store<List: RangeReplaceableCollection>(in list: inout List) where List.Element == AnyCancellable {
    list.append((self as? AnyCancellable) ?? AnyCancellable(self))
  }
}

/// A subscription that ends when this object is cancelled or deallocated.
///
/// Unchecked because of the closure, which the lock guards and which is called once.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/anycancellable).
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var end: (() -> Void)?

  /// Creates a subscription; the closure is called once when it ends.
  public init(_ cancel: @escaping () -> Void) {
    end = cancel
  }

  /// Creates a subscription that ends another one when it ends.
  public convenience init(_ other: some Cancellable) {
    self.init { other.cancel() }
  }

  deinit { cancel() }

  /// Ends the subscription; further calls have no effect.
  public func cancel() {
    let end = lock.withLock {
      defer { self.end = nil }
      return self.end
    }
    end?()
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
