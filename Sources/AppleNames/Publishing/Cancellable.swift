import Foundation

// Combine, for packages that use it beside UIKit. There is no module of that name, so `#if canImport(Combine)` is
// false; files that need these names find them here.
//
// Publishers of this module hand values over as they are sent, on the thread that sends them; values that a subscriber
// of another kind has not requested yet wait. Operators return `AnyPublisher`s.

/// Something that can be ended.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps the subscription as long as `set` does.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert((self as? AnyCancellable) ?? AnyCancellable(self))
  }

  /// Keeps the subscription as long as `list` does.
  public func store<List: RangeReplaceableCollection>(in list: inout List) where List.Element == AnyCancellable {
    list.append((self as? AnyCancellable) ?? AnyCancellable(self))
  }
}

/// A subscription that ends with this object, or when it is cancelled.
///
/// Unchecked because of the closure, which is guarded by the lock and called once.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) {
    end = cancel
  }

  public convenience init(_ other: some Cancellable) {
    self.init { other.cancel() }
  }

  deinit { cancel() }

  /// Ends the subscription; once only.
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
