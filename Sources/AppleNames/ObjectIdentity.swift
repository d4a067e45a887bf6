import Foundation

// On Apple's platforms queues and file managers are objects of Foundation, which are compared and hashed by identity.

extension DispatchQueue: @retroactive Equatable {
  /// Returns whether both are the same queue.
  public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool {
    left === right || left.queue != nil && left.queue == right.queue
  }

  /// The queue of the library in C: each use of `DispatchQueue.main` creates another object for the same one.
  private var queue: OpaquePointer? {
    Mirror(reflecting: self).children.lazy.compactMap { $0.value as? OpaquePointer }.first
  }
}

extension DispatchQueue: @retroactive Hashable {
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    if let queue { hasher.combine(queue) } else { hasher.combine(ObjectIdentifier(self)) }
  }
}

extension FileManager: @retroactive Equatable {
  /// Returns whether both are the same object.
  public static func == (left: FileManager, right: FileManager) -> Bool { left === right }
}

extension FileManager: @retroactive Hashable {
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
