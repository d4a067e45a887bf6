import AppleNames
import UIKit

extension UIKeyValueObserving {
  /// Returns a publisher of a property's values, starting with the current one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { receive, _ in
      let observation = self.observe(keyPath, options: options) { object, _ in receive(object[keyPath: keyPath]) }
      return AnyCancellable { observation.invalidate() }
    }
  }
}

extension PlayerObserving {
  /// Returns a publisher of a property's values, starting with the current one.
  public func publisher<Value: Equatable>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { receive, _ in
      let observation = self.observe(keyPath, options: options) { object, _ in receive(object[keyPath: keyPath]) }
      return AnyCancellable { observation.invalidate() }
    }
  }
}

extension DynamicPropertyObserving {
  /// Returns a publisher of a property's values, starting with the current one. The later ones are those that the
  /// object announces.
  @_disfavoredOverload public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { receive, _ in
      let observation = self.observe(keyPath, options: options) { object, _ in receive(object[keyPath: keyPath]) }
      return AnyCancellable { observation.invalidate() }
    }
  }
}
