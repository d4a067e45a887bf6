// As on Apple's platforms, operators of a sequence's publisher that need no time are applied to the sequence at once.

extension Publishers.Sequence {
  /// Returns a publisher of the transformed elements.
  public func map<Value>(_ transform: (Output) -> Value) -> Publishers.Sequence<[Value], Failure> {
    Publishers.Sequence(sequence: sequence.map(transform))
  }

  /// Returns a publisher of the transformed elements that are not nil.
  public func compactMap<Value>(_ transform: (Output) -> Value?) -> Publishers.Sequence<[Value], Failure> {
    Publishers.Sequence(sequence: sequence.compactMap(transform))
  }

  /// Returns a publisher of the elements that satisfy `isIncluded`.
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence(sequence: sequence.filter(isIncluded))
  }

  /// Returns a publisher of the elements with `output` in place of nil.
  public func replaceNil<Value>(with output: Value) -> Publishers.Sequence<[Output], Failure>
  where Elements.Element == Value? { Publishers.Sequence(sequence: sequence.map { $0 ?? output }) }

  /// Returns a publisher of the running results of combining the elements.
  public func scan<Value>(_ initialResult: Value, _ nextPartialResult: (Value, Output) -> Value)
    -> Publishers.Sequence<[Value], Failure>
  {
    var result = initialResult
    return Publishers.Sequence(
      sequence: sequence.map {
        result = nextPartialResult(result, $0)
        return result
      })
  }

  /// Returns a publisher of the elements after the first `count`.
  public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    Publishers.Sequence(sequence: sequence.dropFirst(Swift.max(0, count)))
  }

  /// Returns a publisher of the elements from the first one that does not satisfy `predicate`.
  public func drop(while predicate: (Output) -> Bool) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    Publishers.Sequence(sequence: sequence.drop(while: predicate))
  }

  /// Returns a publisher of the first elements.
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    Publishers.Sequence(sequence: sequence.prefix(Swift.max(0, maxLength)))
  }

  /// Returns a publisher of the elements up to the first one that does not satisfy `predicate`.
  public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence(sequence: sequence.prefix(while: predicate))
  }

  /// Returns a publisher that ends without values.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Returns the publisher with another type of errors, none of which occur.
  public func setFailureType<NewFailure: Error>(to error: NewFailure.Type) -> Publishers.Sequence<Elements, NewFailure>
  { Publishers.Sequence(sequence: sequence) }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// Returns a publisher of the elements that differ from their predecessors.
  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    var last: Output?
    return filter { element in
      defer { last = element }
      return element != last
    }
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Returns a publisher of the given values and these elements.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { prepend(elements) }

  /// Returns a publisher of the elements of another sequence and these.
  public func prepend<List: Swift.Sequence>(_ elements: List) -> Publishers.Sequence<Elements, Failure>
  where List.Element == Output { Publishers.Sequence(sequence: Elements(elements) + sequence) }

  /// Returns a publisher of the elements of another publisher and these.
  public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
    Publishers.Sequence(sequence: publisher.sequence + sequence)
  }

  /// Returns a publisher of these elements and the given values.
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { append(elements) }

  /// Returns a publisher of these elements and those of another sequence.
  public func append<List: Swift.Sequence>(_ elements: List) -> Publishers.Sequence<Elements, Failure>
  where List.Element == Output { Publishers.Sequence(sequence: sequence + elements) }

  /// Returns a publisher of these elements and those of another publisher.
  public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
    Publishers.Sequence(sequence: sequence + publisher.sequence)
  }
}
