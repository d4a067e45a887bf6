extension Just {
  /// Returns a publisher of whether the value satisfies `predicate`.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

  /// Returns a publisher of whether the value satisfies `predicate`, or of the error that it throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Returns a publisher of whether the value satisfies `predicate`.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

  /// Returns a publisher of whether the value satisfies `predicate`, or of the error that it throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Returns the publisher.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Returns the publisher.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Returns a publisher of the value, unless it is among the first `count`.
  public func dropFirst(_ count: Int = 1) -> Output?.Publisher { Optional.Publisher(count > 0 ? nil : output) }

  /// Returns a publisher of the value if it does not satisfy `predicate`.
  public func drop(while predicate: (Output) -> Bool) -> Output?.Publisher { filter { !predicate($0) } }

  /// Returns a publisher of the value if `maxLength` is at least 1.
  public func prefix(_ maxLength: Int) -> Output?.Publisher { Optional.Publisher(maxLength > 0 ? output : nil) }

  /// Returns a publisher of the value if it satisfies `predicate`.
  public func prefix(while predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

  /// Returns a publisher of the value if the position is 0.
  public func output(at index: Int) -> Output?.Publisher { Optional.Publisher(index == 0 ? output : nil) }

  /// Returns a publisher of the value if the range of positions contains 0.
  public func output<Range: RangeExpression>(in range: Range) -> Output?.Publisher where Range.Bound == Int {
    Optional.Publisher(range.contains(0) ? output : nil)
  }

  /// Returns a publisher of the given values and this one.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

  /// Returns a publisher of the elements of a sequence and this value.
  public func prepend<List: Sequence>(_ elements: List) -> Publishers.Sequence<[Output], Never>
  where List.Element == Output { Publishers.Sequence(sequence: elements + [output]) }

  /// Returns a publisher of this value and the given ones.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

  /// Returns a publisher of this value and the elements of a sequence.
  public func append<List: Sequence>(_ elements: List) -> Publishers.Sequence<[Output], Never>
  where List.Element == Output { Publishers.Sequence(sequence: [output] + elements) }
}

extension Just where Output: Equatable {
  /// Returns a publisher of whether the value equals `output`.
  public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

  /// Returns the publisher.
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
  /// Returns the publisher.
  public func min() -> Just<Output> { self }

  /// Returns the publisher.
  public func max() -> Just<Output> { self }
}
