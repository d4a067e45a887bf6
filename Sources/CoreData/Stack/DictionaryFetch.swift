import AppleNames
import Foundation

/// Dictionaries as results of a fetch: of chosen properties of each object, or of each group of objects.
struct DictionaryFetch {
  private enum Column {
    case key(String)
    case expression(String, AppleNames.NSExpression)
    case aggregate(String, function: String, argument: AppleNames.NSExpression?)

    var name: String {
      switch self {
      case .key(let name), .expression(let name, _), .aggregate(let name, _, _): name
      }
    }
  }

  private let values: FetchValues
  private let columns: [Column]
  private static let aggregates: Set = ["sum:", "count:", "min:", "max:", "average:"]

  init(_ values: FetchValues, _ entity: NSEntityDescription) {
    self.values = values
    let wanted: [Any] =
      values.propertiesToFetch
      ?? entity.properties.filter { $0 is NSAttributeDescription && !$0.isTransient }.map(\.name)
    columns = wanted.compactMap { item in
      if let name = item as? String { return .key(name) }
      guard let column = item as? NSExpressionDescription, let expression = column.expression else {
        return (item as? NSPropertyDescription).map { .key($0.name) }
      }
      if expression.expressionType == .function, Self.aggregates.contains(expression.function) {
        return .aggregate(column.name, function: expression.function, argument: expression.arguments?.first)
      }
      return .expression(column.name, expression)
    }
  }

  func results(of items: [NSObject]) throws -> [Any] {
    var found: [NSDictionary]
    let groupKeys = (values.propertiesToGroupBy ?? []).compactMap {
      ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name
    }
    let hasAggregates = columns.contains { if case .aggregate = $0 { true } else { false } }
    if !groupKeys.isEmpty || hasAggregates {
      found = groups(items, groupKeys).map(row)
      if let having = values.havingPredicate { found = found.filter { having.evaluate(with: $0) } }
    } else {
      found = items.map { row([$0]) }
    }
    if values.returnsDistinctResults {
      var seen: Set<NSDictionary> = []
      found = found.filter { seen.insert($0).inserted }
    }
    let rest = found.dropFirst(max(0, values.offset))
    return Array(values.limit > 0 ? rest.prefix(values.limit) : rest)
  }

  /// Returns the groups of objects with equal values, in the order of their first ones.
  private func groups(_ items: [NSObject], _ keys: [String]) -> [[NSObject]] {
    guard !keys.isEmpty else { return [items] }
    var places: [NSDictionary: Int] = [:]
    var result: [[NSObject]] = []
    for item in items {
      let group = NSMutableDictionary()
      for key in keys { group[key as NSString] = value(item, key) ?? NSNull() }
      if let place = places[group] {
        result[place].append(item)
      } else {
        places[group] = result.count
        result.append([item])
      }
    }
    return result
  }

  private func row(_ group: [NSObject]) -> NSDictionary {
    let row = NSMutableDictionary()
    for column in columns {
      let value: Any? =
        switch column {
        case .key(let name): group.first.flatMap { self.value($0, name) }
        case .expression(_, let expression): group.first.flatMap { expression.expressionValue(with: $0, context: nil) }
        case .aggregate(_, let function, let argument): aggregate(function, argument, group)
        }
      if let value = StoredAttribute.plain(value) {
        row[column.name as NSString] = (value as? RowObject)?.identity ?? value
      }
    }
    return row
  }

  private func value(_ item: NSObject, _ key: String) -> Any? {
    let found = key.contains(".") ? item.value(forKeyPath: key) : item.value(forKey: key)
    return (found as? RowObject)?.identity ?? found
  }

  private func aggregate(_ function: String, _ argument: AppleNames.NSExpression?, _ group: [NSObject]) -> Any? {
    let found = group.compactMap { item in
      StoredAttribute.plain(argument?.expressionValue(with: item, context: nil))
    }
    let numbers = found.compactMap { $0 as? NSNumber }
    switch function {
    case "count:": return NSNumber(value: found.count)
    case "sum:": return sum(numbers)
    case "average:": return numbers.isEmpty ? nil : NSNumber(value: sum(numbers).doubleValue / Double(numbers.count))
    default:
      let order: ComparisonResult = function == "min:" ? .orderedAscending : .orderedDescending
      let descriptor = NSSortDescriptor(key: "self", ascending: true)
      return found.reduce(nil as Any?) { best, next in
        guard let best else { return next }
        return descriptor.compare(next, to: best) == order ? next : best
      }
    }
  }

  private func sum(_ numbers: [NSNumber]) -> NSNumber {
    let isWhole = numbers.allSatisfy { !["d", "f"].contains(String(cString: $0.objCType)) && !($0 is NSDecimalNumber) }
    guard isWhole else { return NSNumber(value: numbers.reduce(0) { $0 + $1.doubleValue }) }
    return NSNumber(value: numbers.reduce(Int64(0)) { $0 &+ $1.int64Value })
  }
}
