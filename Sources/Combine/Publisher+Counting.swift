import Foundation

extension Publisher {
  /// Returns a publisher that replaces nil values by `output`.
  public func replaceNil<Value>(with output: Value) -> AnyPublisher<Value, Failure> where Output == Value? {
    map { $0 ?? output }
  }
}
