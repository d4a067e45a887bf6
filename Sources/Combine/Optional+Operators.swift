// As on Apple's platforms, operators of an optional's publisher that need no time are applied to the value at once.
// Without a value none of their publishers sends any, except those of `collect` and `replaceEmpty`.

extension Optional.Publisher {
  /// Returns a publisher of the transformed value.
  public func map<Value>(_ transform: (Wrapped) -> Value) -> Value?.Publisher {
    Optional<Value>.Publisher(output.map(transform))
  }

  /// Returns a publisher of the transformed value, if it is not nil.
  public func compactMap<Value>(_ transform: (Wrapped) -> Value?) -> Value?.Publisher {
    Optional<Value>.Publisher(output.flatMap(transform))
  }

  /// Returns a publisher of the value if it satisfies `isIncluded`.
  public func filter(_ isIncluded: (Wrapped) -> Bool) -> Wrapped?.Publisher {
    Optional.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Returns a publisher of an array of the value, or of an empty one.
  public func collect() -> [Wrapped]?.Publisher { Optional<[Wrapped]>.Publisher(output.map { [$0] } ?? []) }

  /// Returns a publisher of the number of values, which is 1.
  public func count() -> Int?.Publisher { map { _ in 1 } }

  /// Returns a publisher of whether the value satisfies `predicate`.
  public func allSatisfy(_ predicate: (Wrapped) -> Bool) -> Bool?.Publisher { map(predicate) }

  /// Returns a publisher of whether the value satisfies `predicate`.
  public func contains(where predicate: (Wrapped) -> Bool) -> Bool?.Publisher { map(predicate) }

  /// Returns a publisher of the result of combining the value with another.
  public func reduce<Value>(_ initialResult: Value, _ nextPartialResult: (Value, Wrapped) -> Value) -> Value?.Publisher
  { map { nextPartialResult(initialResult, $0) } }

  /// Returns a publisher of the result of combining the value with another.
  public func scan<Value>(_ initialResult: Value, _ nextPartialResult: (Value, Wrapped) -> Value) -> Value?.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Returns a publisher of the value, unless it is among the first `count`.
  public func dropFirst(_ count: Int = 1) -> Wrapped?.Publisher { filter { _ in count <= 0 } }

  /// Returns a publisher of the value if it does not satisfy `predicate`.
  public func drop(while predicate: (Wrapped) -> Bool) -> Wrapped?.Publisher { filter { !predicate($0) } }

  /// Returns a publisher of the value if `maxLength` is at least 1.
  public func prefix(_ maxLength: Int) -> Wrapped?.Publisher { filter { _ in maxLength > 0 } }

  /// Returns a publisher of the value if it satisfies `predicate`.
  public func prefix(while predicate: (Wrapped) -> Bool) -> Wrapped?.Publisher { filter(predicate) }

  /// Returns a publisher of the value if the position is 0.
  public func output(at index: Int) -> Wrapped?.Publisher { filter { _ in index == 0 } }

  /// Returns a publisher of the value if the range of positions contains 0.
  public func output<Range: RangeExpression>(in range: Range) -> Wrapped?.Publisher where Range.Bound == Int {
    filter { _ in range.contains(0) }
  }

  /// Returns the publisher.
  public func first() -> Wrapped?.Publisher { self }

  /// Returns a publisher of the value if it satisfies `predicate`.
  public func first(where predicate: (Wrapped) -> Bool) -> Wrapped?.Publisher { filter(predicate) }

  /// Returns the publisher.
  public func last() -> Wrapped?.Publisher { self }

  /// Returns a publisher of the value if it satisfies `predicate`.
  public func last(where predicate: (Wrapped) -> Bool) -> Wrapped?.Publisher { filter(predicate) }

  /// Returns the publisher.
  public func min(by areInIncreasingOrder: (Wrapped, Wrapped) -> Bool) -> Wrapped?.Publisher { self }

  /// Returns the publisher.
  public func max(by areInIncreasingOrder: (Wrapped, Wrapped) -> Bool) -> Wrapped?.Publisher { self }

  /// Returns the publisher.
  public func removeDuplicates(by predicate: (Wrapped, Wrapped) -> Bool) -> Wrapped?.Publisher { self }

  /// Returns the publisher.
  public func replaceError(with output: Wrapped) -> Wrapped?.Publisher { self }

  /// Returns the publisher.
  public func retry(_ times: Int) -> Wrapped?.Publisher { self }

  /// Returns a publisher of the value, or of `output` without one.
  public func replaceEmpty(with output: Wrapped) -> Just<Wrapped> { Just(self.output ?? output) }

  /// Returns a publisher that ends without values.
  public func ignoreOutput() -> Empty<Wrapped, Never> { Empty() }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Returns a publisher of whether the value equals `output`.
  public func contains(_ output: Wrapped) -> Bool?.Publisher { map { $0 == output } }

  /// Returns the publisher.
  public func removeDuplicates() -> Wrapped?.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// Returns the publisher.
  public func min() -> Wrapped?.Publisher { self }

  /// Returns the publisher.
  public func max() -> Wrapped?.Publisher { self }
}
