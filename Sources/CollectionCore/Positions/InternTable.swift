import Synchronization

/// Assigns the same number to equal values, from 0 on, and keeps them for good: for values of which there are few.
package final class InternTable<Value: Hashable & Sendable>: Sendable {
  private struct Entries {
    var numbers: [Value: Int] = [:]
    var values: [Value] = []
  }

  private let entries = Mutex(Entries())

  /// Returns the number of a value, which is stored if it is new.
  func number(of value: Value) -> Int {
    entries.withLock { entries in
      if let number = entries.numbers[value] { return number }
      let number = entries.values.count
      entries.numbers[value] = number
      entries.values.append(value)
      return number
    }
  }

  /// Returns the value of a number that `number(of:)` has returned.
  func value(_ number: Int) -> Value { entries.withLock { $0.values[number] } }
}
