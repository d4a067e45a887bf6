import Synchronization

/// The values of traits that apps define. A value that is not `Equatable` counts as changed whenever it is set.
///
/// Unchecked because of the values of any type, which are returned as they were given.
struct CustomTraits: Hashable, @unchecked Sendable {
  private struct Entry {
    let value: Any
    let affectsColors: Bool
    let stamp: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private static let stamps = Atomic(0)

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value }
    set {
      guard let newValue else {
        entries[ObjectIdentifier(trait)] = nil
        return
      }
      let stamp = Self.stamps.wrappingAdd(1, ordering: .relaxed).newValue
      entries[ObjectIdentifier(trait)] = Entry(
        value: newValue, affectsColors: trait.affectsColorAppearance, stamp: stamp)
    }
  }

  func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }
  mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

  /// Copies every value of `other`.
  mutating func take(_ other: CustomTraits) {
    if other.entries.isEmpty { return }
    entries.merge(other.entries) { $1 }
  }

  func differs(from other: CustomTraits, in trait: UITrait) -> Bool {
    !Self.same(entries[ObjectIdentifier(trait)], other.entries[ObjectIdentifier(trait)])
  }

  /// Returns whether a trait that dynamic colours depend on differs.
  func colorsDiffer(from other: CustomTraits) -> Bool {
    Set(entries.keys).union(other.entries.keys).contains { key in
      (entries[key] ?? other.entries[key])?.affectsColors == true && !Self.same(entries[key], other.entries[key])
    }
  }

  private static func same(_ left: Entry?, _ right: Entry?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if left.stamp == right.stamp { return true }
    func equal<Value: Equatable>(_ value: Value) -> Bool { right.value as? Value == value }
    guard let value = left.value as? any Equatable else { return false }
    return equal(value)
  }

  static func == (left: CustomTraits, right: CustomTraits) -> Bool {
    left.entries.count == right.entries.count && left.entries.allSatisfy { same($0.value, right.entries[$0.key]) }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(entries.count) }
}
