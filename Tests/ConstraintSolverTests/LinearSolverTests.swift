import SeededRandom
import Testing

@testable import ConstraintSolver

@Suite struct LinearSolverTests {
  /// A constraint in the tests' form: `Σ terms + constant (relation) 0`.
  private struct Model {
    var terms: [(coefficient: Double, variable: Int)]
    var constant: Double
    var relation: LinearSolver.Relation
    var priority: Float

    func violation(_ values: [Double]) -> Double {
      let value = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
      switch relation {
      case .equal: return abs(value)
      case .lessThanOrEqual: return max(0, value)
      case .greaterThanOrEqual: return max(0, -value)
      }
    }
  }

  private static func randomModel(_ count: Int, using random: inout SeededGenerator) -> Model {
    var used: Set<Int> = []
    var terms: [(coefficient: Double, variable: Int)] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let variable = Int.random(in: 0..<count, using: &random)
      let coefficient: Double = [-2.0, -1.0, -1.0, 1.0, 1.0, 1.0, 2.0].randomElement(using: &random) ?? 1.0
      if used.insert(variable).inserted { terms.append((coefficient, variable)) }
    }
    return Model(
      terms: terms, constant: Double(Int.random(in: -100...100, using: &random)),
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
      priority: [1_000, 1_000, 750, 250, 250, 51].randomElement(using: &random) ?? 1_000)
  }

  private static func add(
    _ model: Model, to solver: inout LinearSolver, _ variables: [LinearSolver.Variable]
  ) throws(LinearSolver.Unsatisfiable) -> LinearSolver.ConstraintID {
    try solver.add(
      model.terms.map { LinearSolver.Term($0.coefficient, variables[$0.variable]) }, constant: model.constant,
      model.relation, priority: model.priority)
  }

  /// Returns the sum of violations of each priority, which is equal for every best solution.
  private static func costs(_ models: [Model], _ values: [Double]) -> [Float: Double] {
    models.reduce(into: [:]) { $0[$1.priority, default: 0] += $1.violation(values) }
  }

  @Test(arguments: 1...300) func changingASystemSolvesItAsWellAsRebuildingIt(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...6, using: &random)
    var solver = LinearSolver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var live: [(model: Model, id: LinearSolver.ConstraintID)] = []
    for _ in 0..<30 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6:
        let model = Self.randomModel(count, using: &random)
        if let id = try? Self.add(model, to: &solver, variables) { live.append((model, id)) }
      case 6, 7:
        guard let index = live.indices.randomElement(using: &random) else { continue }
        solver.remove(live.remove(at: index).id)
      default:
        guard let index = live.indices.randomElement(using: &random) else { continue }
        let constant = Double(Int.random(in: -100...100, using: &random))
        if solver.setConstant(constant, of: live[index].id) { live[index].model.constant = constant }
      }
      let values = variables.map { solver.value(of: $0) }
      var fresh = LinearSolver()
      let freshVariables = (0..<count).map { _ in fresh.makeVariable() }
      for entry in live.reversed() { _ = try Self.add(entry.model, to: &fresh, freshVariables) }
      let found = Self.costs(live.map(\.model), values)
      let best = Self.costs(live.map(\.model), freshVariables.map { fresh.value(of: $0) })
      #expect((found[1_000] ?? 0) < 1e-4)
      for priority: Float in [750, 250, 51] {
        #expect(abs((found[priority] ?? 0) - (best[priority] ?? 0)) < 1e-3)
      }
    }
  }

  @Test func aHigherPriorityWinsAgainstAnyNumberOfLowerOnes() throws {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    _ = try solver.add([.init(1, x)], constant: -10, .equal, priority: 251)
    for _ in 0..<1_000 { _ = try solver.add([.init(1, x)], constant: -500, .equal, priority: 250) }
    #expect(solver.value(of: x) == 10)
  }

  @Test func contradictionsNameTheConstraintsInvolved() throws {
    var solver = LinearSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add([.init(1, x)], constant: -100, .equal, priority: 1_000)
    _ = try solver.add([.init(1, y)], constant: -5, .equal, priority: 1_000)
    do {
      _ = try solver.add([.init(1, x)], constant: -200, .equal, priority: 1_000)
      Issue.record("100 is not 200")
    } catch {
      #expect(error.conflicting == [first])
    }
    #expect(solver.value(of: x) == 100)
    #expect(solver.value(of: y) == 5)
  }

  @Test func movingAnEdgeCostsNoPivotPerUntouchedRow() throws {
    var solver = LinearSolver()
    var ids: [LinearSolver.ConstraintID] = []
    for _ in 0..<500 {
      let (left, width) = (solver.makeVariable(), solver.makeVariable())
      ids.append(try solver.add([.init(1, left)], constant: -20, .equal, priority: 1_000))
      _ = try solver.add([.init(1, width)], constant: -50, .greaterThanOrEqual, priority: 1_000)
      _ = try solver.add([.init(1, width)], constant: -80, .equal, priority: 250)
    }
    let before = solver.pivotCount
    let changed = solver.setConstant(-40, of: ids[250])
    #expect(changed)
    #expect(solver.pivotCount - before <= 1)
  }
}
