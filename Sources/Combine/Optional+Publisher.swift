extension Optional {
  /// A publisher of the value, if any.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of a value, if there is any.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/swift/optional/publisher-swift.struct).
  public struct Publisher: Combine.Publisher {
    /// The type of the values.
    public typealias Output = Wrapped
    /// The type of the errors: none occur.
    public typealias Failure = Never
    /// The value that every subscriber gets, if any.
    public let output: Wrapped?

    /// Creates a publisher of a value, if there is any.
    public init(_ output: Wrapped?) { self.output = output }

    /// Delivers the values. For this module only.
    public func _subscribe(
      _ receive: @escaping (Wrapped) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      output.map(receive)
      complete(.finished)
      return AnyCancellable {}
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
