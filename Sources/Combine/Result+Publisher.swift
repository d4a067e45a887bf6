extension Result {
  /// A publisher of the value or the error.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of a value or an error.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/swift/result/publisher-swift.struct).
  public struct Publisher: Combine.Publisher {
    /// The type of the values.
    public typealias Output = Success
    /// The result that every subscriber gets.
    public let result: Result<Success, Failure>

    /// Creates a publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// Creates a publisher of a value.
    public init(_ output: Success) { self.init(.success(output)) }
    /// Creates a publisher that fails.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    /// Delivers the values. For this module only.
    public func _subscribe(
      _ receive: @escaping (Success) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      switch result {
      case .success(let value):
        receive(value)
        complete(.finished)
      case .failure(let error): complete(.failure(error))
      }
      return AnyCancellable {}
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
