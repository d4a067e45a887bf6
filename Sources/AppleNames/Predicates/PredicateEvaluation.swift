import Foundation

extension PredicateTest {
  /// Returns whether the condition is true.
  func isTrue(in context: PredicateContext) -> Bool {
    switch self {
    case .constant(let value): return value
    case .all(let tests): return tests.allSatisfy { $0.isTrue(in: context) }
    case .any(let tests): return tests.contains { $0.isTrue(in: context) }
    case .not(let test): return !test.isTrue(in: context)
    case .comparison(let comparison): return comparison.isTrue(in: context)
    }
  }
}

extension PredicateTerm {
  /// Returns the value.
  func value(in context: PredicateContext) -> Any? {
    switch self {
    case .object: return context.object
    case .constant(let value): return value
    case .variable(let name):
      if let value = context.variables[name] { return value }
      NSException(
        name: .invalidArgumentException, reason: "Can't get value for '\(name)' in bindings \(context.variables)."
      ).raise()
      return nil
    case .path(let base, let steps): return steps[...].value(of: base.value(in: context), in: context)
    case .list(let terms): return terms.map { $0.value(in: context) }
    case .selection(let collection, let variable, let test):
      return PredicateValue(collection.value(in: context)).elements?.filter { element in
        var inner = context
        inner.variables[variable] = element ?? NSNull()
        return test.isTrue(in: inner)
      }
    case .negated(let term):
      guard case .number(let number) = PredicateValue(term.value(in: context)) else { return nil }
      return number.negated.value
    case .arithmetic(let first, let others):
      guard case .number(var result) = PredicateValue(first.value(in: context)) else { return nil }
      for other in others {
        guard case .number(let number) = PredicateValue(other.term.value(in: context)),
          let combined = result.combined(with: number, by: other.symbol)
        else { return nil }
        result = combined
      }
      return result.value
    case .call(let function, let terms): return function.value(of: terms.map { PredicateValue($0.value(in: context)) })
    case .message(let target, let name): return PredicateValue(target.value(in: context)).value(forKey: name)
    case .cast(let term, let type): return PredicateValue(term.value(in: context)).cast(to: type)
    case .conditional(let test, let first, let second):
      return test.isTrue(in: context) ? first.value(in: context) : second.value(in: context)
    case .combination(let left, let combination, let right):
      return combination.value(of: left.value(in: context), right.value(in: context))
    case .block(let body, let terms): return body(terms.map { $0.value(in: context) }, context.object)
    }
  }
}

extension ArraySlice<PredicateStep> {
  /// Returns the value at the end of the steps from a value; nil if any value on the way is nil.
  fileprivate func value(of start: Any?, in context: PredicateContext) -> Any? {
    var current = start
    for index in indices {
      let value = PredicateValue(current)
      switch self[index] {
      case .key(let key): current = value.value(forKey: key)
      case .first: current = value.elements?.first ?? nil
      case .last: current = value.elements?.last ?? nil
      case .size: current = value.elements?.count
      case .index(let term): current = value.element(at: PredicateValue(term.value(in: context)))
      case .aggregate(.count): current = value.elements?.count
      case .aggregate(let aggregate):
        // The keys after such an operator are keys of the elements.
        let rest = self[(index + 1)...]
        return value.elements.flatMap { elements in
          aggregate.value(of: elements.map { PredicateValue(rest.value(of: $0, in: context)) })
        }
      }
    }
    return current
  }
}

extension PredicateValue {
  /// Returns the element of a list at an index, or of a dictionary by its key; nil if there is none.
  fileprivate func element(at index: PredicateValue) -> Any? {
    switch (self, index) {
    case (.list(let elements), .number(.whole(let index))):
      return Int(exactly: index).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    case (.other, .text(let key)): return value(forKey: key)
    default: return nil
    }
  }
}

extension PredicateAggregate {
  /// Returns the aggregate of values. Nil counts as zero in sums and averages, as on Apple's platforms.
  func value(of values: [PredicateValue]) -> Any? {
    switch self {
    case .count: return values.count
    case .sum: return sum(values).value
    case .avg: return values.isEmpty ? nil : sum(values).real / Double(values.count)
    case .min: return extreme(values, .orderedAscending)
    case .max: return extreme(values, .orderedDescending)
    }
  }

  private func sum(_ values: [PredicateValue]) -> PredicateNumber {
    values.reduce(.whole(0)) { sum, value in
      guard case .number(let number) = value else { return sum }
      return sum.combined(with: number, by: .plus) ?? sum
    }
  }

  /// Returns the value that has the order to all others.
  private func extreme(_ values: [PredicateValue], _ order: ComparisonResult) -> Any? {
    var found: PredicateValue?
    for value in values {
      if case .none = value { continue }
      guard let other = found else {
        found = value
        continue
      }
      if value.order(to: other) == order { found = value }
    }
    return found?.value(forKey: "self")
  }
}
