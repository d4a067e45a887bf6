import AVFoundation
import UIKit

/// A player or an item whose properties can be observed.
@preconcurrency @MainActor public protocol PlayerObserving: NSObject {
  /// Calls `body` after each change of the object's state.
  func observeChanges(_ body: @escaping @MainActor () -> Void) -> AVChangeObservation
}

extension AVPlayer: PlayerObserving {}

extension AVPlayerItem: PlayerObserving {}

extension PlayerObserving {
  /// Calls `changeHandler` after each change of the property.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    let observation = observeChanges { [weak self] in
      guard let self else { return }
      let value = self[keyPath: keyPath]
      guard value != last else { return }
      let old = last
      last = value
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? value : nil, oldValue: options.contains(.old) ? old : nil))
    }
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return NSKeyValueObservation { observation.invalidate() }
  }
}
