// Operators of a sequence's publisher with a single result.

extension Publishers.Sequence {
  /// Returns a publisher of an array of all elements.
  public func collect() -> Result<[Output], Failure>.Publisher { Result.Publisher(Array(sequence)) }

  /// Returns a publisher of whether all elements satisfy `predicate`.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.allSatisfy(predicate))
  }

  /// Returns a publisher of whether all elements satisfy `predicate`, or of the error that it throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result.Publisher(Result { try sequence.allSatisfy(predicate) })
  }

  /// Returns a publisher of whether an element satisfies `predicate`.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.contains(where: predicate))
  }

  /// Returns a publisher of whether an element satisfies `predicate`, or of the error that it throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result.Publisher(Result { try sequence.contains(where: predicate) })
  }

  /// Returns a publisher of the result of combining all elements.
  public func reduce<Value>(_ initialResult: Value, _ nextPartialResult: (Value, Output) -> Value)
    -> Result<Value, Failure>.Publisher
  { Result.Publisher(sequence.reduce(initialResult, nextPartialResult)) }

  /// Returns a publisher of the result of combining all elements, or of the error that the closure throws.
  public func tryReduce<Value>(_ initialResult: Value, _ nextPartialResult: (Value, Output) throws -> Value)
    -> Result<Value, any Error>.Publisher
  { Result.Publisher(Result { try sequence.reduce(initialResult, nextPartialResult) }) }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// Returns a publisher of whether an element equals `output`.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.contains(output))
  }
}

extension Publishers.Sequence where Failure == Never {
  /// Returns a publisher of the smallest element.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(sequence.min(by: areInIncreasingOrder))
  }

  /// Returns a publisher of the largest element.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(sequence.max(by: areInIncreasingOrder))
  }

  /// Returns a publisher of the first element that satisfies `predicate`.
  public func first(where predicate: (Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(sequence.first(where: predicate))
  }
}

extension Publishers.Sequence where Elements.Element: Comparable, Failure == Never {
  /// Returns a publisher of the smallest element.
  public func min() -> Output?.Publisher { Optional.Publisher(sequence.min()) }

  /// Returns a publisher of the largest element.
  public func max() -> Output?.Publisher { Optional.Publisher(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection {
  /// Returns a publisher of the number of elements.
  public func count() -> Result<Int, Failure>.Publisher { Result.Publisher(sequence.count) }

  /// Returns a publisher of the elements at a range of indices.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence(sequence: Array(sequence[range.clamped(to: sequence.startIndex..<sequence.endIndex)]))
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// Returns a publisher of the first element.
  public func first() -> Output?.Publisher { Optional.Publisher(sequence.first) }

  /// Returns a publisher of the element at an index, if there is one.
  public func output(at index: Elements.Index) -> Output?.Publisher {
    let isInside = index >= sequence.startIndex && index < sequence.endIndex
    return Optional.Publisher(isInside ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// Returns a publisher of the last element.
  public func last() -> Output?.Publisher { Optional.Publisher(sequence.last) }

  /// Returns a publisher of the last element that satisfies `predicate`.
  public func last(where predicate: (Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
  /// Returns a publisher of the number of elements.
  public func count() -> Just<Int> { Just(sequence.count) }
}
