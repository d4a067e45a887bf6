import Foundation

/// Operators that choose from the values, or answer a question about them.
extension Publisher {
  /// Returns a publisher of the value at a position, counted from 0, which then ends.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { output(in: index..<index + 1) }

  /// Returns a publisher of the values at a range of positions, counted from 0, which ends after them.
  public func output<Range: RangeExpression>(in range: Range) -> AnyPublisher<Output, Failure>
  where Range.Bound == Int {
    let positions = range.relative(to: 0..<Int.max)
    return dropFirst(positions.lowerBound).prefix(positions.upperBound - positions.lowerBound)
  }

  /// Returns a publisher of the values after the first one of another publisher. It ends if the other one ends without
  /// a value.
  public func drop<Other: Publisher>(untilOutputFrom publisher: Other) -> AnyPublisher<Output, Failure>
  where Other.Failure == Failure {
    AnyPublisher { receive, complete in
      let group = SubscriptionGroup(expected: 2, complete)
      var isOpen = false
      group.add(isExpected: true) { gate in
        publisher._subscribe(
          { _ in
            gate.deliver {
              isOpen = true
              gate.leave()
            }
          }, gate.endAll)
      }
      group.add(isExpected: true) { member in
        _subscribe({ value in member.deliver { if isOpen { receive(value) } } }, member.endAll)
      }
      return AnyCancellable { group.cancel() }
    }
  }

  /// Returns a publisher of the values before the first one of another publisher, which then ends.
  public func prefix<Other: Publisher>(untilOutputFrom publisher: Other) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let group = SubscriptionGroup(expected: 2, complete)
      group.add(isExpected: true) { gate in
        publisher._subscribe({ _ in gate.endAll(.finished) }) { _ in gate.leave() }
      }
      group.add(isExpected: true) { member in
        _subscribe({ value in member.deliver { receive(value) } }, member.endAll)
      }
      return AnyCancellable { group.cancel() }
    }
  }
}
