/// A string as a number, so that copying and comparing it cost nothing; the empty one needs no look-up.
@usableFromInline package struct InternedName: Hashable, Sendable {
  @usableFromInline let number: Int32
  private static let table = InternTable<String>()

  package init(_ string: String) {
    number = string.isEmpty ? 0 : Int32(Self.table.number(of: string)) + 1
  }

  @inlinable package static func == (lhs: InternedName, rhs: InternedName) -> Bool { lhs.number == rhs.number }

  package var string: String { number == 0 ? "" : Self.table.value(Int(number) - 1) }
}
