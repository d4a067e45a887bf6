import UIKit

extension UIKeyValueObserving where Self: UIView {
  /// Returns a publisher of a property's values, starting with the current one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { receive, _ in
      let observation = self.observe(keyPath, options: options) { view, _ in receive(view[keyPath: keyPath]) }
      return AnyCancellable { observation.invalidate() }
    }
  }
}

extension UIKeyValueObserving where Self: CALayer {
  /// Returns a publisher of a property's values, starting with the current one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { receive, _ in
      let observation = self.observe(keyPath, options: options) { layer, _ in receive(layer[keyPath: keyPath]) }
      return AnyCancellable { observation.invalidate() }
    }
  }
}

extension UIKeyValueObserving where Self: UIViewController {
  /// Returns a publisher of a property's values, starting with the current one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { receive, _ in
      let observation = self.observe(keyPath, options: options) { controller, _ in receive(controller[keyPath: keyPath])
      }
      return AnyCancellable { observation.invalidate() }
    }
  }
}

extension UIKeyValueObserving where Self: UIGestureRecognizer {
  /// Returns a publisher of a property's values, starting with the current one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { receive, _ in
      let observation = self.observe(keyPath, options: options) { gesture, _ in receive(gesture[keyPath: keyPath]) }
      return AnyCancellable { observation.invalidate() }
    }
  }
}
