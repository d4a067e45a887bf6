import Foundation

// On Apple's platforms queues are objects of Foundation, which are compared and hashed by identity.

extension DispatchQueue: @retroactive Equatable {
  /// Returns whether both are the same queue.
  public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right }
}

extension DispatchQueue: @retroactive Hashable {
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
