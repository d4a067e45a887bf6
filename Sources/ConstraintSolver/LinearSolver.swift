/// Finds values for variables under linear equations and inequalities of different priorities, and maintains them as
/// constraints are added, removed and changed: the incremental simplex of Badros, Borning and Stuckey's "The Cassowary
/// Linear Arithmetic Constraint Solving Algorithm" (2001).
///
/// Required constraints always hold. Among the others those of higher priority take absolute precedence over those of
/// lower: each priority in use has its own objective row, and costs are compared from the highest down, so a thousand
/// levels need no thousand orders of magnitude. Within one priority the sum of weighted errors is minimal.
///
/// Costs depend on the rows that a change affects, not on the system's size: every symbol knows the rows in which it
/// occurs.
package struct LinearSolver {
  /// A variable whose value is computed.
  package struct Variable: Hashable {
    fileprivate var symbol: Int32
  }

  /// The identity of a constraint of this solver.
  package struct ConstraintID: Hashable {
    fileprivate var index: Int
  }

  package enum Relation {
    case equal, lessThanOrEqual, greaterThanOrEqual

    /// The relation with both sides exchanged.
    package var reversed: Relation {
      switch self {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    }
  }

  package struct Term {
    package var variable: Variable
    package var coefficient: Double
    package init(_ coefficient: Double, _ variable: Variable) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The error of required constraints that contradict each other.
  package struct Unsatisfiable: Error {
    /// The required constraints that cannot hold together with the rejected one, as far as the tableau shows.
    package var conflicting: [ConstraintID]
  }

  /// The priority from which on constraints are required.
  package static let required: Float = 1_000

  private enum Kind: UInt8 { case external, slack, error, dummy }

  private struct Entry {
    var marker: Int32
    /// The second error symbol of an equation that may be violated; −1 without one.
    var other: Int32
    /// The marker's coefficient in the constraint when it was added.
    var markerSign: Double
    var priority: Float
    var weight: Double
    /// The constant of the constraint: `Σ terms + constant (relation) 0`.
    var constant: Double
  }

  private struct Objective {
    var priority: Float
    var row: LinearRow
  }

  private var kinds: [Kind] = []
  private var freeSymbols: [Int32] = []
  /// The rows of basic symbols; nil for the others.
  private var rows: [LinearRow?] = []
  /// The basic symbols in whose rows a symbol occurs; may include some in whose rows it no longer occurs.
  private var columns: [[Int32]] = []
  private var entries: [Entry?] = []
  private var freeEntries: [Int] = []
  /// The objectives, from the highest priority down.
  private var objectives: [Objective] = []
  private var infeasible: [Int32] = []
  /// The constraint to which a marker belongs.
  private var owner: [Int32: Int] = [:]
  /// The number of pivots made, for tests and benchmarks.
  package private(set) var pivotCount = 0

  package init() {}

  // MARK: Variables

  package mutating func makeVariable() -> Variable { Variable(symbol: makeSymbol(.external)) }

  /// Returns the value that solves the system; 0 for a variable without constraints.
  package func value(of variable: Variable) -> Double { rows[Int(variable.symbol)]?.constant ?? 0 }

  /// Returns whether the constraints determine the variable uniquely: nothing on which its value depends can change.
  package func isDetermined(_ variable: Variable) -> Bool {
    guard let row = rows[Int(variable.symbol)] else { return false }
    return row.terms.allSatisfy { kinds[Int($0.symbol)] != .external }
  }

  private mutating func makeSymbol(_ kind: Kind) -> Int32 {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      rows[Int(symbol)] = nil
      columns[Int(symbol)].removeAll(keepingCapacity: true)
      return symbol
    }
    kinds.append(kind)
    rows.append(nil)
    columns.append([])
    return Int32(kinds.count - 1)
  }

  // MARK: Adding

  /// Adds `Σ terms + constant (relation) 0`.
  ///
  /// - Parameters:
  ///   - priority: 1,000 is required.
  ///   - weight: the weight of its error among constraints of the same priority.
  package mutating func add(
    _ terms: [Term], constant: Double, _ relation: Relation, priority: Float, weight: Double = 1
  ) throws(Unsatisfiable) -> ConstraintID {
    var row = LinearRow(constant: constant)
    for term in terms {
      if let basic = rows[Int(term.variable.symbol)] {
        row.add(term.coefficient, basic)
      } else {
        row.add(term.coefficient, term.variable.symbol)
      }
    }
    let isRequired = priority >= Self.required
    var entry = Entry(
      marker: -1, other: -1, markerSign: 1, priority: priority, weight: weight, constant: constant)
    switch relation {
    case .equal:
      if isRequired {
        entry.marker = makeSymbol(.dummy)
        row.add(1, entry.marker)
      } else {
        entry.marker = makeSymbol(.error)
        entry.other = makeSymbol(.error)
        row.add(1, entry.marker)
        row.add(-1, entry.other)
        addCost(weight, of: entry.marker, priority: priority)
        addCost(weight, of: entry.other, priority: priority)
      }
    case .lessThanOrEqual, .greaterThanOrEqual:
      let sign: Double = relation == .lessThanOrEqual ? 1 : -1
      entry.marker = makeSymbol(.slack)
      entry.markerSign = sign
      row.add(sign, entry.marker)
      if !isRequired {
        entry.other = makeSymbol(.error)
        row.add(-sign, entry.other)
        addCost(weight, of: entry.other, priority: priority)
      }
    }
    if row.constant < 0 { row.multiply(by: -1) }
    let id = ConstraintID(index: freeEntries.popLast() ?? entries.count)
    if id.index == entries.count { entries.append(entry) } else { entries[id.index] = entry }
    owner[entry.marker] = id.index

    if let subject = subject(of: row, entry) {
      install(row, subject: subject)
    } else if row.terms.allSatisfy({ kinds[Int($0.symbol)] == .dummy }) {
      guard abs(row.constant) < 1e-6 else {
        let conflicting = owners(in: row, except: id)
        discard(id)
        throw Unsatisfiable(conflicting: conflicting)
      }
      install(row, subject: entry.marker)
    } else if !addWithArtificial(row) {
      let conflicting = owners(in: row, except: id)
      remove(id)
      throw Unsatisfiable(conflicting: conflicting)
    }
    optimize()
    return id
  }

  /// Returns the symbol for which to solve a new row; nil if there is none.
  private func subject(of row: LinearRow, _ entry: Entry) -> Int32? {
    for term in row.terms where kinds[Int(term.symbol)] == .external { return term.symbol }
    for symbol in [entry.marker, entry.other] where symbol >= 0 && kinds[Int(symbol)] != .dummy {
      if row.coefficient(of: symbol) < 0 { return symbol }
    }
    return nil
  }

  private mutating func install(_ row: LinearRow, subject: Int32) {
    var row = row
    row.solve(for: subject)
    substitute(subject, row)
    setRow(row, of: subject)
  }

  /// Finds a feasible basis for a row that cannot simply be solved for a symbol.
  ///
  /// - Returns: whether there is one.
  private mutating func addWithArtificial(_ row: LinearRow) -> Bool {
    let artificial = makeSymbol(.slack)
    setRow(row, of: artificial)
    var cost = row
    while let entering = cost.terms.first(where: { $0.coefficient < 0 && kinds[Int($0.symbol)] != .dummy })?.symbol {
      guard let leaving = leavingRow(for: entering) else { break }
      pivot(entering: entering, leaving: leaving, extra: &cost)
    }
    let succeeded = abs(cost.constant) < 1e-6
    if rows[Int(artificial)] != nil {
      let remaining = rows[Int(artificial)]
      if let remaining, !remaining.terms.isEmpty, succeeded,
        let entering = remaining.terms.first(where: { kinds[Int($0.symbol)] != .dummy })?.symbol
          ?? remaining.terms.first?.symbol
      {
        pivot(entering: entering, leaving: artificial, extra: &cost)
      } else {
        rows[Int(artificial)] = nil
      }
    }
    // Wherever the artificial variable still occurs, it is zero.
    for basic in columns[Int(artificial)] { rows[Int(basic)]?.remove(artificial) }
    for index in objectives.indices { objectives[index].row.remove(artificial) }
    free(artificial)
    return succeeded
  }

  private func owners(in row: LinearRow, except id: ConstraintID) -> [ConstraintID] {
    row.terms.compactMap { owner[$0.symbol] }.filter { $0 != id.index }.map { ConstraintID(index: $0) }
  }

  private mutating func addCost(_ weight: Double, of symbol: Int32, priority: Float) {
    var index = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
    if index == objectives.count || objectives[index].priority != priority {
      objectives.insert(Objective(priority: priority, row: LinearRow()), at: index)
      index = objectives.firstIndex { $0.priority == priority } ?? index
    }
    if let basic = rows[Int(symbol)] {
      objectives[index].row.add(weight, basic)
    } else {
      objectives[index].row.add(weight, symbol)
    }
  }

  // MARK: Removing

  package mutating func remove(_ id: ConstraintID) {
    guard let entry = entries[id.index] else { return }
    if entry.other >= 0 {
      if kinds[Int(entry.marker)] == .error { addCost(-entry.weight, of: entry.marker, priority: entry.priority) }
      addCost(-entry.weight, of: entry.other, priority: entry.priority)
    }
    let marker = entry.marker
    if rows[Int(marker)] == nil, let leaving = rowToLeave(with: marker) {
      var unused = LinearRow()
      pivot(entering: marker, leaving: leaving, extra: &unused)
    }
    rows[Int(marker)] = nil
    discard(id)
    optimize()
  }

  /// Frees a constraint's symbols, which occur in no row or only where they are zero.
  private mutating func discard(_ id: ConstraintID) {
    guard let entry = entries[id.index] else { return }
    for symbol in [entry.marker, entry.other] where symbol >= 0 {
      for basic in columns[Int(symbol)] { rows[Int(basic)]?.remove(symbol) }
      for index in objectives.indices { objectives[index].row.remove(symbol) }
      free(symbol)
    }
    owner[entry.marker] = nil
    entries[id.index] = nil
    freeEntries.append(id.index)
    objectives.removeAll { $0.row.terms.isEmpty && abs($0.row.constant) < LinearRow.tolerance }
  }

  private mutating func free(_ symbol: Int32) {
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    freeSymbols.append(symbol)
  }

  /// Returns the row with which to pivot a marker so that its constraint can be removed: preferably one that keeps the
  /// others feasible.
  private mutating func rowToLeave(with marker: Int32) -> Int32? {
    var (first, second) = (Double.infinity, Double.infinity)
    var (negative, positive, external): (Int32?, Int32?, Int32?) = (nil, nil, nil)
    for basic in column(marker) {
      guard let row = rows[Int(basic)] else { continue }
      let coefficient = row.coefficient(of: marker)
      if kinds[Int(basic)] == .external {
        external = basic
      } else if coefficient < 0 {
        let ratio = -row.constant / coefficient
        if ratio < first { (first, negative) = (ratio, basic) }
      } else {
        let ratio = row.constant / coefficient
        if ratio < second { (second, positive) = (ratio, basic) }
      }
    }
    return negative ?? positive ?? external
  }

  // MARK: Changing

  /// Changes the constant of `Σ terms + constant (relation) 0`.
  ///
  /// - Returns: false if required constraints do not allow it; the constant is then unchanged.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) -> Bool {
    guard let entry = entries[id.index] else { return false }
    let delta = constant - entry.constant
    guard delta != 0 else { return true }
    entries[id.index]?.constant = constant
    if shift(entry, by: delta) {
      optimize()
      return true
    }
    entries[id.index]?.constant = entry.constant
    _ = shift(entry, by: -delta)
    // The attempt may have left some rows negative.
    for basic in rows.indices where kinds[basic] != .external && (rows[basic]?.constant ?? 0) < 0 {
      infeasible.append(Int32(basic))
    }
    optimize()
    return false
  }

  /// Shifts a constraint's constant. When the constant of `constant + … + sign × marker = 0` grows by an amount, the
  /// old marker is the new one plus the amount (times the sign), in all rows in which it occurs.
  private mutating func shift(_ entry: Entry, by amount: Double) -> Bool {
    let delta = entry.markerSign * amount
    if rows[Int(entry.marker)] != nil {
      rows[Int(entry.marker)]?.constant -= delta
      if let row = rows[Int(entry.marker)], row.constant < 0 { infeasible.append(entry.marker) }
      return dualOptimize()
    }
    for basic in column(entry.marker) {
      guard let coefficient = rows[Int(basic)]?.coefficient(of: entry.marker) else { continue }
      rows[Int(basic)]?.constant += coefficient * delta
      if kinds[Int(basic)] != .external, let row = rows[Int(basic)], row.constant < 0 { infeasible.append(basic) }
    }
    return dualOptimize()
  }

  // MARK: Simplex

  /// Returns the basic symbols in whose rows `symbol` occurs, and cleans up the column on the way.
  private mutating func column(_ symbol: Int32) -> [Int32] {
    var seen: Set<Int32> = []
    let current = columns[Int(symbol)].filter {
      (rows[Int($0)]?.coefficient(of: symbol) ?? 0) != 0 && seen.insert($0).inserted
    }
    columns[Int(symbol)] = current
    return current
  }

  private mutating func setRow(_ row: LinearRow, of basic: Int32) {
    for term in row.terms { columns[Int(term.symbol)].append(basic) }
    rows[Int(basic)] = row
  }

  /// Replaces `symbol` by `row` wherever it occurs.
  private mutating func substitute(_ symbol: Int32, _ row: LinearRow) {
    for basic in column(symbol) where basic != symbol {
      guard var target = rows[Int(basic)] else { continue }
      rows[Int(basic)] = nil
      let coefficient = target.coefficient(of: symbol)
      target.remove(symbol)
      target.add(coefficient, row) { columns[Int($0)].append(basic) }
      if kinds[Int(basic)] != .external, target.constant < 0 {
        if target.constant > -LinearRow.tolerance { target.constant = 0 } else { infeasible.append(basic) }
      }
      rows[Int(basic)] = target
    }
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    for index in objectives.indices {
      let coefficient = objectives[index].row.coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      objectives[index].row.remove(symbol)
      objectives[index].row.add(coefficient, row)
    }
  }

  private mutating func pivot(entering: Int32, leaving: Int32, extra: inout LinearRow) {
    guard var row = rows[Int(leaving)] else { return }
    pivotCount += 1
    rows[Int(leaving)] = nil
    row.solve(for: entering, leaving: leaving)
    substitute(entering, row)
    let coefficient = extra.coefficient(of: entering)
    if coefficient != 0 {
      extra.remove(entering)
      extra.add(coefficient, row)
    }
    setRow(row, of: entering)
  }

  /// Pivots until no symbol can lower the costs, with the highest priority first.
  private mutating func optimize() {
    // Removing a constraint can leave rows negative.
    if !infeasible.isEmpty { _ = dualOptimize() }
    var unused = LinearRow()
    while let entering = enteringSymbol(), let leaving = leavingRow(for: entering) {
      pivot(entering: entering, leaving: leaving, extra: &unused)
    }
    infeasible.removeAll(keepingCapacity: true)
  }

  /// Returns the lowest symbol (Bland's rule: no cycles) whose first cost, from the highest priority down, is negative.
  private func enteringSymbol() -> Int32? {
    for level in objectives.indices {
      for term in objectives[level].row.terms
      where term.coefficient < -LinearRow.tolerance && kinds[Int(term.symbol)] != .dummy {
        let isFree = objectives[..<level].allSatisfy { $0.row.coefficient(of: term.symbol) < LinearRow.tolerance }
        if isFree { return term.symbol }
      }
    }
    return nil
  }

  /// Returns the row that first reaches zero when `entering` grows.
  private mutating func leavingRow(for entering: Int32) -> Int32? {
    var best = Double.infinity
    var found: Int32?
    for basic in column(entering) where kinds[Int(basic)] != .external {
      guard let row = rows[Int(basic)] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -row.constant / coefficient
      if ratio < best - 1e-12 || (ratio <= best + 1e-12 && basic < (found ?? .max)) {
        best = min(best, ratio)
        found = basic
      }
    }
    return found
  }

  /// Makes negative rows feasible again while costs stay minimal.
  ///
  /// - Returns: false if that is impossible.
  private mutating func dualOptimize() -> Bool {
    var unused = LinearRow()
    while let leaving = infeasible.popLast() {
      guard let row = rows[Int(leaving)], kinds[Int(leaving)] != .external, row.constant < -LinearRow.tolerance else {
        continue
      }
      var best: [Double] = []
      var entering: Int32?
      for term in row.terms where term.coefficient > 0 && kinds[Int(term.symbol)] != .dummy {
        let ratios = objectives.map { $0.row.coefficient(of: term.symbol) / term.coefficient }
        if entering == nil || ratios.lexicographicallyPrecedes(best) { (best, entering) = (ratios, term.symbol) }
      }
      guard let entering else {
        infeasible.removeAll(keepingCapacity: true)
        return false
      }
      pivot(entering: entering, leaving: leaving, extra: &unused)
    }
    return true
  }

  /// The minimised costs: the weighted errors, summed for each priority in use, from the highest down.
  var costs: [(priority: Float, cost: Double)] { objectives.map { ($0.priority, $0.row.constant) } }
}
