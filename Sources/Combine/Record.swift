/// A publisher of recorded values and a completion.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/record).
public struct Record<Output, Failure: Error>: Publisher {
  /// The values and the completion that every subscriber gets.
  public let recording: Recording

  /// Creates a publisher of what the closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates a publisher of recorded values and a completion.
  public init(recording: Recording) { self.recording = recording }

  /// Creates a publisher of values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Delivers the values and the completion. For this module only.
  public func _subscribe(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    recording.output.forEach(receive)
    complete(recording.completion)
    return AnyCancellable {}
  }

  /// Values and a completion.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/record/recording).
  public struct Recording {
    /// The type of the values.
    public typealias Input = Output
    /// The values.
    public private(set) var output: [Output]
    /// The completion.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isOver = false

    /// Creates a recording without values that ends regularly.
    public init() { self.init(output: []) }

    /// Creates a recording of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }

    /// Adds a value. There must be no completion yet.
    public mutating func receive(_ input: Input) {
      precondition(!isOver, "A recording has no values after its completion.")
      output.append(input)
    }

    /// Sets the completion, once.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isOver, "A recording has one completion.")
      self.completion = completion
      isOver = true
    }
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey { case output, completion }
}
