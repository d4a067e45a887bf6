import Synchronization

/// Gives equal values the same number, from 0 on, and keeps them for good: for values of which there are few.
final class InternTable<Value: Hashable & Sendable>: Sendable {
  private struct Entries {
    var numbers: [Value: Int] = [:]
    var values: [Value] = []
  }

  private let entries = Mutex(Entries())

  /// The number of a value, which is kept if it is a new one.
  func number(of value: Value) -> Int {
    entries.withLock { entries in
      if let number = entries.numbers[value] { return number }
      let number = entries.values.count
      entries.numbers[value] = number
      entries.values.append(value)
      return number
    }
  }

  /// The value of a number that `number(of:)` has given.
  func value(_ number: Int) -> Value { entries.withLock { $0.values[number] } }
}

/// A string as a number, so that copying and comparing it cost nothing; the empty one is not even looked up.
struct InternedName: Hashable, Sendable {
  private let number: Int32
  private static let table = InternTable<String>()

  init(_ string: String) {
    number = string.isEmpty ? 0 : Int32(Self.table.number(of: string)) + 1
  }

  var string: String { number == 0 ? "" : Self.table.value(Int(number) - 1) }
}
