/// A linear expression over symbols, `constant + Σ coefficient × symbol`, sorted by symbol.
///
/// Rows of layouts have a handful of terms, for which a sorted array is faster than a dictionary in every respect.
struct LinearRow {
  struct Term {
    var symbol: Int32
    var coefficient: Double
  }

  /// Coefficients closer to zero than this count as zero: they are the rest of numbers that cancel out.
  static let tolerance = 1e-9

  var constant: Double
  private(set) var terms: [Term] = []

  init(constant: Double = 0) { self.constant = constant }

  private func position(of symbol: Int32) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the coefficient of a symbol; 0 if it does not occur. O(log terms).
  func coefficient(of symbol: Int32) -> Double {
    let index = position(of: symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
  }

  mutating func add(_ coefficient: Double, _ symbol: Int32) {
    let index = position(of: symbol)
    if index < terms.count, terms[index].symbol == symbol {
      terms[index].coefficient += coefficient
      if abs(terms[index].coefficient) < Self.tolerance { terms.remove(at: index) }
    } else if abs(coefficient) >= Self.tolerance {
      terms.insert(Term(symbol: symbol, coefficient: coefficient), at: index)
    }
  }

  /// Adds `factor` times another row.
  ///
  /// - Parameter onNew: called for each symbol that did not occur in this row.
  mutating func add(_ factor: Double, _ other: LinearRow, onNew: (Int32) -> Void = { _ in }) {
    constant += factor * other.constant
    guard !other.terms.isEmpty else { return }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var (mine, theirs) = (0, 0)
    while mine < terms.count || theirs < other.terms.count {
      if theirs == other.terms.count || (mine < terms.count && terms[mine].symbol < other.terms[theirs].symbol) {
        merged.append(terms[mine])
        mine += 1
      } else if mine == terms.count || other.terms[theirs].symbol < terms[mine].symbol {
        let term = other.terms[theirs]
        let coefficient = factor * term.coefficient
        if abs(coefficient) >= Self.tolerance {
          merged.append(Term(symbol: term.symbol, coefficient: coefficient))
          onNew(term.symbol)
        }
        theirs += 1
      } else {
        let coefficient = terms[mine].coefficient + factor * other.terms[theirs].coefficient
        if abs(coefficient) >= Self.tolerance {
          merged.append(Term(symbol: terms[mine].symbol, coefficient: coefficient))
        }
        mine += 1
        theirs += 1
      }
    }
    terms = merged
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  mutating func remove(_ symbol: Int32) {
    let index = position(of: symbol)
    if index < terms.count, terms[index].symbol == symbol { terms.remove(at: index) }
  }

  /// Transforms `0 = constant + … + coefficient × symbol` to `symbol = …`.
  mutating func solve(for symbol: Int32) {
    let coefficient = coefficient(of: symbol)
    remove(symbol)
    multiply(by: -1 / coefficient)
  }

  /// Transforms `basic = … + coefficient × symbol` to `symbol = … + basic / coefficient`.
  mutating func solve(for symbol: Int32, leaving basic: Int32) {
    add(-1, basic)
    solve(for: symbol)
  }
}
