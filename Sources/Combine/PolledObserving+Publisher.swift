import AppleNames
import UIKit

extension PolledObserving {
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
