extension Publishers.Filter {
  /// Returns a publisher of the values that satisfy both conditions.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
    let first = self.isIncluded
    return Publishers.Filter(upstream: upstream) { first($0) && isIncluded($0) }
  }

  /// Returns a publisher of the values that satisfy both conditions, which fails with the error that one throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}

extension Publishers.TryFilter {
  /// Returns a publisher of the values that satisfy both conditions.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
    tryFilter(isIncluded)
  }

  /// Returns a publisher of the values that satisfy both conditions, which fails with the error that one throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}

extension Publishers.CompactMap {
  /// Returns a publisher of the values transformed twice that are not nil.
  public func compactMap<Value>(_ transform: @escaping (Output) -> Value?) -> Publishers.CompactMap<Upstream, Value> {
    let first = self.transform
    return Publishers.CompactMap<Upstream, Value>(upstream: upstream) { first($0).flatMap(transform) }
  }

  /// Returns a publisher of the transformed values that are not nil, transformed again.
  public func map<Value>(_ transform: @escaping (Output) -> Value) -> Publishers.CompactMap<Upstream, Value> {
    let first = self.transform
    return Publishers.CompactMap<Upstream, Value>(upstream: upstream) { first($0).map(transform) }
  }
}

extension Publishers.TryCompactMap {
  /// Returns a publisher of the values transformed twice that are not nil, which fails with the errors that are thrown.
  public func compactMap<Value>(
    _ transform: @escaping (Output) throws -> Value?
  ) -> Publishers.TryCompactMap<Upstream, Value> {
    let first = self.transform
    return Publishers.TryCompactMap<Upstream, Value>(upstream: upstream) { try first($0).flatMap(transform) }
  }
}
