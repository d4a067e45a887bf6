extension Publishers {
  /// A publisher of the encoded values, which fails with the error of the encoder.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/encode).
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: DerivedPublisher
  where Upstream.Output: Encodable {
    /// The type of the values.
    public typealias Output = Coder.Output
    /// The type of the errors.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    private let encoder: Coder

    /// Creates the publisher.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    var derived: AnyPublisher<Output, Failure> { upstream.tryMap { try encoder.encode($0) }.eraseToAnyPublisher() }
  }
}

extension Publishers {
  /// A publisher of the decoded values, which fails with the error of the decoder.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/decode).
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: DerivedPublisher
  where Upstream.Output == Coder.Input {
    /// The type of the errors.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    private let decoder: Coder

    /// Creates the publisher.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    var derived: AnyPublisher<Output, Failure> {
      upstream.tryMap { try decoder.decode(Output.self, from: $0) }.eraseToAnyPublisher()
    }
  }
}

extension Publisher where Output: Encodable {
  /// Returns a publisher of the encoded values, which fails with the error of the encoder.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}

extension Publisher {
  /// Returns a publisher of the decoded values, which fails with the error of the decoder.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
